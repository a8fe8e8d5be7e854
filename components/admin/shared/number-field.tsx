'use client'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  RenderCustomComponent,
  useField,
  useTranslation,
  withCondition,
} from '@payloadcms/ui'
import type { DefaultCellComponentProps, NumberFieldClientComponent } from 'payload'
import { type CSSProperties, useCallback, useState } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { numberTag } from '@/lib/shared/format/number'
import { parseNumber } from '@/lib/shared/format/parse-number'
import { useStaffLocale, useWords } from './words'

/** In the digits and groups of a language; four digits stay together, since most of them are years. */
const written = (value: number, locale: Locale) =>
  new Intl.NumberFormat(numberTag(locale), { useGrouping: 'min2', maximumFractionDigits: 15 }).format(value)

/** As Payload's own fields tell their row how wide they are. */
const widthIn = (admin: { width?: unknown } | undefined) =>
  admin?.width ? ({ '--field-width': admin.width } as CSSProperties) : undefined

/** A number field that takes the digits of both scripts. What is no number stays in the field, and is not saved. */
const Field: NumberFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { label, localized, required, admin } = field
  const words = useWords('shared')
  const locale = useStaffLocale()
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const check = useCallback(
    (value: unknown) => {
      if (typeof value === 'string') return words('number.wrong')
      return !required || typeof value === 'number' || t('validation:required')
    },
    [required, t, words],
  )
  const { customComponents, disabled, path, setValue, showError, value } = useField<number | string | null>({
    potentiallyStalePath: givenPath,
    validate: check as never,
  })
  const change = (text: string) => {
    const read = parseNumber(text)
    setTyped(text)
    setValue(read === undefined ? text : read)
  }
  const { Description, Error: ErrorMessage, Label, AfterInput, BeforeInput } = customComponents ?? {}
  const fixed = Boolean(readOnly || disabled)
  const classes = ['field-type', 'number', showError && 'error', fixed && 'read-only']
  return (
    <div className={classes.filter(Boolean).join(' ')} style={widthIn(admin)}>
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={<FieldLabel label={label} localized={localized} path={path} required={required} />}
      />
      <div className="field-type__wrap">
        <RenderCustomComponent
          CustomComponent={ErrorMessage}
          Fallback={<FieldError path={path} showError={showError} />}
        />
        {BeforeInput}
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={fixed}
          aria-invalid={showError || undefined}
          value={typed ?? (typeof value === 'number' ? written(value, locale) : (value ?? ''))}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        {AfterInput}
        <RenderCustomComponent
          CustomComponent={Description}
          Fallback={<FieldDescription description={admin?.description} path={path} />}
        />
      </div>
    </div>
  )
}

export const NumberField = withCondition(Field)

/** A number in a list, in the digits of the account's language. */
export function NumberCell({ cellData }: DefaultCellComponentProps) {
  const locale = useStaffLocale()
  return typeof cellData === 'number' ? written(cellData, locale) : null
}
