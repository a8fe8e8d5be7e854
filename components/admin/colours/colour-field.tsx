'use client'
import { useId } from 'react'
import { parseColour } from '@/lib/shared/colour/contrast'
import { checkPairs, unreadablePairs } from '@/lib/shared/colour/pairs'
import { type ColourName, type Colours, OWN, TOKEN_OF } from '@/lib/shared/colour/palette'
import { localDigits } from '@/lib/shared/format/digits'
import shared from '../shared/shared.module.scss'
import { useStaffLocale, useWords } from '../shared/words'
import styles from './colours.module.scss'
import type { ChosenColour } from './use-colours'

interface ColourFieldProps {
  name: ColourName
  chosen: ChosenColour
  /** All four as they are typed. */
  typed: Colours
}

/** A colour by its digits or from the browser's chart, with how well each of its pairs is read. */
export function ColourField({ name, chosen: { value, set, refused }, typed }: ColourFieldProps) {
  const words = useWords('colours')
  const id = useId()
  const own = OWN[TOKEN_OF[name]]
  const isWrong = value !== '' && !parseColour(value)
  const problem = isWrong ? words('wrong') : refused
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words(name)}</label>
      <p id={`${id}-help`}>
        {words(`${name}Help`)} {words('own', { colour: own })}
      </p>
      <div className={styles.inputs}>
        <input
          type="color"
          aria-label={words('pick', { name: words(name) })}
          value={parseColour(value) ?? own}
          onChange={(event) => set(event.target.value)}
        />
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          placeholder={own}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={`${id}-help ${id}-said`}
          value={value}
          onChange={(event) => set(event.target.value)}
        />
      </div>
      <div id={`${id}-said`} aria-live="polite">
        {problem && <p className={styles.problem}>{problem}</p>}
        {!isWrong && <Pairs name={name} typed={typed} isToldApart={problem === ''} onUse={set} />}
      </div>
    </div>
  )
}

interface PairsProps {
  name: ColourName
  typed: Colours
  /** Whether what cannot be read is not told already. */
  isToldApart: boolean
  onUse: (colour: string) => void
}

function Pairs({ name, typed, isToldApart, onUse }: PairsProps) {
  const words = useWords('colours')
  const locale = useStaffLocale()
  const nearest = unreadablePairs(typed).find(({ at }) => at === name)?.nearest
  return (
    <>
      {checkPairs(typed)
        .filter(({ at, passes }) => at === name && (passes || isToldApart))
        .map(({ at, ratio, passes }) => (
          <p key={at} className={passes ? styles.passes : styles.problem}>
            {words('ratio', { pair: words(`pairs.${at}`), ratio: localDigits(ratio.toFixed(2), locale) })},{' '}
            {words(passes ? 'well' : 'badly')}
          </p>
        ))}
      {nearest && (
        <p className={styles.nearest}>
          <span className={styles.swatch} style={{ background: nearest }} aria-hidden="true" />
          {words('nearest', { nearest })}
          <button type="button" className={shared.button} onClick={() => onUse(nearest)}>
            {words('use', { nearest })}
          </button>
        </p>
      )}
    </>
  )
}
