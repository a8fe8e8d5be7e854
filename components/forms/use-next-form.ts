'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * For a modal's form: one that was sent is drawn anew when its modal is opened the next time; one that was not keeps
 * what was typed.
 * @returns the form's key, and the place in which it stands
 */
export function useNextForm(open: boolean): { turn: number; place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null)
  const [turn, setTurn] = useState(0)
  // Ahead of the first frame, which would show the thanks again; not at closing, which they outlast.
  useLayoutEffect(() => {
    if (open && place.current?.querySelector('form[data-state="sent"]')) setTurn((last) => last + 1)
  }, [open])
  return { turn, place }
}
