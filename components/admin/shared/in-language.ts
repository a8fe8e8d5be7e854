/** Said where a reason is typed that the donor reads. */
export const inLanguage = ({ locale }: { locale: string }) => (locale === 'bn' ? 'in Bangla' : 'in English')
