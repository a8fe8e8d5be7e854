/** Whether the visitor has asked for less motion. For effects and handlers, never for the first render. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
