'use client'
import { DateTimeField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import type { SyntheticEvent } from 'react'
import { asciiDigits, localDigits } from '@/lib/shared/format/digits'
import { useStaffLocale, useWords } from './words'

/** The picker reads what is typed after this, and knows Latin digits alone. */
function readBothScripts(event?: SyntheticEvent): void {
  const { target } = event ?? {}
  if (target instanceof HTMLInputElement) target.value = asciiDigits(target.value)
}

/** Payload's field of a day: it takes the digits of both scripts, and its calendar has those of the language. */
export const DayField: DateFieldClientComponent = (props) => {
  const locale = useStaffLocale()
  const words = useWords('shared')
  const { i18n } = useTranslation()
  const { field } = props
  const overrides = {
    // Payload hands it to all pickers once it is loaded, of which one that stands already does not learn.
    locale: i18n.dateFNS,
    timeCaption: words('day.time'),
    onChangeRaw: readBothScripts,
    renderDayContents: (day: number) => localDigits(String(day), locale),
  }
  const date = { ...(field.admin?.date as object | undefined), overrides }
  return <DateTimeField {...props} field={{ ...field, admin: { ...field.admin, date } as typeof field.admin }} />
}
