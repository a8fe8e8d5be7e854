import { PageLink } from '@/components/ui/page-link/page-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import styles from './program-list.module.scss'
import { PROGRAM_KEYS, programs } from './programs'
import { usePrograms } from './use-programs'

/** Every program page by its name, with what it is about. */
export function ProgramList({ locale }: { locale: Locale }) {
  const { pages } = usePrograms()
  return (
    <ul className={styles.list}>
      {PROGRAM_KEYS.map((key) => (
        <li key={key}>
          <h3>
            <PageLink href={localized(locale, programs[key].path)}>{pages[key].title}</PageLink>
          </h3>
          <p>{pages[key].tagline}</p>
        </li>
      ))}
    </ul>
  )
}
