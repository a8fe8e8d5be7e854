import { useWords } from '@/components/admin/shared/words'
import type { PictureState } from '@/lib/content/picture-endpoints'
import styles from './pictures.module.scss'

type PlacedUsage = Omit<PictureState['usages'][number], 'needs'> & { needs?: number | null }

interface UsagesProps {
  usages: readonly PlacedUsage[]
  /** What is said where there are none. */
  unused: string
}

/** Where a picture or a file is used, with a way to each place that the person may see. */
export function Usages({ usages, unused }: UsagesProps) {
  const words = useWords('pictures')
  return (
    <div>
      <h3>
        {words('places')} <span className={styles.count}>{words('count', { count: usages.length })}</span>
      </h3>
      {usages.length === 0 ? (
        <p>{unused}</p>
      ) : (
        <ul className={styles.usages}>
          {usages.map((usage) => (
            <li key={`${usage.holder} ${usage.id} ${usage.field} ${usage.language}`}>
              <div className={styles.place}>
                {usage.href ? <a href={usage.href}>{usage.words}</a> : <span>{usage.words}</span>}
                {usage.needs != null && <p className={styles.small}>{words('tooSmall', { needs: usage.needs })}</p>}
              </div>
              <span className={usage.draft ? styles.draft : styles.visible}>
                {words(usage.draft ? 'draft' : 'visible')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
