import { ButtonLink } from '@/components/ui/button/button-link'
import { Companion } from '@/components/ui/section-head/companion'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { useLabels } from '../labels'
import styles from './volunteer-call.module.scss'

/**
 * The about page's call to those who want to help (spec 1, section 2): its link leads to the contact page. Beside it stands
 * the way to give.
 */
export function VolunteerCall({ locale }: { locale: Locale }) {
  const { call } = useLabels('about')
  const { donate } = useLabels('record')
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <Companion word={call.companion} locale={locale} className={styles.companion} />
          <h2>{call.title}</h2>
          <p>{call.text}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink href={localized(locale, paths.contact)} variant="paper" size="lg">
            {call.link}
          </ButtonLink>
          <ButtonLink href={localized(locale, paths.donateNow)} variant="donate" size="lg">
            {donate}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
