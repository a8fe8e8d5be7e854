import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// What is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

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

// What a test typed into a form is not there in the next one.
beforeEach(() => localStorage.clear())
