'use client'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/components/admin/shared/call-api'
import { useWords } from '@/components/admin/shared/words'
import type { RecordPlaces } from '@/lib/content/record-endpoints'
import styles from './pictures.module.scss'
import { ReadProblem } from './read-problem'
import { Usages } from './usages'

interface PlacesProps {
  collection: string
  id: number
  /** What is said where nothing names it. */
  unused: string
}

/** Where a record stands: pages that show it by themselves, and what names it. */
export function Places({ collection, id, unused }: PlacesProps) {
  const words = useWords('pictures')
  const [read, setRead] = useState<{ places?: Partial<RecordPlaces>; problem?: string }>({})
  const look = useCallback(async () => {
    const called = await callApi<Partial<RecordPlaces>>('GET', `/${collection}/${id}/uses`)
    setRead('answer' in called ? { places: called.answer } : { problem: called.problem })
  }, [collection, id])
  useEffect(() => {
    void look()
  }, [look])

  const { places, problem } = read
  if (problem) return <ReadProblem problem={problem} onAgain={look} />
  if (!places) return <p className={styles.state}>{words('reading')}</p>
  const { pages = [], usages = [] } = places
  return (
    <section className={styles.state}>
      {pages.length > 0 && (
        <div>
          <h3>{words('pages')}</h3>
          <ul className={styles.usages}>
            {pages.map((page) => (
              <li key={page}>
                <a href={page} target="_blank" rel="noreferrer">
                  {page}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Usages usages={usages} unused={unused} />
    </section>
  )
}
