import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/components/admin/shared/call-api'
import {
  type ListedPicture,
  PICTURES_AT_ONCE,
  type PictureCounts,
  type PictureList,
  type PictureQuestion,
} from '@/lib/shared/content/picture-filters'
import { queryOf } from '@/lib/shared/lists/list-query'

interface Loaded {
  total: number
  /** By the number of the part. */
  parts: ReadonlyMap<number, readonly ListedPicture[]>
}

const loadedOf = ({ total, pictures }: PictureList): Loaded => ({
  total,
  parts: new Map([[0, pictures]]),
})

/** The list of pictures, of which the parts are fetched that are looked at. */
export function usePictureList(question: PictureQuestion, initial: PictureList) {
  const [loaded, setLoaded] = useState(() => loadedOf(initial))
  const [problem, setProblem] = useState('')
  const [isLoading, setIsLoading] = useState(false)
  const [counts, setCounts] = useState<PictureCounts>()
  /** Counts up with each list: an answer to an earlier one comes too late. */
  const turn = useRef(0)
  const asked = useRef(new Set([0]))

  const load = useCallback(
    async (part: number, at: number) => {
      asked.current.add(part)
      const query = queryOf(Object.entries({ ...question, offset: part * PICTURES_AT_ONCE }))
      const called = await callApi<PictureList>('GET', `/media/list${query}`)
      if (at !== turn.current) return
      setIsLoading(false)
      setProblem('problem' in called ? called.problem : '')
      if ('problem' in called) {
        asked.current.delete(part)
        return
      }
      const { answer } = called
      if (part === 0) setLoaded(loadedOf(answer))
      else
        setLoaded((before) => ({
          ...before,
          total: answer.total,
          parts: new Map(before.parts).set(part, answer.pictures),
        }))
    },
    [question],
  )

  /** They look at all pictures, and are waited for by nobody. */
  const count = useCallback(async () => {
    const called = await callApi<PictureCounts>('GET', '/media/counts')
    if ('answer' in called) setCounts(called.answer)
  }, [])
  useEffect(() => {
    void count()
  }, [count])

  const ask = useCallback(() => {
    turn.current += 1
    asked.current = new Set()
    setIsLoading(true)
    void load(0, turn.current)
  }, [load])

  /** Something of the pictures changed. */
  const reload = useCallback(() => {
    ask()
    void count()
  }, [ask, count])

  const first = useRef(true)
  useEffect(() => {
    if (!first.current) ask()
    first.current = false
  }, [ask])

  /** Fetches what is looked at, as far as it is not there. @param from the first picture's place @param to the last one's */
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is fetched anew it has its first part alone, and is looked at again
  const look = useCallback(
    (from: number, to: number) => {
      for (let part = Math.floor(from / PICTURES_AT_ONCE); part <= Math.floor(to / PICTURES_AT_ONCE); part += 1)
        if (!asked.current.has(part)) void load(part, turn.current)
    },
    [load, loaded],
  )

  const pictureAt = (place: number): ListedPicture | undefined =>
    loaded.parts.get(Math.floor(place / PICTURES_AT_ONCE))?.[place % PICTURES_AT_ONCE]

  return { ...loaded, counts, pictureAt, look, reload, problem, isLoading }
}
