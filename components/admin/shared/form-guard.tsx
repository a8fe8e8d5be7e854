'use client'
import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'
import { LanguageChangeGuard } from './language-change-guard'

/**
 * In each form of the admin: keeps a form modified when saving was refused. Payload takes it for saved, so that its button
 * is disabled until something more is typed, and nobody who leaves is warned. Changing the language warns as well.
 */
export function FormGuard() {
  const { setModified } = useForm()
  const processing = useFormProcessing()
  // True after a refusal alone; a save that was taken puts it back.
  const refused = useFormSubmitted()
  useEffect(() => {
    if (refused && !processing) setModified(true)
  }, [refused, processing, setModified])
  return <LanguageChangeGuard />
}
