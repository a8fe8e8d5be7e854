import type { Field, NumberField, TextField, Validate } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { numberInput } from '@/lib/platform/payload/number-input'
import type { CounterName } from '@/lib/shared/content/types'
import { label } from '@/lib/shared/i18n/admin/words'
import { counterDay } from './counter-day'
import { text } from './text'

interface Context {
  data?: { placeholders?: boolean | null }
  siblingData?: Record<string, unknown>
}

/** Whether a figure stands there that must say where it comes from: with placeholders nobody takes it for a fact. */
const isStated = (name: CounterName, { data, siblingData }: Context): boolean =>
  !data?.placeholders && siblingData?.[name] !== null && siblingData?.[name] !== undefined

/** A figure of the home page: a number, where it comes from, and of when it is. */
export function counterFields(name: CounterName): Field[] {
  const source = text(`${name}Source`, { label: 'settings.counterSource', maxLength: 120 })
  const ofText = source.validate as Validate<unknown>
  const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const day = counterDay(`${name}Date`, (context) => isStated(name, context as Context))
  return [
    {
      type: 'row',
      fields: [
        {
          name,
          type: 'number',
          label: label(`settings.${name}`),
          min: 0,
          admin: { components: numberInput, width: '30%' },
        } satisfies NumberField,
        {
          ...source,
          admin: { ...source.admin, width: '40%' },
          validate: (value: unknown, context: Parameters<Validate<unknown>>[1]) => {
            const inEnglish = !context.req.locale || context.req.locale === 'en' || context.req.locale === 'all'
            if (inEnglish && !isWritten(value) && isStated(name, context as Context)) {
              return say('settings.counterSourceMissing')
            }
            return ofText(value, context)
          },
        } as TextField,
        { ...day, admin: { ...day.admin, width: '30%' } },
      ],
    },
  ]
}
