/** What staff read of the contact form’s messages. */
import type { CollectionSlug } from 'payload'
import { cms } from '@/lib/cms/payload'
import type { ContactMessage } from '@/lib/content/types'
import type { Call } from './calls'
import { noRecord } from './errors'
import { personWho } from './person'

const collection = 'messages' satisfies CollectionSlug

function toMessage(stored: Record<string, unknown> & { id: number | string }): ContactMessage {
  return {
    Id: Number(stored.id),
    mailAddress: String(stored.mailAddress ?? ''),
    mailerName: String(stored.mailerName ?? ''),
    mailerSubject: String(stored.mailerSubject ?? ''),
    mailerMessage: String(stored.mailerMessage ?? ''),
    senderPhone: String(stored.senderPhone ?? ''),
  }
}

const privately = (data: unknown) => Response.json({ data }, { headers: { 'cache-control': 'no-store' } })

async function readMessage(request: Request, id: number, action: 'read' | 'delete') {
  const payload = await cms()
  const user = await personWho(payload, request, 'inbox', action)
  const found = await payload.findByID({ collection, id, user, overrideAccess: false, disableErrors: true })
  if (!found) throw noRecord('contact', id)
  return { payload, user, found }
}

/** Messages are the coordinators' and administrators' to read, never the public's. */
export const messageCalls: Call[] = [
  {
    method: 'GET',
    path: ['contact'],
    summary: 'Messages, for staff',
    staff: true,
    run: async (request) => {
      const payload = await cms()
      const user = await personWho(payload, request, 'inbox', 'read')
      const { docs } = await payload.find({ collection, user, overrideAccess: false, pagination: false, sort: '-id' })
      return privately(docs.map((doc) => toMessage(doc as never)))
    },
  },
  {
    method: 'GET',
    path: ['contact', '{id}'],
    summary: 'One message, for staff',
    staff: true,
    run: async (request, [id = 0]) => privately(toMessage((await readMessage(request, id, 'read')).found as never)),
  },
  {
    method: 'DELETE',
    path: ['contact', '{id}'],
    summary: 'Deletes a message',
    staff: true,
    run: async (request, [id = 0]) => {
      const { payload, user, found } = await readMessage(request, id, 'delete')
      await payload.delete({ collection, id, user, overrideAccess: false })
      return privately(toMessage(found as never))
    },
  },
]
