/** Next calls this once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { writeBuffersShort } = await import('@/lib/boot/buffers-in-json')
    const { beginServing } = await import('@/lib/boot/serving')
    const { prepareSearch } = await import('@/lib/publishing/search/search-index')
    writeBuffersShort()
    beginServing({ endsItself: Boolean(process.env.NEXT_MANUAL_SIG_HANDLE) })
    prepareSearch()
  }
}
