'use client'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { Locale } from '@/lib/shared/addresses/localized'
import { cleanText, lengthOf } from '@/lib/shared/format/clean-text'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import styles from './character-count.module.scss'

interface CharacterCountProps {
  form: HTMLFormElement
  /** Field name → how many characters it may hold. */
  lengths: Record<string, number>
  /** `{count} of {most} characters`. */
  words: string
  locale: Locale
}

const NEAR = 0.9
/** Screen readers announce every hundredth character only: each one would drown what is typed. */
const ANNOUNCED_EVERY = 100

/** Counts the characters of a text area once it is nearly full. */
export function CharacterCount({ form, lengths, words, locale }: CharacterCountProps) {
  const [full, setFull] = useState<{ place: HTMLElement; count: number; most: number }>()

  useEffect(() => {
    const count = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement)) return
      const length = lengthOf(cleanText(target.value))
      const most = lengths[target.name] ?? Number.POSITIVE_INFINITY
      const place = target.parentElement
      setFull(place && length >= most * NEAR ? { place, count: length, most } : undefined)
    }
    const forget = () => setFull(undefined)
    form.addEventListener('input', count)
    form.addEventListener('reset', forget)
    return () => {
      form.removeEventListener('input', count)
      form.removeEventListener('reset', forget)
    }
  }, [form, lengths])

  if (!full) return null
  const said = (count: number) => fill(words, { count: number(count, locale), most: number(full.most, locale) })
  return createPortal(
    <>
      <p className={styles.room} aria-hidden="true">
        {said(full.count)}
      </p>
      <span role="status">
        <VisuallyHidden>{said(Math.floor(full.count / ANNOUNCED_EVERY) * ANNOUNCED_EVERY)}</VisuallyHidden>
      </span>
    </>,
    full.place,
  )
}
