import { Banner, Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { isOverdue, withoutBackupSince } from '@/lib/backups/due'
import { readBackupState } from '@/lib/backups/state'
import { env } from '@/lib/platform/env/env'
import { DateTime } from '../shared/date-time'
import { getWords } from '../shared/request-words'
import { FailedBackup } from './failed-backup'

/** On the dashboard of administrators: that no backups are made, that the last one failed, or that there is none for too long. */
export async function BackupNotice({ payload, user }: ServerProps) {
  if (!isAllowed(user, 'accounts', 'update')) return null
  const { elsewhere, allowedHours } = await payload.findGlobal({ slug: 'backups', depth: 0, overrideAccess: true })
  const words = await getWords('backups')
  const link = (
    <Link href="/admin/globals/backups" prefetch={false}>
      {words('see')}
    </Link>
  )
  if (!env().backupTo) {
    return elsewhere ? null : (
      <Banner type="info">
        {words('none')} {link}
      </Banner>
    )
  }
  const state = await readBackupState(payload)
  if (!state) return null
  if (isOverdue(state, allowedHours, new Date())) {
    const since = withoutBackupSince(state)
    return (
      <Banner type="error">
        {words.rich('overdue', { at: () => <DateTime at={since} /> })} {link}
      </Banner>
    )
  }
  return <FailedBackup state={state}>{link}</FailedBackup>
}
