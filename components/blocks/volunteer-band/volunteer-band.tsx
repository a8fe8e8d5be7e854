import { volunteerLabels } from '@/components/forms/labels'
import { buttonClass } from '@/components/ui/button/button-class'
import { Picture } from '@/components/ui/picture/picture'
import { Companion } from '@/components/ui/section-head/companion'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { KnownPicture } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { RegisterLink } from './register-link'
import styles from './volunteer-band.module.scss'

const SIZES = '(max-width: 1100px) 100vw x clamp(312px, 52vw, 560px), 66vw x 620px'

interface VolunteerBandProps {
  /** Its sky best has the band's colour. */
  picture: KnownPicture | null
  locale: Locale
}

export function VolunteerBand({ picture, locale }: VolunteerBandProps) {
  const { volunteer } = useLabels('home')
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <Companion word={volunteer.companion} locale={locale} className={styles.companion} />
          <h2>{volunteer.title}</h2>
          <p>{volunteer.text}</p>
          <RegisterLink
            href={localized(locale, paths.becomeVolunteer)}
            labels={volunteerLabels(useLabels('forms'))}
            locale={locale}
            className={buttonClass({ variant: 'paper', size: 'lg' })}
          >
            {volunteer.register}
          </RegisterLink>
          <small>{volunteer.note}</small>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} locale={locale} sizes={SIZES} />
          </div>
        )}
      </div>
    </section>
  )
}
