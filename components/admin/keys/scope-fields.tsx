'use client'
import { type ReactNode, useId } from 'react'
import { canWriteIn, keyAreasOf } from '@/lib/access/rights/key-areas'
import type { Role } from '@/lib/access/rights/roles'
import { useWords } from '../shared/words'
import styles from './scope-fields.module.scss'

interface ScopeFieldsProps {
  role: Role
  problem: string | undefined
}

const strong = (text: ReactNode) => <strong>{text}</strong>

/** Fields of a key's scope: areas that the role reads, and whether the key may write. */
export function ScopeFields({ role, problem }: ScopeFieldsProps) {
  const described = useId()
  const words = useWords('keys')
  return (
    <>
      <fieldset className={styles.choices} aria-describedby={problem && described}>
        <legend>{words('new.areas')}</legend>
        {problem && (
          <p id={described} className={styles.problem}>
            {problem}
          </p>
        )}
        {keyAreasOf(role).map((area) => (
          <label key={area}>
            <input type="checkbox" name="areas" value={area} aria-invalid={Boolean(problem)} />
            <span>
              {words.rich(canWriteIn(role, area) ? 'new.area' : 'new.areaReadOnly', {
                name: words(`areas.${area}.name`),
                holds: words(`areas.${area}.holds`),
                b: strong,
              })}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{words('new.actions')}</legend>
        <label>
          <input type="radio" name="mayWrite" value="no" defaultChecked />
          <span>{words('new.readOnly')}</span>
        </label>
        <label>
          <input type="radio" name="mayWrite" value="yes" />
          <span>{words('new.mayWrite')}</span>
        </label>
      </fieldset>
    </>
  )
}
