'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callOrToast } from '@/components/admin/shared/call-or-toast'
import { ConfirmButton } from '@/components/admin/shared/confirm-button'
import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'

interface BroughtBack {
  kind: string
  id: number
  missing: number
}

/** What is done with a record in the bin. */
export function EntryButtons({ id, title }: { id: number; title: string }) {
  const words = useWords('bin')
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function bringBack(): Promise<void> {
    setIsBusy(true)
    const answer = await callOrToast<BroughtBack>('POST', '/bin/bring-back', { id })
    setIsBusy(false)
    if (!answer) return
    const { kind, id: record, missing } = answer
    const open = { label: words('open'), onClick: () => router.push(`/admin/collections/${kind}/${record}`) }
    toast.success(missing > 0 ? words('broughtBackWithout', { title, missing }) : words('broughtBack', { title }), {
      action: open,
    })
    router.refresh()
  }

  async function deleteForGood(): Promise<void> {
    const answer = await callOrToast('POST', '/bin/delete', { id })
    if (!answer) return
    toast.success(words('deletedForGood', { title }))
    router.refresh()
  }

  return (
    <div className={shared.buttons}>
      <button
        type="button"
        className={`${shared.button} ${shared.main}`}
        disabled={isBusy}
        onClick={() => void bringBack()}
      >
        {words('bringBack')}
      </button>
      <ConfirmButton
        name={`delete-from-bin-${id}`}
        label={words('delete')}
        question={words('question', { title })}
        explanation={words('explanation')}
        confirm={words('confirm')}
        onConfirm={deleteForGood}
      />
    </div>
  )
}
