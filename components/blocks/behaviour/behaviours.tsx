'use client'
import { type ComponentType, type RefObject, useRef, useState } from 'react'
import type { ContactFormControllerProps } from '@/components/forms/contact-form-controller'
import type { DonateFormControllerProps } from '@/components/forms/donate-form-controller'
import type { EarlyInput, FormControllerProps } from '@/components/forms/lazy-form'
import type { VolunteerFormControllerProps } from '@/components/forms/volunteer-form-controller'
import { CampaignOpener, type OpenedCampaigns } from '../campaigns/campaign-opener'
import { type OpenedPhotos, PhotoOpener } from '../photo-gallery/photo-opener'
import { type OpenedVideos, VideoOpener } from '../player-page/video-opener'

/** What a block can do beyond its HTML, and what it is told for that. */
interface Told {
  photos: OpenedPhotos
  videos: OpenedVideos
  campaigns: OpenedCampaigns
  contact: ContactFormControllerProps
  volunteer: VolunteerFormControllerProps
  donate: DonateFormControllerProps
}

export type ChosenBehaviour = { [B in keyof Told]: { behaviour: B } & Told[B] }[keyof Told]

interface Region {
  region: RefObject<HTMLElement | null>
}

/** Adds behaviour to a block that the server rendered, of which it renders no part. */
export type Behaviour = ComponentType<object & Region>

const LOADS: { [B in keyof Told]: () => Promise<ComponentType<Told[B] & Region>> } = {
  photos: async () => PhotoOpener,
  videos: async () => VideoOpener,
  campaigns: async () => CampaignOpener,
  contact: () =>
    import('@/components/forms/contact-form-controller').then((part) => ofForm(part.ContactFormController)),
  volunteer: () =>
    import('@/components/forms/volunteer-form-controller').then((part) => ofForm(part.VolunteerFormController)),
  donate: () => import('@/components/forms/donate-form-controller').then((part) => ofForm(part.DonateFormController)),
}

const made: { [B in keyof Told]?: Behaviour } = {}

/** The very same component each time: another one would be taken for another behaviour. */
export async function loadBehaviour(behaviour: keyof Told): Promise<Behaviour> {
  const component = made[behaviour] ?? ((await LOADS[behaviour]()) as Behaviour)
  made[behaviour] ??= component
  return made[behaviour]
}

/** The controller of the form in a region. */
function ofForm<P>(Controller: ComponentType<P & FormControllerProps>) {
  return function FormBehaviour({ region, ...props }: P & Region) {
    const [form] = useState(() => {
      const found = region.current?.querySelector('form')
      // From here on the controller shows errors, not the browser.
      if (found) found.noValidate = true
      return found
    })
    const early = useRef<EarlyInput>({ submitted: false, pressed: null })
    return form && <Controller {...(props as unknown as P)} form={form} early={early.current} />
  }
}
