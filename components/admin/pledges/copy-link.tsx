'use client'
import { toast } from '@payloadcms/ui'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'

/** Puts the address of the donor's page into the clipboard. */
export function CopyLink({ address }: { address: string }) {
  const words = useWords('pledges')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(words('view.copied')),
      () => toast.error(words('view.notCopied')),
    )
  return (
    <button type="button" className={shared.button} onClick={() => void copy()}>
      {words('view.copy')}
    </button>
  )
}
