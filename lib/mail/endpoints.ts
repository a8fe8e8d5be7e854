/** What staff do with mails, below /api/mails. */
import type { Endpoint } from 'payload'
import { allowed } from '@/lib/cms/access/roles'
import { Outbox } from './outbox'
import { wakeOutbox } from './wake'

const said = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

export const mailEndpoints: Endpoint[] = [
  {
    path: '/:id/resend',
    method: 'post',
    handler: async (req) => {
      if (!allowed(req.user, 'inbox', 'update')) return said(403, 'Your account may not send mails again.')
      const id = String(req.routeParams?.id)
      if (!/^[1-9]\d{0,8}$/.test(id)) return said(404, 'There is no such mail.')
      if (await new Outbox(req.payload.db).resend(Number(id))) {
        wakeOutbox()
        return Response.json({ message: 'The mail will be sent again.' })
      }
      const find = { collection: 'mails', id: Number(id), depth: 0, disableErrors: true } as const
      const mail = await req.payload.findByID(find)
      if (!mail) return said(404, 'There is no such mail.')
      return said(409, mail.state === 'sent' ? 'This mail is sent already.' : 'This mail waits to be sent already.')
    },
  },
]
