import { useId } from 'react'
import { canWriteIn, KEY_AREA_LABELS, keyAreasOf } from '@/lib/access/rights/key-areas'
import type { Role } from '@/lib/access/rights/roles'
import styles from './scope-fields.module.scss'

interface ScopeFieldsProps {
  role: Role
  problem: string | undefined
}

/** Fields of a key's scope: areas that the role reads, and whether the key may write. */
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
          const [name, holds] = KEY_AREA_LABELS[area]
          return (
            <label key={area}>
              <input type="checkbox" name="areas" value={area} aria-invalid={Boolean(problem)} />
              <span>
                <strong>{name}</strong>
                {`: ${holds}${canWriteIn(role, area) ? '' : ' (this account only reads them)'}`}
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
