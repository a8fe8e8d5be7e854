/** By what name and address an account is known: others rely on them, so those whom they name do not write them. */
import type { CollectionBeforeOperationHook, TextFieldSingleValidation } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { THE_DONOR, THE_SITE } from './rights/author'
import { may } from './rights/gate'

const ASK = 'Names and e-mail addresses of accounts are changed by administrators. Please ask one of them.'

interface Writing {
  data?: { name?: unknown; email?: unknown }
}

const same = (typed: unknown, stored: string) => String(typed).trim().toLowerCase() === stored.trim().toLowerCase()

/**
 * Refuses a change of one's own name or e-mail, before the database is asked: whether an address is another account's
 * is not told. Receipts and the ledger name who wrote them, and the sign-in goes by the address. What the admin's form
 * sends along unchanged passes.
 */
export const refuseOwnName: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  const { data } = args as Writing
  if (operation !== 'update' || !data || !req.user || may('accounts', 'update')({ req })) return args
  const { name, email } = req.user
  const renamed = data.name !== undefined && data.name !== name
  const moved = data.email !== undefined && !same(data.email, email)
  if (renamed || moved) throw publicError(ASK, 403)
  return args
}

/** As they are compared: without marks that nobody sees, in one spelling of letters and spaces. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

const TAKEN = [THE_SITE, THE_DONOR].map(plain)

/** A name that the books do not give to somebody else: to the site itself, or to donors. */
export const personsName: TextFieldSingleValidation = (value) => {
  if (!plain(value ?? '')) return 'Please write a name.'
  return (
    !TAKEN.includes(plain(value ?? '')) ||
    `“${value}” stands in the books for somebody else. Please write a person’s name.`
  )
}
