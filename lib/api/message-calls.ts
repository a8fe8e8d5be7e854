/** What staff read of the contact form’s messages. */

import type { CollectionSlug } from 'payload'
import { API_CALLS } from '@/lib/access/rights/matrix'
import { cms } from '@/lib/cms/instance'
import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import type { ContactMessage } from '@/lib/shared/content/types'
import type { StaffCall } from './call'
import { noRecord } from './errors'
import type { Person } from './transaction'

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

const privately = (data: unknown) => Response.json({ data }, { headers: { 'cache-control': PRIVATE_NO_STORE } })

async function readMessage(user: Person, id: number) {
  const payload = await cms()
  const found = await payload.findByID({ collection, id, user, overrideAccess: false, disableErrors: true })
  if (!found) throw noRecord('contact', id)
  return { payload, found }
}

/** Messages are the coordinators' and administrators' to read, never the public's. */
export const messageCalls: StaffCall[] = [
  {
    method: 'GET',
    path: ['contact'],
    summary: 'Messages, for staff',
    needs: API_CALLS['GET contact'],
    run: async (_request, _ids, user) => {
      const payload = await cms()
      const { docs } = await payload.find({ collection, user, overrideAccess: false, pagination: false, sort: '-id' })
      return privately(docs.map((doc) => toMessage(doc as never)))
    },
  },
  {
    method: 'GET',
    path: ['contact', '{id}'],
    summary: 'One message, for staff',
    needs: API_CALLS['GET contact/{id}'],
    run: async (_request, [id = 0], user) => privately(toMessage((await readMessage(user, id)).found as never)),
  },
  {
    method: 'DELETE',
    path: ['contact', '{id}'],
    summary: 'Deletes a message',
    needs: API_CALLS['DELETE contact/{id}'],
    run: async (_request, [id = 0], user) => {
      const { payload, found } = await readMessage(user, id)
      await payload.delete({ collection, id, user, overrideAccess: false })
      return privately(toMessage(found as never))
    },
  },
]
