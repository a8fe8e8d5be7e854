import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import styles from './about.module.scss'
import { AboutLive } from './about-live'
import { AboutParts } from './about-parts'

interface AboutProps {
  initial: LiveList<'about'> | undefined
  locale: Locale
}

export function About({ initial, locale }: AboutProps) {
  const { about, loading } = useLabels('home')
  const labels = { ...about, loading }
  const donateNow = localized(locale, paths.donateNow)
  return (
    <section className={styles.section}>
      <div className="wrap">
        <LiveView
          polling={AboutLive}
          view={AboutParts}
          type="about"
          list={initial}
          locale={locale}
          labels={labels}
          donateNow={donateNow}
        />
      </div>
    </section>
  )
}
