import { serveMedia } from '@/lib/media/serve'

/** Pictures of the content, until a front before the app serves them itself. */
async function serve(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return serveMedia(request, (await params).file)
}

export { serve as GET, serve as HEAD }
