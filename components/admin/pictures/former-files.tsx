import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import styles from './pictures.module.scss'

interface FormerFilesProps {
  id: number
  /** The newest first. */
  names: readonly string[]
  onBringBack: (name: string) => Promise<void>
}

/** The files that a picture had before the one of now, each with a way back. */
export function FormerFiles({ id, names, onBringBack }: FormerFilesProps) {
  const words = useWords('pictures')
  return (
    <div>
      <h3>{words('former')}</h3>
      <p className={styles.help}>{words('formerHelp')}</p>
      {names.length > 0 && (
        <ul className={styles.former}>
          {names.map((name) => (
            <li key={name}>
              <img
                src={`/api/media/${id}/former/${name}`}
                alt={words('earlier', { name })}
                width={120}
                height={90}
                loading="lazy"
              />
              <button type="button" className={shared.button} onClick={() => void onBringBack(name)}>
                {words('bringBack')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
