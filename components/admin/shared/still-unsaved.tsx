'use client'
import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'
import { OtherLanguage } from './other-language'

/**
 * In each form of the admin: what the site refused to save is still unsaved. Payload takes it for saved, so that its
 * button is grey until somebody types something more, and nobody who leaves is warned. Whoever changes the language is
 * warned as well.
 */
export function StillUnsaved() {
  const { setModified } = useForm()
  const processing = useFormProcessing()
  // True after a refusal alone; a save that was taken puts it back.
  const refused = useFormSubmitted()
  useEffect(() => {
    if (refused && !processing) setModified(true)
  }, [refused, processing, setModified])
  return <OtherLanguage />
}
