'use client'
import { useEffect } from 'react'

/** How long the form of the settings may take to be drawn. */
const TRIES = 60
const BETWEEN_MS = 100

const wait = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))

/** Opens the tab with the field that the address names, and goes there: Payload draws the fields of one tab at a time. */
export function FieldOpener() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1))
    if (!id.startsWith('field-')) return
    let left = false
    void openField(id, () => left)
    return () => {
      left = true
    }
  }, [])
  return null
}

async function openField(id: string, hasLeft: () => boolean): Promise<void> {
  for (let tries = 0; tries < TRIES && !hasLeft(); tries += 1) {
    const tabs = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')]
    for (const tab of [null, ...tabs]) {
      tab?.click()
      if (tab) await wait()
      const field = document.getElementById(id)
      if (!field) continue
      field.scrollIntoView({ block: 'center' })
      const input = field.matches('input, textarea')
        ? field
        : field.querySelector<HTMLElement>('input, textarea, button')
      input?.focus({ preventScroll: true })
      return
    }
    // All tabs were looked through.
    if (tabs.length > 0) return
    await wait()
  }
}
