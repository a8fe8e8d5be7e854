import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/lib/shared/addresses/localized'
import { DEFAULT_NAME } from '@/lib/shared/site'
import type { Issuer } from './receipt-view'

/** The foundation as its receipts name it, from the settings of today. */
export async function receiptIssuer(payload: Payload, locale: Locale): Promise<Issuer> {
  const read = { locale, depth: 0, overrideAccess: true } as const
  const [settings, { receipts }] = await Promise.all([
    payload.findGlobal({ slug: 'settings', ...read }),
    payload.findGlobal({ slug: 'payment', ...read }),
  ])
  return {
    name: settings.name || DEFAULT_NAME,
    address: settings.address ?? '',
    phones: (settings.phones ?? []).map(({ number }) => number),
    email: settings.email ?? '',
    registration: receipts?.registration ?? '',
    signatory: receipts?.signatory ?? '',
    designation: receipts?.designation ?? '',
  }
}

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
  const { en, bn } = (settings.name ?? {}) as { en?: string | null; bn?: string | null }
  const text = (value: string | null | undefined) => value?.trim() ?? ''
  return {
    taxReference: text(receipts?.taxReference),
    issuerName: en || DEFAULT_NAME,
    issuerNameBn: bn || en || DEFAULT_NAME,
    registration: text(receipts?.registration),
    signatory: text(receipts?.signatory),
    designation: text(receipts?.designation),
  }
}
