/**
 * Secret fields, which nobody may read, filter or sort by: a sort order tells, letter by letter, which record has the
 * greater secret. Payload refuses to filter by most of them, but sorts by those of related records.
 */
import { type CollectionBeforeOperationHook, QueryError } from 'payload'

const SECRETS = new Set(
  [
    ...['hash', 'salt', 'password', 'sessions', 'resetPasswordToken', 'resetPasswordExpiration'],
    'resetPasswordRequestedAt',
    ...['loginAttempts', 'lockUntil', 'statusKey', 'secret'],
  ].map((name) => name.toLowerCase()),
)

/** Whether a path names a secret field, of the record or of a related one. Payload reads two underscores as a point. */
export const isSecretPath = (path: string): boolean =>
  path
    .replaceAll('__', '.')
    .split('.')
    .some((name) => SECRETS.has(name.trim().replace(/^-+/, '').toLowerCase()))

/** All keys of a nested condition or selection; its depth was limited before (lib/platform/calls/json-nesting.ts). */
function keysOf(asked: unknown): string[] {
  if (Array.isArray(asked)) return asked.flatMap(keysOf)
  if (typeof asked !== 'object' || asked === null) return []
  return Object.entries(asked).flatMap(([name, inner]) => [name, ...keysOf(inner)])
}

const sortPathsOf = (sort: unknown): string[] => [sort].flat(2).filter((path) => typeof path === 'string')

interface Asked {
  where?: unknown
  sort?: unknown
  select?: unknown
  populate?: unknown
  joins?: Record<string, { sort?: unknown; where?: unknown } | false> | false
  /** Of a query for distinct values. */
  field?: unknown
}

/** The first path of a query that names a secret field; undefined where none does. */
export function findSecretPath({ where, sort, select, populate, joins, field }: Asked): string | undefined {
  const ofJoins = Object.values(joins || {}).flatMap((join) =>
    join ? [...sortPathsOf(join.sort), ...keysOf(join.where)] : [],
  )
  const paths = [...sortPathsOf([sort, field]), ...[where, select, populate].flatMap(keysOf), ...ofJoins]
  return paths.find(isSecretPath)
}

/** Refuses queries that name secret fields, from calls, admin pages and server functions; only the site itself may make them. */
export const refuseSecretPaths: CollectionBeforeOperationHook = ({ args }) => {
  const { overrideAccess } = args as { overrideAccess?: boolean }
  const path = overrideAccess ? undefined : findSecretPath(args as Asked)
  if (path !== undefined) throw new QueryError([{ path }])
  return args
}
