/** Calls of the site's forms, and what staff read of them. */
import type { CollectionSlug } from 'payload'
import { cms } from '@/lib/cms/payload'
import type { ContactMessage } from '@/lib/content/types'
import type { Call } from './calls'
import { ApiError, noRecord } from './errors'
import { personWho } from './person'
import { leadToNotSent, wantsPage } from './plain-post'

const NOT_OPEN = new ApiError(
  'not_open',
  'This form cannot take entries yet. Nothing was stored; please phone or write to us until it can.',
)

const notOpen = async (request: Request): Promise<Response> => {
  if (wantsPage(request)) return leadToNotSent(request)
  throw NOT_OPEN
}

/** Public writes whose capability is not built yet. */
export const closedForms: Call[] = [
  { method: 'POST', path: ['contact', 'create-contact'], summary: 'Sends a message', run: notOpen },
  { method: 'POST', path: ['pledges'], summary: 'Promises a gift', run: notOpen },
  { method: 'POST', path: ['volunteer-registrations'], summary: 'Registers a volunteer', run: notOpen },
]

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
