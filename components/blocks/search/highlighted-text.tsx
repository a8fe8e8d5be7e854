import { createElement, Fragment } from 'react'
import type { TextPart } from '@/lib/publishing/search/types'

/** A text with what was searched for marked in it. */
export function HighlightedText({ pieces }: { pieces: readonly TextPart[] }) {
  const parts = pieces.map(([text, isMatch]) => (isMatch ? createElement('mark', null, text) : text))
  // The parts of a text are nothing but their places in it: they need no keys.
  return createElement(Fragment, null, ...parts)
}
