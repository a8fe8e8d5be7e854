'use client'
import { useEffect } from 'react'
import { LENGTHS, readForm } from '@/lib/intake/schema/forms'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { toMajorUnits } from '@/lib/shared/money/amount'
import { CharacterCount } from './character-count'
import { copyText } from './copy-text'
import { followVisitor } from './country-of-money'
import { FormController } from './form-controller'
import type { FormTexts } from './form-values'
import { goTo } from './go-to'
import type { DonateControllerLabels } from './labels'
import type { FormControllerProps } from './lazy-form'
import { rememberGift } from './remembered-gifts'
import { schemaCheck } from './schema-check'
import { amountOf, fillIn, fillInChosen, leaveSuggestion, markSuggestion, showSum } from './suggestions'

export interface DonateFormControllerProps {
  address: string
  labels: DonateControllerLabels
  locale: Locale
}

export function DonateFormController({ labels, locale, ...props }: DonateFormControllerProps & FormControllerProps) {
  const { form } = props
  useEffect(() => {
    const amount = amountOf(form)
    const mark = () => {
      markSuggestion(form)
      showSum(form)
    }
    // A form says that it is emptied before it is.
    const markLater = () => queueMicrotask(mark)
    const select = () => amount?.select()
    const follow = followVisitor(form)
    const change = (event: Event) => {
      follow(event)
      leaveSuggestion(form)
      mark()
    }
    fillInChosen(form)
    mark()
    // The first focus is what fetches this: by now somebody may be typing already.
    if (document.activeElement === amount && amount?.value === amount?.defaultValue) select()
    form.addEventListener('input', change)
    form.addEventListener('reset', markLater)
    amount?.addEventListener('focus', select)
    return () => {
      form.removeEventListener('input', change)
      form.removeEventListener('reset', markLater)
      amount?.removeEventListener('focus', select)
    }
  }, [form])

  /** What the call takes (docs/api.md): the spec's numbers, and amounts in the main unit. */
  const recordOf = ({ campaign, ...typed }: FormTexts) => {
    const { values } = readForm('pledge', typed)
    return {
      ...typed,
      amount: values ? toMajorUnits(values.amount, values.currency) : typed.amount,
      anonymous: 'anonymous' in typed,
      paymentMethod: Number(typed.paymentMethod),
      ...(campaign ? { campaign: Number(campaign) } : {}),
    }
  }
  const onPress = (button: HTMLElement) => {
    const { amount, copy, copied } = button.dataset
    if (amount) fillIn(form, button as HTMLButtonElement)
    if (copy) void copyText(copy, copied ?? '', labels.notCopied)
  }

  return (
    <>
      <FormController
        {...props}
        labels={labels}
        kept={labels}
        check={schemaCheck('pledge', labels.problems, locale)}
        recordOf={recordOf}
        onPress={onPress}
        onSent={({ statusUrl }) => {
          if (typeof statusUrl !== 'string') return
          rememberGift(statusUrl)
          goTo(statusUrl)
        }}
        thanks={({ reference, statusUrl }) => (
          <>
            <p>{labels.thanks}</p>
            {typeof reference === 'string' && <p>{fill(labels.reference, { reference })}</p>}
            {typeof statusUrl === 'string' && <a href={statusUrl}>{labels.privatePage}</a>}
          </>
        )}
      />
      <CharacterCount form={form} lengths={LENGTHS.pledge} words={labels.room} locale={locale} />
    </>
  )
}
