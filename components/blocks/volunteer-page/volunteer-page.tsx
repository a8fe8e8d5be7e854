import { volunteerLabels } from '@/components/forms/labels'
import { VolunteerForm } from '@/components/forms/volunteer-form'
import { Picture } from '@/components/ui/picture/picture'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { KnownPicture, SiteSettings } from '@/lib/shared/content/types'
import { telephone } from '@/lib/shared/format/telephone'
import { FormPage } from '../form-page/form-page'
import { useLabels } from '../labels'
import { Panel } from '../record-page/panel'
import styles from './volunteer-page.module.scss'

const SIZES = '(max-width: 720px) 92vw, (max-width: 1100px) 45vw, 384px'

interface VolunteerPageProps {
  settings: SiteSettings
  /** Of volunteers being trained. */
  picture: KnownPicture | null
  locale: Locale
  stamp?: string
}

/** What is asked of volunteers and what they are given, and the form. */
export function VolunteerPage({ settings, picture, locale, stamp }: VolunteerPageProps) {
  const { lede, ask, give, form } = useLabels('volunteerPage')
  return (
    <FormPage aside={<Beside phones={settings.phones} picture={picture} locale={locale} />}>
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

interface BesideProps extends Pick<VolunteerPageProps, 'picture' | 'locale'> {
  phones: string[]
}

function Beside({ phones: [phone], picture, locale }: BesideProps) {
  const { next, talk } = useLabels('volunteerPage')
  return (
    <>
      {picture && (
        <div>
          <Picture {...picture} locale={locale} sizes={SIZES} className={styles.picture} />
        </div>
      )}
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
