import type { LiveList } from '@/lib/content/types'
import { type Locale, localized, paths } from '@/lib/paths'
import { useLabels } from '../labels'
import { MissionVision } from '../mission-vision/mission-vision'
import styles from './about.module.scss'
import { AboutLive } from './about-live'

interface AboutProps {
  initial: LiveList<'about'> | undefined
  locale: Locale
}

export function About({ initial, locale }: AboutProps) {
  const { about, loading } = useLabels('home')
  return (
    <section className={styles.section}>
      <div className="wrap">
        <AboutLive
          initial={initial}
          locale={locale}
          labels={{ ...about, loading }}
          donateNow={localized(locale, paths.donateNow)}
        />
        <MissionVision locale={locale} />
      </div>
    </section>
  )
}
