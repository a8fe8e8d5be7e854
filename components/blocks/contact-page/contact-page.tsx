import { ContactForm } from '@/components/forms/contact-form'
import { contactLabels } from '@/components/forms/labels'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { KnownPicture, SiteSettings } from '@/lib/shared/content/types'
import { FormPage } from '../form-page/form-page'
import { useLabels } from '../labels'
import { ContactPanel } from './contact-panel'
import { MapPlace } from './map-place'

interface ContactPageProps {
  settings: SiteSettings
  /** Of the map around the office. */
  map: KnownPicture | null
  locale: Locale
  stamp?: string
}

/** The ways to reach the foundation: a form, a phone, an address, and a map. */
export function ContactPage({ settings, map, locale, stamp }: ContactPageProps) {
  const { form, companion } = useLabels('contactPage')
  return (
    <>
      <FormPage aside={<ContactPanel settings={settings} locale={locale} />}>
        <SectionHead title={form} companion={companion} locale={locale} />
        <ContactForm labels={contactLabels(useLabels('forms'))} locale={locale} stamp={stamp} />
      </FormPage>
      {(settings.address || settings.position) && <MapPlace picture={map} settings={settings} locale={locale} />}
    </>
  )
}
