/** How much longer a suspected message that nobody has read waits for somebody to read it. */
export const UNREAD_TIMES = 3
