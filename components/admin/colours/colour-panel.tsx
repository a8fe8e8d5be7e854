import { ScreenWords } from '../shared/words-provider'
import { ColourForm } from './colour-form'

/** The colours of the settings, checked as they are chosen and seen in a preview. */
export function ColourPanel() {
  return (
    <ScreenWords areas={['colours']}>
      <ColourForm />
    </ScreenWords>
  )
}
