/**
 * Fields that nobody reads, and by which nothing is found or put in order either: an order tells, letter by letter, which
 * record has the greater secret. Payload refuses to search most of them, and sorts by those of related records.
 */
import { type CollectionBeforeOperationHook, QueryError } from 'payload'

const SECRETS = new Set(
  [
    ...['hash', 'salt', 'password', 'sessions', 'resetPasswordToken', 'resetPasswordExpiration'],
    'resetPasswordRequestedAt',
    ...['loginAttempts', 'lockUntil', 'statusKey', 'secret'],
  ].map((name) => name.toLowerCase()),
)

/** Whether a path names such a field, of the record or of a related one. Payload takes two underscores for a point. */
export const isSecretPath = (path: string): boolean =>
  path
    .replaceAll('__', '.')
    .split('.')
    .some((name) => SECRETS.has(name.trim().replace(/^-+/, '').toLowerCase()))

/** Conditions and selections nest; what nests deeper than any of ours was refused before (lib/platform/calls/json-nesting.ts). */
function pathsIn(asked: unknown): string[] {
  if (Array.isArray(asked)) return asked.flatMap(pathsIn)
  if (typeof asked !== 'object' || asked === null) return []
  return Object.entries(asked).flatMap(([name, inner]) => [name, ...pathsIn(inner)])
}

const ordersIn = (sort: unknown): string[] => [sort].flat(2).filter((path) => typeof path === 'string')

interface Asked {
  where?: unknown
  sort?: unknown
  select?: unknown
  populate?: unknown
  joins?: Record<string, { sort?: unknown; where?: unknown } | false> | false
  /** Whose different values are asked for. */
  field?: unknown
}

/** The first secret that a question names; undefined where it names none. */
export function secretIn({ where, sort, select, populate, joins, field }: Asked): string | undefined {
  const ofJoins = Object.values(joins || {}).flatMap((join) =>
    join ? [...ordersIn(join.sort), ...pathsIn(join.where)] : [],
  )
  const paths = [...ordersIn([sort, field]), ...[where, select, populate].flatMap(pathsIn), ...ofJoins]
  return paths.find(isSecretPath)
}

/** Wherever a question comes from (a call, a page of the admin, its server functions): the site itself alone may ask so. */
export const refuseSecretPaths: CollectionBeforeOperationHook = ({ args }) => {
  const { overrideAccess } = args as { overrideAccess?: boolean }
  const path = overrideAccess ? undefined : secretIn(args as Asked)
  if (path !== undefined) throw new QueryError([{ path }])
  return args
}
