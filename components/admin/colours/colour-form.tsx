'use client'
import { unreadablePairs } from '@/lib/shared/colour/pairs'
import { COLOUR_NAMES, type Colours } from '@/lib/shared/colour/palette'
import { ColourField } from './colour-field'
import { ColourPreview } from './colour-preview'
import styles from './colours.module.scss'
import { useColours } from './use-colours'

/** The nearest colours that can be read, in the place of those that cannot. */
function readable(typed: Colours): Colours {
  const colours = { ...typed }
  for (const { at, nearest } of unreadablePairs(typed)) if (nearest) colours[at] = nearest
  return colours
}

/** The four fields, and beside them what the public site would look like. */
export function ColourForm() {
  const { chosen, typed } = useColours()
  const unread = unreadablePairs(typed)
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        {COLOUR_NAMES.map((name) => (
          <ColourField key={name} name={name} chosen={chosen[name]} typed={typed} />
        ))}
      </div>
      <ColourPreview colours={readable(typed)} isOther={unread.length > 0} />
    </div>
  )
}
