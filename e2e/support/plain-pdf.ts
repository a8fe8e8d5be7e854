import { unique } from './records'

/** A PDF that no other test has. @param more of its catalogue */
export const plainPdf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Mark(${unique('report')})${more}>>\nendobj\nxref\ntrailer\n<<>>\n%%EOF`,
  )
