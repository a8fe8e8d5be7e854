import type { Payload, PayloadRequest } from 'payload'
import { hostName } from '@/lib/platform/site-name'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImagePath } from '@/lib/shared/content/types'
import { cleanLines } from '@/lib/shared/format/clean-text'
import { idOf } from '@/lib/shared/format/related-id'
import type { Issuer } from './receipt-view'

/** The foundation as its receipts name it, from the settings of today. */
export async function receiptIssuer(payload: Payload, locale: Locale): Promise<Issuer> {
  const read = { locale, depth: 0, overrideAccess: true } as const
  const [settings, { receipts }] = await Promise.all([
    payload.findGlobal({ slug: 'settings', ...read }),
    payload.findGlobal({ slug: 'payment', ...read }),
  ])
  return {
    name: settings.name || hostName(),
    address: settings.address ?? '',
    phones: (settings.phones ?? []).map(({ number }) => number),
    email: settings.email ?? '',
    registration: receipts?.registration || asOneLine(settings.registrations),
    signatory: receipts?.signatory ?? '',
    designation: receipts?.designation ?? '',
    mark: await pathOf(payload, idOf(settings.mark)),
  }
}

async function pathOf(payload: Payload, id: number | null): Promise<ImagePath> {
  if (id === null) return null
  const read = { collection: 'media', depth: 0, disableErrors: true, overrideAccess: true } as const
  const picture = await payload.findByID({ ...read, id })
  return picture?.filename ? `media/${picture.filename}` : null
}

const asOneLine = (registrations: string | null | undefined) => cleanLines(registrations ?? '').join(' · ')

/** What a receipt keeps of whoever writes it. */
export interface IssuerSnapshot {
  taxReference: string
  issuerName: string
  issuerNameBn: string
  registration: string
  signatory: string
  designation: string
}

/** The foundation as the settings name it now, in both languages, for the receipt that is being written. */
export async function issuerSnapshot(req: PayloadRequest): Promise<IssuerSnapshot> {
  const read = { depth: 0, overrideAccess: true, req } as const
  const { receipts } = await req.payload.findGlobal({ slug: 'payment', ...read })
  const settings = await req.payload.findGlobal({ slug: 'settings', locale: 'all', ...read })
  type Texts = { en?: string | null; bn?: string | null } | null | undefined
  const { en, bn } = (settings.name as Texts) ?? {}
  const registrations = (settings.registrations as Texts)?.en
  const text = (value: string | null | undefined) => value?.trim() ?? ''
  return {
    taxReference: text(receipts?.taxReference),
    issuerName: en || hostName(),
    issuerNameBn: bn || en || hostName(),
    registration: text(receipts?.registration) || asOneLine(registrations),
    signatory: text(receipts?.signatory),
    designation: text(receipts?.designation),
  }
}
