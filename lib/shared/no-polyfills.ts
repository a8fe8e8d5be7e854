/**
 * Stands in for Next's polyfills in browsers (next.config.ts): Chrome and Firefox from 111 and Safari from 16.4 on, which Next
 * supports, have by themselves what any script asks for, and of Node's process no script asks for more than this.
 */
export const env = {}
