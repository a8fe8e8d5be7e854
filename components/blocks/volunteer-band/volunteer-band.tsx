import { buttonClass } from '@/components/ui/button/look'
import { Picture } from '@/components/ui/picture/picture'
import { Companion } from '@/components/ui/section-head/companion'
import { type Locale, localized } from '@/lib/addresses'
import type { ImageMeta } from '@/lib/content/types'
import { paths } from '@/lib/paths'
import { useLabels } from '../labels'
import { RegisterLink } from './register-link'
import styles from './volunteer-band.module.scss'

const PICTURE = 'images/volunteers.webp'
const SIZES = '(max-width: 1100px) 100vw, 66vw'

/** The picture belongs to the design, not to the content: its sky is the band's colour. */
export function VolunteerBand({ locale }: { locale: Locale }) {
  const { volunteer } = useLabels('home')
  const forms = useLabels('forms')
  const meta: ImageMeta = { alt: volunteer.picture, width: 2000, height: 1125, widths: [480, 800, 1200] }
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <Companion word={volunteer.companion} locale={locale} className={styles.companion} />
          <h2>{volunteer.title}</h2>
          <p>{volunteer.text}</p>
          <RegisterLink
            href={localized(locale, paths.becomeVolunteer)}
            labels={{ ...forms.shared, ...forms.volunteer }}
            locale={locale}
            className={buttonClass({ variant: 'paper', size: 'lg' })}
          >
            {volunteer.register}
          </RegisterLink>
          <small>{volunteer.note}</small>
        </div>
        <Picture image={PICTURE} meta={meta} sizes={SIZES} className={styles.picture} />
      </div>
    </section>
  )
}
