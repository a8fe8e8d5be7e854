import { useId } from 'react'
import { KEY_AREA_WORDS, keyAreasOf, writesIn } from '@/lib/access/rights/key-areas'
import type { Role } from '@/lib/access/rights/roles'
import styles from './scope-fields.module.scss'

interface ScopeFieldsProps {
  role: Role
  problem: string | undefined
}

/** Areas of a role to choose from, and whether the key may write there. */
export function ScopeFields({ role, problem }: ScopeFieldsProps) {
  const described = useId()
  return (
    <>
      <fieldset className={styles.choices} aria-describedby={problem && described}>
        <legend>What it may see</legend>
        {problem && (
          <p id={described} className={styles.problem}>
            {problem}
          </p>
        )}
        {keyAreasOf(role).map((area) => {
          const [name, holds] = KEY_AREA_WORDS[area]
          return (
            <label key={area}>
              <input type="checkbox" name="areas" value={area} aria-invalid={Boolean(problem)} />
              <span>
                <strong>{name}</strong>
                {`: ${holds}${writesIn(role, area) ? '' : ' (this account only reads them)'}`}
              </span>
            </label>
          )
        })}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>What it may do there</legend>
        <label>
          <input type="radio" name="mayWrite" value="no" defaultChecked />
          <span>Read only</span>
        </label>
        <label>
          <input type="radio" name="mayWrite" value="yes" />
          <span>Read, write and delete, as its account may</span>
        </label>
      </fieldset>
    </>
  )
}
