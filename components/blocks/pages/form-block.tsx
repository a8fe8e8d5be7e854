import { ContactForm } from '@/components/forms/contact-form'
import { DonateForm } from '@/components/forms/donate-form'
import { contactLabels, donateLabels, donateSettings, volunteerLabels } from '@/components/forms/labels'
import { VolunteerForm } from '@/components/forms/volunteer-form'
import { Section } from '@/components/ui/section/section'
import { MapPlace } from '../contact-page/map-place'
import { useLabels } from '../labels'
import { BlockHead } from './block-head'
import type { BlockProps, PageParts } from './block-props'

/** One of the site's forms. */
export function FormBlock({ block, parts }: BlockProps<'form'>) {
  return (
    <Section labelledBy={block.heading && block.id}>
      <BlockHead {...block} locale={parts.locale} />
      <ChosenForm form={block.form} parts={parts} />
    </Section>
  )
}

function ChosenForm({ form, parts }: { form: BlockProps<'form'>['block']['form']; parts: PageParts }) {
  const { settings, locale, stamp } = parts
  const labels = useLabels('forms')
  if (form === 'contact') return <ContactForm labels={contactLabels(labels)} locale={locale} stamp={stamp} />
  if (form === 'volunteer') return <VolunteerForm labels={volunteerLabels(labels)} locale={locale} stamp={stamp} />
  return <DonateForm labels={donateLabels(labels)} settings={donateSettings(settings)} locale={locale} stamp={stamp} />
}

/** An address on a map, or the office's. */
export function MapBlock({ block, parts: { settings, locale } }: BlockProps<'map'>) {
  const { name, address, position } = settings
  const place = block.address ? { name, address: block.address, position: null } : { name, address, position }
  return place.address || place.position ? <MapPlace settings={place} locale={locale} /> : null
}
