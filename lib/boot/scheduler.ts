import 'server-only'
import { writeRefusedSignInTotals } from '@/lib/access/audit/refused-sign-ins'
import { cms } from '@/lib/cms/instance'
import { withdrawWhatEnded } from '@/lib/content/consents'
import { emptyBin } from '@/lib/content/list-bin'
import { sweepBucket, sweepFiles } from '@/lib/content/sweep-files'
import { expireOldPledges } from '@/lib/giving/pledges/expire-pledges'
import { runUnlessLocked } from '@/lib/platform/database/advisory-lock'
import { env } from '@/lib/platform/env/env'
import { log } from '@/lib/platform/log/log'
import { eraseWhatIsOver } from '@/lib/retention/retention'

const HOUR_MS = 60 * 60 * 1000
/** Delay of the first run, so that visitors come first after a start. */
const FIRST_MS = 5 * 60 * 1000
/** Key of the advisory lock: 'tidy' in ASCII. */
const LOCK = 0x74696479

/**
 * Erases what is over, empties the bin, takes pictures away whose consent has ended, and has promises expire, once an hour, in one process of
 * all. Called once, when the server starts.
 */
export function startScheduler(): void {
  const again = (after: number) => setTimeout(() => void runHourly().finally(() => again(HOUR_MS)), after).unref()
  again(FIRST_MS)
}

async function runHourly(): Promise<void> {
  try {
    const over = await runUnlessLocked(env().databaseDirectUrl, LOCK, async () => {
      const payload = await cms()
      const told = await writeRefusedSignInTotals(payload, new Date())
      const erased = await eraseWhatIsOver(payload, new Date())
      const withdrawn = await withdrawWhatEnded(payload, new Date())
      const emptied = await emptyBin(payload, new Date())
      const swept = await sweepFiles(payload, HOUR_MS)
      const sweptObjects = await sweepBucket(payload, HOUR_MS)
      return {
        ...erased,
        told,
        withdrawn,
        emptied,
        swept,
        sweptObjects,
        expired: await expireOldPledges(payload, new Date()),
      }
    })
    // With a bucket each instance has copies of its own.
    if (!over && env().s3Bucket) await sweepFiles(await cms(), HOUR_MS)
    if (over && Object.values(over).some(Boolean)) log.info({ over }, 'What was over was erased, or expired.')
  } catch (err) {
    log.error({ err }, 'What is over could not be erased; it is tried again in an hour.')
  }
}
