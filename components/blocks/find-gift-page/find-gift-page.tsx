import form from '@/components/forms/form.module.scss'
import { formAddress } from '@/components/forms/form-address'
import { PlainForm } from '@/components/forms/plain-form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { buttonClass } from '@/components/ui/button/button-class'
import { Icon } from '@/components/ui/icon/icon'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { SiteSettings } from '@/lib/shared/content/types'
import { telephone } from '@/lib/shared/format/telephone'
import { inLang } from '@/lib/shared/i18n/text-language'
import { FormPage } from '../form-page/form-page'
import { useLabels } from '../labels'
import { Panel } from '../record-page/panel'
import styles from './find-gift-page.module.scss'

interface FindGiftPageProps {
  settings: SiteSettings
  locale: Locale
}

/** Leads a donor back to the page of a gift. The browser posts the form by itself: there is nothing to do before the answer. */
export function FindGiftPage({ settings, locale }: FindGiftPageProps) {
  const words = useLabels('findGift')
  const { required, sending } = useLabels('forms').shared
  return (
    <FormPage aside={<WithoutReference settings={settings} locale={locale} />}>
      <PlainForm action={formAddress(locale, 'pledges', 'find')} required={required}>
        <div className={form.fields}>
          <TextField
            name="reference"
            label={words.reference}
            hint={words.referenceHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={form.whole}
            required
          />
          <TextField
            name="contact"
            label={words.contact}
            hint={words.contactHint}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            className={form.whole}
            required
          />
        </div>
        <SubmitButton label={words.send} sending={sending} size="lg" />
      </PlainForm>
    </FormPage>
  )
}

/** What a donor does who cannot fill in the form. */
function WithoutReference({ settings: { phones, openingHours }, locale }: FindGiftPageProps) {
  const { title, text, points, write, pin } = useLabels('findGift').neither
  const [phone] = phones
  const look = buttonClass({ variant: 'ghost', block: true })
  return (
    <Panel heading={title}>
      <p>{text}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        {phone && (
          <a href={telephone(phone)} className={look}>
            <Icon name="phone" size={20} />
            {phone}
          </a>
        )}
        <a href={localized(locale, paths.contact)} className={look}>
          <Icon name="mail" size={20} />
          {write}
        </a>
      </div>
      <p className={styles.note}>
        {openingHours.map((hours) => (
          <span key={hours} {...inLang(hours, locale)}>
            {hours}
          </span>
        ))}
        <span>{pin}</span>
      </p>
    </Panel>
  )
}
