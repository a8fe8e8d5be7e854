'use client'
import { toast } from '@payloadcms/ui'
import shared from '../shared/shared.module.scss'

/** Puts the address of the donor's page into the clipboard. */
export function CopyLink({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Copied. Whoever has this link is taken for the donor.'),
      () => toast.error('This browser does not let it be copied. Please mark the link and copy it.'),
    )
  return (
    <button type="button" className={shared.button} onClick={() => void copy()}>
      Copy the link
    </button>
  )
}
