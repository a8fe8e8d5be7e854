import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isOverdue } from '@/lib/backups/due'
import { readBackupState } from '@/lib/backups/state'
import { env } from '@/lib/platform/env/env'
import { sizeWords } from '@/lib/shared/content/file-kinds'
import { DateTime } from '../shared/date-time'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { FailedBackup } from './failed-backup'

/** Above the settings of backups: how the last one went. */
export async function BackupStateField({ payload }: ServerProps) {
  const words = await getWords('backups')
  const { elsewhere, allowedHours } = await payload.findGlobal({ slug: 'backups', depth: 0, overrideAccess: true })
  if (!env().backupTo) return <Banner type="info">{words(elsewhere ? 'elsewhereSaid' : 'none')}</Banner>
  const state = await readBackupState(payload)
  if (!state?.triedAt) return <Banner type="info">{words('first')}</Banner>
  const { lastGood, problem } = state
  const locale = await staffLocaleOfRequest()
  const overdue = isOverdue(state, allowedHours, new Date())
  return (
    <>
      <FailedBackup state={state}>
        <span dir="auto" lang="en" translate="no">
          {problem?.detail}
        </span>
      </FailedBackup>
      {!problem && !lastGood && <Banner type="info">{words('first')}</Banner>}
      {lastGood && (
        <Banner type={overdue ? 'error' : 'success'}>
          {words.rich(lastGood.restored ? 'good' : 'goodUnrestored', {
            at: () => <DateTime at={lastGood.at} />,
            size: sizeWords(lastGood.bytes, locale),
          })}{' '}
          {lastGood.missing > 0 && words('missing', { missing: lastGood.missing })}
        </Banner>
      )}
    </>
  )
}
