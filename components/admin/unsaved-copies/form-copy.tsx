'use client'
import {
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
} from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DateTime } from '@/components/admin/shared/date-time'
import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import { type Copy, type CopyPlace, readCopy, removeCopy, writeCopy } from './copies'
import styles from './copies.module.scss'

const INTERVAL_MS = 3000

/**
 * At the top of each form of content: keeps a copy of what is written in this browser until it is saved, and offers the one that
 * an earlier visit has left.
 */
export function FormCopy() {
  const { user } = useAuth()
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const account = user?.id
  const place = useMemo(
    () =>
      account === undefined || !collectionSlug
        ? undefined
        : { account, collection: collectionSlug, record: id, locale },
    [account, collectionSlug, id, locale],
  )
  return place ? <CopyOfForm key={Object.values(place).join()} place={place} /> : null
}

function CopyOfForm({ place }: { place: CopyPlace }) {
  const words = useWords('shared')
  const { getData, reset, setModified } = useForm()
  const { savedDocumentData } = useDocumentInfo()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const [offered, setOffered] = useState<Copy>()
  const base = String(savedDocumentData?.updatedAt ?? '')

  // What an earlier visit has left, where it differs from what is there.
  useEffect(() => {
    const copy = readCopy(place)
    if (copy && JSON.stringify(copy.values) !== JSON.stringify(getData())) setOffered(copy)
  }, [place, getData])

  useKeeping(place, base, isModified)

  const wasModified = useRef(false)
  useEffect(() => {
    if (isModified) wasModified.current = true
    else if (wasModified.current && !isProcessing && !isRefused) {
      wasModified.current = false
      removeCopy(place)
      setOffered(undefined)
    }
  }, [isModified, isProcessing, isRefused, place])

  if (!offered) return null
  const putBack = async () => {
    setOffered(undefined)
    await reset(offered.values)
    setModified(true)
  }
  const throwAway = () => {
    setOffered(undefined)
    removeCopy(place)
  }
  return (
    <section className={styles.offer} aria-label={words('copy.label')}>
      <p>
        {words('copy.found')} <DateTime at={new Date(offered.at).toISOString()} />
      </p>
      {offered.base !== base && <p>{words('copy.changed')}</p>}
      <div className={shared.buttons}>
        <button type="button" className={`${shared.button} ${shared.main}`} onClick={putBack}>
          {words('copy.putBack')}
        </button>
        <button type="button" className={shared.button} onClick={throwAway}>
          {words('copy.throwAway')}
        </button>
      </div>
    </section>
  )
}

/** Writes the copy every few seconds, and when the page is left, as long as something is not saved. */
function useKeeping(place: CopyPlace, base: string, isModified: boolean): void {
  const { getData } = useForm()
  const last = useRef('')
  const keep = useCallback(() => {
    const values = getData() as Record<string, unknown>
    const written = JSON.stringify(values)
    if (written === last.current) return
    last.current = written
    writeCopy(place, { at: Date.now(), base, values })
  }, [place, base, getData])

  useEffect(() => {
    if (!isModified) return
    const timer = setInterval(keep, INTERVAL_MS)
    const onHide = () => document.hidden && keep()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', keep)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', keep)
    }
  }, [isModified, keep])
}
