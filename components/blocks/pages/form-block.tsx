import { contactLabels, donateLabels, donateSettings, volunteerLabels } from '@/components/forms/labels'
import { contactFormSetup, PlainContactForm } from '@/components/forms/plain-contact-form'
import { donateFormSetup, PlainDonateForm } from '@/components/forms/plain-donate-form'
import { PlainVolunteerForm, volunteerFormSetup } from '@/components/forms/plain-volunteer-form'
import { Section } from '@/components/ui/section/section'
import { BehaviourRegion } from '../behaviour/behaviour-region'
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
  if (form === 'donate') {
    const props = { labels: donateLabels(labels), settings: donateSettings(settings), locale, stamp }
    return (
      <BehaviourRegion behaviour="donate" {...donateFormSetup(props)}>
        <PlainDonateForm {...props} />
      </BehaviourRegion>
    )
  }
  if (form === 'volunteer') {
    const props = { labels: volunteerLabels(labels), locale, stamp }
    return (
      <BehaviourRegion behaviour="volunteer" {...volunteerFormSetup(props)}>
        <PlainVolunteerForm {...props} />
      </BehaviourRegion>
    )
  }
  const props = { labels: contactLabels(labels), locale, stamp }
  return (
    <BehaviourRegion behaviour="contact" {...contactFormSetup(props)}>
      <PlainContactForm {...props} />
    </BehaviourRegion>
  )
}

/** An address on a map, or the office's. */
export function MapBlock({ block, parts: { settings, images, locale } }: BlockProps<'map'>) {
  const { name, address, position } = settings
  const place = block.address ? { name, address: block.address, position: null } : { name, address, position }
  const image = block.address ? null : settings.pictures.map
  return place.address || place.position ? (
    <MapPlace picture={image ? { image, meta: images[image] } : null} settings={place} locale={locale} />
  ) : null
}
