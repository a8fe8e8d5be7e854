'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/components/admin/shared/call-api'
import { useWords } from '@/components/admin/shared/words'
import styles from './pictures.module.scss'
import { ReadProblem } from './read-problem'
import { type PlacedUsage, Usages } from './usages'

/** Below the fields of a file for download: where it is offered. */
export function FileState() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <StateOf id={Number(id)} />
}

function StateOf({ id }: { id: number }) {
  const words = useWords('pictures')
  const [read, setRead] = useState<{ usages?: PlacedUsage[]; problem?: string }>({})
  const look = useCallback(async () => {
    const called = await callApi<{ usages: PlacedUsage[] }>('GET', `/files/${id}/uses`)
    setRead('answer' in called ? called.answer : { problem: called.problem })
  }, [id])
  useEffect(() => {
    void look()
  }, [look])

  const { usages, problem } = read
  if (problem) return <ReadProblem problem={problem} onAgain={look} />
  return (
    <section className={styles.state}>
      {usages ? <Usages usages={usages} unused={words('unusedFile')} /> : <p>{words('reading')}</p>}
    </section>
  )
}
