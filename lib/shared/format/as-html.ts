/** A plain text as HTML; between quotes of an attribute it needs more. */
export const asHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A plain text between the double quotes of an attribute. */
export const asAttribute = (text: string): string => asHtml(text).replaceAll('"', '&quot;')
