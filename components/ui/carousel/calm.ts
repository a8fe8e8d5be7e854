/** Whether the visitor has asked for less motion. For effects and handlers, never for the first render. */
export function prefersCalm(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
