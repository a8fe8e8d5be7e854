'use client'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toaster/toast'
import { fill } from '@/lib/format/fill'
import { parseAmount } from '@/lib/format/money'
import { isEmail } from '@/lib/forms/schema/email'
import { isPhone } from '@/lib/forms/schema/phone'
import type { FieldErrors, Typed } from './check'
import { FormLife } from './form-life'
import type { FormLifeProps } from './form-live'
import type { DonateLifeLabels } from './labels'
import { amountOf, fillIn, markSuggestion } from './suggestions'

export interface DonateLifeProps {
  address: string
  labels: DonateLifeLabels
}

export function DonateLife({ form, early, address, labels }: DonateLifeProps & FormLifeProps) {
  useEffect(() => {
    const amount = amountOf(form)
    const mark = () => markSuggestion(form)
    // A form says that it is emptied before it is.
    const markLater = () => queueMicrotask(mark)
    const select = () => amount?.select()
    mark()
    // The first focus is what fetches this: by now somebody may be typing already.
    if (document.activeElement === amount && amount?.value === amount?.defaultValue) select()
    form.addEventListener('input', mark)
    form.addEventListener('reset', markLater)
    amount?.addEventListener('focus', select)
    return () => {
      form.removeEventListener('input', mark)
      form.removeEventListener('reset', markLater)
      amount?.removeEventListener('focus', select)
    }
  }, [form])

  const check = ({ amount = '', firstName, email = '', phone = '' }: Typed): FieldErrors => ({
    ...(parseAmount(amount) > 0 ? {} : { amount: labels.amountError }),
    ...(firstName ? {} : { firstName: labels.firstNameError }),
    ...(isEmail(email) ? {} : { email: labels.problems.email }),
    ...(phone === '' || isPhone(phone) ? {} : { phone: labels.problems.phone }),
  })
  const recordOf = ({ amount = '', campaign, ...typed }: Typed) => ({
    ...typed,
    amount: parseAmount(amount),
    paymentMethod: Number(typed.paymentMethod),
    ...(campaign ? { campaign: Number(campaign) } : {}),
  })
  const onPress = (button: HTMLElement) => {
    const { amount, copy, copied } = button.dataset
    if (amount) fillIn(form, button as HTMLButtonElement)
    if (copy) copyNumber(copy, copied ?? '', labels.notCopied)
  }

  return (
    <FormLife
      form={form}
      early={early}
      address={address}
      labels={labels}
      check={check}
      recordOf={recordOf}
      onPress={onPress}
      thanks={({ reference }) => (
        <>
          <p>{labels.thanks}</p>
          {typeof reference === 'string' && <p>{fill(labels.reference, { reference })}</p>}
        </>
      )}
    />
  )
}

async function copyNumber(number: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number)
    toast(copied)
  } catch {
    toast.error(notCopied)
  }
}
