/** What a call refuses field by field: name of a field → what is wrong there, as the person who typed is told. */
export type FieldProblems = Partial<Record<string, string>>
