import { type FormEvent, useEffect, useState } from 'react'
import shared from '@/components/admin/shared/shared.module.scss'
import { useStaffLocale, useWords } from '@/components/admin/shared/words'
import {
  PICTURE_FILTERS,
  PICTURE_ORDERS,
  type PictureCounts,
  type PictureOrder,
  type PictureQuestion,
  UNTAGGED,
} from '@/lib/shared/content/picture-filters'
import { number } from '@/lib/shared/format/number'
import styles from './picture-grid.module.scss'

interface ControlProps {
  question: PictureQuestion
  counts: PictureCounts | undefined
  onAsk: (changes: Partial<PictureQuestion>) => void
}

/** Search and order of the list. */
export function SearchForm({ question, onAsk }: Omit<ControlProps, 'counts'>) {
  const words = useWords('pictureList')
  const [typed, setTyped] = useState(question.search)
  useEffect(() => setTyped(question.search), [question.search])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk({ search: typed.trim() })
  }
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <label>
          <span className={shared.hidden}>{words('search')}</span>
          <input
            type="search"
            value={typed}
            maxLength={100}
            placeholder={words('searchHelp')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit" className={shared.button}>
          {words('find')}
        </button>
      </form>
      <label>
        <span className={shared.hidden}>{words('orders.label')}</span>
        <select value={question.order} onChange={(event) => onAsk({ order: event.target.value as PictureOrder })}>
          {PICTURE_ORDERS.map((order) => (
            <option key={order} value={order}>
              {words(`orders.${order}`)}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}

/** A count in the digits of the person's language; nothing for one that is not known yet. */
function useDigits(): (count: number | undefined) => string {
  const locale = useStaffLocale()
  return (count) => (count === undefined ? '' : number(count, locale))
}

/** What the list can be narrowed to; filters that nothing meets are left out. */
export function FilterChips({ question, counts, onAsk }: ControlProps) {
  const words = useWords('pictureList')
  const inDigits = useDigits()
  const shown = PICTURE_FILTERS.filter(
    (filter) => filter === 'all' || filter === question.filter || (counts?.filters[filter] ?? 0) > 0,
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no form
    <div className={styles.filters} role="group" aria-label={words('filters.label')}>
      {shown.map((filter) => (
        <button key={filter} type="button" aria-pressed={question.filter === filter} onClick={() => onAsk({ filter })}>
          {words(`filters.${filter}`)} <b>{inDigits(counts?.filters[filter])}</b>
        </button>
      ))}
    </div>
  )
}

/** The tags: a column beside the pictures, a select where there is no room. */
export function TagChoice({ question, counts, onAsk }: ControlProps) {
  const words = useWords('pictureList')
  const inDigits = useDigits()
  const choices = [
    { tag: '', label: words('tags.all'), count: counts?.filters.all },
    ...(counts?.tags ?? []).map(({ name, count }) => ({ tag: name, label: name, count })),
    ...((counts?.tags.length ?? 0) > 0
      ? [{ tag: UNTAGGED, label: words('tags.untagged'), count: counts?.untagged }]
      : []),
  ]
  return (
    <nav className={choices.length === 1 ? styles.noTags : styles.tags} aria-label={words('tags.label')}>
      <h2>{words('tags.label')}</h2>
      <ul>
        {choices.map(({ tag, label, count }) => (
          <li key={tag}>
            <button type="button" aria-current={question.tag === tag || undefined} onClick={() => onAsk({ tag })}>
              {label} <span>{inDigits(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      <label>
        <span className={shared.hidden}>{words('tags.label')}</span>
        <select value={question.tag} onChange={(event) => onAsk({ tag: event.target.value })}>
          {choices.map(({ tag, label, count }) => (
            <option key={tag} value={tag}>
              {label} ({inDigits(count)})
            </option>
          ))}
        </select>
      </label>
      {choices.length === 1 && <p>{words('tags.none')}</p>}
    </nav>
  )
}
