/** Language in which staff should write to a person, for labels of such fields. */
export const inLanguage = ({ locale }: { locale: string }) => (locale === 'bn' ? 'in Bangla' : 'in English')
