'use client'
import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/components/admin/shared/call-api'
import { useStaffLocale, useWords } from '@/components/admin/shared/words'
import type { PictureState as State } from '@/lib/content/picture-endpoints'
import { day } from '@/lib/shared/format/date'
import { FormerFiles } from './former-files'
import styles from './pictures.module.scss'
import { ReadProblem } from './read-problem'
import { TakeAway } from './take-away'
import { Usages } from './usages'

/** Below a picture's fields: where it is used, the files that it had before, and how it is taken away. */
export function PictureState() {
  const { id, savedDocumentData } = useDocumentInfo()
  // Looked up anew after each save.
  return id === undefined ? null : <StateOf key={`${id} ${savedDocumentData?.updatedAt}`} id={Number(id)} />
}

function StateOf({ id }: { id: number }) {
  const words = useWords('pictures')
  const locale = useStaffLocale()
  const router = useRouter()
  const [read, setRead] = useState<{ state?: State; problem?: string }>({})

  const look = useCallback(async () => {
    const called = await callApi<State>('GET', `/media/${id}/uses`)
    setRead('answer' in called ? { state: called.answer } : { problem: called.problem })
  }, [id])
  useEffect(() => {
    void look()
  }, [look])

  /** @param done what to say when it is done */
  async function change(path: string, body: object, done: string): Promise<void> {
    const called = await callApi('POST', `/media/${id}/${path}`, body)
    if ('problem' in called) toast.error(called.problem)
    else toast.success(done)
    await look()
    router.refresh()
  }

  const { state, problem } = read
  if (problem) return <ReadProblem problem={problem} onAgain={look} />
  if (!state) return <p className={styles.state}>{words('reading')}</p>
  if (state.withdrawnAt) {
    return (
      <section className={styles.state}>
        <p className={styles.gone}>{words('gone', { day: day(state.withdrawnAt, locale) })}</p>
        <Usages usages={state.usages} unused={words('unused')} />
      </section>
    )
  }
  return (
    <section className={styles.state}>
      <Usages usages={state.usages} unused={words('unused')} />
      <FormerFiles
        id={id}
        names={state.former}
        onBringBack={(name) => change('bring-back', { name }, words('broughtBack'))}
      />
      <TakeAway
        id={id}
        uses={state.usages.length}
        onTakeAway={(instead) => change('take-away', { instead }, words('takenAway'))}
      />
    </section>
  )
}
