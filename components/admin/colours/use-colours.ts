'use client'
import { useField } from '@payloadcms/ui'
import { COLOUR_NAMES, type ColourName, type Colours } from '@/lib/shared/colour/palette'

export interface ChosenColour {
  value: string
  set: (value: string) => void
  /** What the server refused it with; '' where it did not. */
  refused: string
}

function useColour(name: ColourName): ChosenColour {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path: `colours.${name}` })
  return { value: value ?? '', set: (typed) => setValue(typed || null), refused: (showError && errorMessage) || '' }
}

/** The colours of the form as they are typed, by their name. */
export function useColours(): { chosen: Record<ColourName, ChosenColour>; typed: Colours } {
  const chosen = {
    ink: useColour('ink'),
    paper: useColour('paper'),
    accent: useColour('accent'),
    signal: useColour('signal'),
  }
  const typed = Object.fromEntries(COLOUR_NAMES.map((name) => [name, chosen[name].value])) as Colours
  return { chosen, typed }
}
