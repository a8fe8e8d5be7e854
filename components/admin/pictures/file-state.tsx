'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/components/admin/shared/call-api'
import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import styles from './pictures.module.scss'
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
  if (problem) {
    return (
      <div className={styles.state} role="alert">
        <p>{problem}</p>
        <button type="button" className={shared.button} onClick={() => void look()}>
          {words('again')}
        </button>
      </div>
    )
  }
  return (
    <section className={styles.state}>
      {usages ? <Usages usages={usages} unused={words('unusedFile')} /> : <p>{words('reading')}</p>}
    </section>
  )
}
