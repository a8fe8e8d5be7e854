import { contactFormSetup, PlainContactForm } from '@/components/forms/contact-form'
import { donateFormSetup, PlainDonateForm } from '@/components/forms/donate-form'
import { contactLabels, donateLabels, donateSettings, volunteerLabels } from '@/components/forms/labels'
import { PlainVolunteerForm, volunteerFormSetup } from '@/components/forms/volunteer-form'
import { Section } from '@/components/ui/section/section'
import { MapPlace } from '../contact-page/map-place'
import { useLabels } from '../labels'
import { BlockHead } from './block-head'
import type { BlockProps, PageParts } from './block-props'
import { BlockRegion } from './block-region'

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
  if (form === 'donate') {
    const props = { labels: donateLabels(labels), settings: donateSettings(settings), locale, stamp }
    return (
      <BlockRegion behaviour="donate" {...donateFormSetup(props)}>
        <PlainDonateForm {...props} />
      </BlockRegion>
    )
  }
  if (form === 'volunteer') {
    const props = { labels: volunteerLabels(labels), locale, stamp }
    return (
      <BlockRegion behaviour="volunteer" {...volunteerFormSetup(props)}>
        <PlainVolunteerForm {...props} />
      </BlockRegion>
    )
  }
  const props = { labels: contactLabels(labels), locale, stamp }
  return (
    <BlockRegion behaviour="contact" {...contactFormSetup(props)}>
      <PlainContactForm {...props} />
    </BlockRegion>
  )
}

/** An address on a map, or the office's. */
export function MapBlock({ block, parts: { settings, locale } }: BlockProps<'map'>) {
  const { name, address, position } = settings
  const place = block.address ? { name, address: block.address, position: null } : { name, address, position }
  return place.address || place.position ? <MapPlace settings={place} locale={locale} /> : null
}
