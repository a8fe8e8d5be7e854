import { Section } from '@/components/ui/section/section'
import { Companion } from '@/components/ui/section-head/companion'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useLabels } from '../labels'
import styles from './mission-vision.module.scss'

/** Two joined cloths with one seam. */
export function MissionVision({ locale }: { locale: Locale }) {
  const { mission, vision } = useLabels('home')
  return (
    <Section>
      <div className={styles.cloths}>
        {[mission, vision].map(({ companion, title, text }) => (
          <div key={title} className={styles.cloth}>
            <Companion word={companion} locale={locale} className={styles.companion} />
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
