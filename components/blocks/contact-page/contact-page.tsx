import { ContactForm } from '@/components/forms/contact-form'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/addresses'
import type { SiteSettings } from '@/lib/content/types'
import { FormPage } from '../form-page/form-page'
import { useLabels } from '../labels'
import { ContactPanel } from './contact-panel'
import { MapPlace } from './map-place'

interface ContactPageProps {
  settings: SiteSettings
  locale: Locale
}

/** The ways to reach the foundation: a form, a phone, an address, and a map. */
export function ContactPage({ settings, locale }: ContactPageProps) {
  const { form, companion } = useLabels('contactPage')
  const { shared, contact } = useLabels('forms')
  return (
    <>
      <FormPage aside={<ContactPanel settings={settings} />}>
        <SectionHead title={form} companion={companion} locale={locale} />
        <ContactForm labels={{ ...shared, ...contact }} locale={locale} />
      </FormPage>
      {settings.address && <MapPlace address={settings.address} locale={locale} />}
    </>
  )
}
