import { handleCall } from '@/lib/api/handle-call'

interface CallContext {
  params: Promise<{ call?: string[] }>
}

async function handle(request: Request, { params }: CallContext): Promise<Response> {
  return handleCall(request, (await params).call ?? [])
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as PATCH, handle as POST, handle as PUT }
