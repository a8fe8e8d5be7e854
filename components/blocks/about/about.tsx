import type { LiveList } from '@/lib/content/types'
import { type Locale, localized, paths } from '@/lib/paths'
import { useLabels } from '../labels'
import { MissionVision } from '../mission-vision/mission-vision'
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
        <AboutLive initial={initial} locale={locale} labels={labels} donateNow={donateNow}>
          <AboutParts list={initial} locale={locale} labels={labels} donateNow={donateNow} />
        </AboutLive>
        <MissionVision locale={locale} />
      </div>
    </section>
  )
}
