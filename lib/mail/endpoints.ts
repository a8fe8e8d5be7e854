/** What staff do with mails, below /api/mails. */
import type { Endpoint, PayloadRequest } from 'payload'
import { parseId } from '@/lib/addresses'
import { mailKindsOf } from './areas'
import { Outbox } from './outbox'
import { wakeOutbox } from './wake'

const said = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

/** What is said of a mail that the call is not for. */
const NOT_FOR = {
  waiting: 'This mail waits to be sent already.',
  sent: 'This mail is sent already.',
  refused: 'This mail was refused meanwhile.',
  left: 'This mail is left as it is already.',
}

/**
 * @param change null where the mail is none that it is for
 * @returns for a mail of another area what is said of one that is not there: that it is, is not their business
 */
async function settle(req: PayloadRequest, change: (outbox: Outbox, id: number) => Promise<string | null>) {
  const kinds = mailKindsOf(req.user, 'update')
  if (kinds.length === 0) return said(403, 'Your account may not settle mails.')
  const id = parseId(String(req.routeParams?.id))
  const find = () => req.payload.findByID({ collection: 'mails', id: id ?? 0, depth: 0, disableErrors: true })
  const mail = id && (await find())
  if (!mail || !kinds.includes(mail.kind)) return said(404, 'There is no such mail.')
  const message = await change(new Outbox(req.payload.db), mail.id)
  if (message) return Response.json({ message })
  const now = await find()
  return now ? said(409, NOT_FOR[now.state]) : said(404, 'There is no such mail.')
}

export const mailEndpoints: Endpoint[] = [
  {
    path: '/:id/resend',
    method: 'post',
    handler: (req) =>
      settle(req, async (outbox, id) => {
        if (!(await outbox.resend(id))) return null
        wakeOutbox()
        return 'The mail will be sent again.'
      }),
  },
  {
    path: '/:id/leave',
    method: 'post',
    handler: (req) =>
      settle(req, async (outbox, id) => ((await outbox.leave(id)) ? 'The mail is left as it is.' : null)),
  },
]
