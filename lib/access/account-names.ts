/** Names and e-mail addresses of accounts: only administrators change them, since receipts, ledger and audit log rely on them. */
import type { CollectionBeforeOperationHook, TextFieldSingleValidation } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { inWords, LANGUAGE_CODES } from '@/lib/shared/i18n/admin/words'
import { THE_DONOR, THE_SITE } from './rights/author'
import { may } from './rights/authorization'

interface Writing {
  data?: { name?: unknown; email?: unknown }
}

const same = (typed: unknown, stored: string) => String(typed).trim().toLowerCase() === stored.trim().toLowerCase()

/**
 * Refuses a change of one's own name or e-mail, before any query: the answer must not tell whether an address is another
 * account's. Unchanged values, which the admin's form sends along, pass.
 */
export const refuseOwnNameChange: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  const { data } = args as Writing
  if (operation !== 'update' || !data || !req.user || may('accounts', 'update')({ req })) return args
  const { name, email } = req.user
  const renamed = data.name !== undefined && data.name !== name
  const moved = data.email !== undefined && !same(data.email, email)
  if (renamed || moved) throw publicError(say('account.refused.ownName'), 403)
  return args
}

/** Canonical form for comparing: without invisible characters, in one spelling of letters and spaces. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** As the books store them, and as staff read them in either language. */
const TAKEN = [
  ...[THE_SITE, THE_DONOR],
  ...Object.values(LANGUAGE_CODES).flatMap((language) =>
    (['pledges.people.site', 'pledges.people.donor'] as const).map((key) => inWords({ key }, language)),
  ),
].map(plain)

/** Validates an account's name: not empty, and not one that the books give to the site or to donors. */
export const validateAccountName: TextFieldSingleValidation = (value) => {
  const name = value ?? ''
  if (!plain(name)) return say('account.refused.noName')
  return !TAKEN.includes(plain(name)) || say('account.refused.nameTaken', { name })
}
