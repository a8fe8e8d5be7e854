import { Banner } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { BackupState } from '@/lib/backups/due'
import { DateTime } from '../shared/date-time'
import { getWords } from '../shared/request-words'

interface FailedBackupProps {
  state: BackupState
  /** What stands behind the reason. */
  children: ReactNode
}

/** That the last backup failed, and why; nothing where it did not. */
export async function FailedBackup({ state: { problem, triedAt }, children }: FailedBackupProps) {
  if (!problem || !triedAt) return null
  const words = await getWords('backups')
  return (
    <Banner type="error">
      {words.rich('failed', { at: () => <DateTime at={triedAt} /> })} {words(`problem.${problem.kind}`)} {children}
    </Banner>
  )
}
