import { Icon } from '@/components/ui/icon/icon'
import styles from './error-summary.module.scss'
import type { Given } from './given'

interface GivenSummaryProps {
  given: Given
  /** Field name → what the form calls it. */
  names: Record<string, string>
  title: string
}

/** What is wrong with a form that came back, drawn by the server; the form's own life takes over at the next try. */
export function GivenSummary({ given: { errors, message }, names, title }: GivenSummaryProps) {
  const wrong = Object.entries(errors)
  if (wrong.length === 0 && !message) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came for this, and without script nothing else can say so.
    <div className={styles.summary} tabIndex={-1} role="alert" autoFocus data-given>
      <Icon name="alert" size={28} />
      <div>
        <p>{wrong.length > 0 ? title : message}</p>
        <ul>
          {wrong.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${name}`}>{names[name] ? `${names[name]}: ${sentence}` : sentence}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
