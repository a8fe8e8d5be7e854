import { useId } from 'react'
import { buttonClass } from '@/components/ui/button/button-class'
import { Icon } from '@/components/ui/icon/icon'
import styles from './search-form.module.scss'

interface SearchFormProps {
  /** The page of results. */
  action: string
  labels: { label: string; submit: string }
  query?: string
}

/** A search that works as a plain form; what happens while somebody types is its owner's to add. */
export function SearchForm({ action, labels, query }: SearchFormProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is no landmark yet to most readers in use.
    <form action={action} role="search" className={styles.form}>
      <label htmlFor={id}>{labels.label}</label>
      <input
        id={id}
        type="search"
        name="q"
        // A server takes no longer address.
        maxLength={500}
        defaultValue={query}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" className={buttonClass({})}>
        <Icon name="search" />
        {labels.submit}
      </button>
    </form>
  )
}
