'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * React key of a modal's form: a form that was sent is mounted anew when its modal opens the next time; one that was not
 * keeps what was typed.
 * @returns the key, and a ref for the element around the form
 */
export function useMountKey(open: boolean): { mountKey: number; container: RefObject<HTMLDivElement | null> } {
  const container = useRef<HTMLDivElement>(null)
  const [mountKey, setMountKey] = useState(0)
  // Ahead of the first frame, which would show the thanks again; not at closing, which they outlast.
  useLayoutEffect(() => {
    if (open && container.current?.querySelector('form[data-state="sent"]')) setMountKey((last) => last + 1)
  }, [open])
  return { mountKey, container }
}
