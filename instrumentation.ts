/** Next calls this once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { encodeBuffersAsBase64 } = await import('@/lib/boot/buffer-json')
    const { startApp } = await import('@/lib/boot/start-app')
    encodeBuffersAsBase64()
    startApp({ handlesSignals: Boolean(process.env.NEXT_MANUAL_SIG_HANDLE) })
    // In development the first search does it, so that the first page is not kept waiting.
    if (process.env.NODE_ENV === 'production') {
      const { prepareSearch } = await import('@/lib/publishing/search/search-index')
      prepareSearch()
    }
  }
}
