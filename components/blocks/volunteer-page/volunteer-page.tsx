import { volunteerLabels } from '@/components/forms/labels'
import { VolunteerForm } from '@/components/forms/volunteer-form'
import { Picture } from '@/components/ui/picture/picture'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { SiteSettings } from '@/lib/shared/content/types'
import { telephone } from '@/lib/shared/format/telephone'
import { designPicture } from '../design-pictures'
import { FormPage } from '../form-page/form-page'
import { useLabels } from '../labels'
import { Panel } from '../record-page/panel'
import styles from './volunteer-page.module.scss'

const SIZES = '(max-width: 720px) 92vw, (max-width: 1100px) 45vw, 384px'

interface VolunteerPageProps {
  settings: SiteSettings
  locale: Locale
  stamp?: string
}

/** What is asked of volunteers and what they are given, and the form. */
export function VolunteerPage({ settings, locale, stamp }: VolunteerPageProps) {
  const { lede, ask, give, form } = useLabels('volunteerPage')
  return (
    <FormPage aside={<Beside phones={settings.phones} locale={locale} />}>
      <p className={styles.lede}>{lede}</p>
      <div className={styles.terms}>
        {[ask, give].map(({ title, points }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className={styles.form} aria-labelledby="register">
        <h2 id="register">{form}</h2>
        <VolunteerForm labels={volunteerLabels(useLabels('forms'))} locale={locale} stamp={stamp} />
      </section>
    </FormPage>
  )
}

function Beside({ phones: [phone], locale }: { phones: string[]; locale: Locale }) {
  const { picture, next, talk } = useLabels('volunteerPage')
  const { image, images } = designPicture('training-hall', picture)
  return (
    <>
      <div>
        <Picture image={image} meta={images[image]} locale={locale} sizes={SIZES} className={styles.picture} />
      </div>
      <Panel heading={next.title}>
        <ol className={styles.steps}>
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {phone && (
          <p className={styles.talk}>
            {talk} <a href={telephone(phone)}>{phone}</a>
          </p>
        )}
      </Panel>
    </>
  )
}
