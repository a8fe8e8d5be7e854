/** Partners seen at once (spec 1, section 9). */
export const VISIBLE = { phone: 2, wide: 4 }
