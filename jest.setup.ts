import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// What is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** A message on the console is a failure, unless the test has spied on it and says that it expects it. */
let unexpected: unknown[][] = []
const original = console.error

beforeEach(() => {
  unexpected = []
  console.error = (...message: unknown[]) => {
    unexpected.push(message)
  }
})

afterEach(() => {
  console.error = original
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${unexpected.map(String).join('\n')}`)
})

// jsdom has dialogs, but cannot open them.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
