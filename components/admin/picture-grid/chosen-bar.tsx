import { toast } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { callApi } from '@/components/admin/shared/call-api'
import { callOrToast } from '@/components/admin/shared/call-or-toast'
import { ConfirmButton } from '@/components/admin/shared/confirm-button'
import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import { LONGEST_TAG, MOST_TAGGED } from '@/lib/shared/content/picture-filters'
import styles from './picture-grid.module.scss'

interface ChosenBarProps {
  ids: readonly number[]
  /** Tags that there are. */
  tags: readonly string[]
  /** @param ids what is chosen from now on */
  onChoose: (ids: readonly number[]) => void
  /** Something of them changed. */
  onChanged: () => void
}

const TAGS = 'picture-tags'

/** What is done with several pictures at once. */
export function ChosenBar({ ids, tags, onChoose, onChanged }: ChosenBarProps) {
  const words = useWords('pictureList')
  const [tag, setTag] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const count = ids.length

  async function change(does: 'add' | 'remove'): Promise<void> {
    if (tag.trim() === '') {
      toast.error(words('chosen.tagMissing'))
      return
    }
    if (count > MOST_TAGGED) {
      toast.error(words('chosen.tooMany', { limit: MOST_TAGGED }))
      return
    }
    setIsBusy(true)
    const answer = await callOrToast<{ count: number }>('POST', '/media/tag', { ids, tag: tag.trim(), does })
    setIsBusy(false)
    if (!answer) return
    toast.success(words(does === 'add' ? 'chosen.added' : 'chosen.removed', { count: answer.count }))
    setTag('')
    onChanged()
  }

  /** One by one: what is used somewhere stays, and the others go. */
  async function deleteChosen(): Promise<void> {
    const kept: { id: number; problem: string }[] = []
    for (const id of ids) {
      const called = await callApi('DELETE', `/media/${id}`)
      if ('problem' in called) kept.push({ id, problem: called.problem })
    }
    if (kept.length < count) toast.success(words('chosen.deleted', { count: count - kept.length }))
    const [first] = kept
    if (first) toast.error(words('chosen.kept', { count: kept.length, first: first.problem }))
    onChoose(kept.map(({ id }) => id))
    onChanged()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change('add')
  }
  return (
    <section className={styles.chosen} aria-label={words('chosen.label')}>
      <p role="status">
        <strong>{words('chosen.count', { count })}</strong>
      </p>
      <button type="button" className={shared.plain} onClick={() => onChoose([])}>
        {words('chosen.none')}
      </button>
      <form onSubmit={submit}>
        <label>
          <span className={shared.hidden}>{words('chosen.tag')}</span>
          <input
            list={TAGS}
            value={tag}
            maxLength={LONGEST_TAG}
            placeholder={words('chosen.tag')}
            onChange={(event) => setTag(event.target.value)}
          />
        </label>
        <datalist id={TAGS}>
          {tags.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit" className={shared.button} disabled={isBusy}>
          {words('chosen.add')}
        </button>
        <button type="button" className={shared.button} disabled={isBusy} onClick={() => void change('remove')}>
          {words('chosen.remove')}
        </button>
      </form>
      <ConfirmButton
        name="delete-chosen-pictures"
        label={words('chosen.delete')}
        question={words('chosen.deleteQuestion', { count })}
        explanation={words('chosen.deleteExplanation')}
        confirm={words('chosen.deleteConfirm')}
        onConfirm={deleteChosen}
      />
    </section>
  )
}
