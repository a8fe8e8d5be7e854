/** Lets the browser post the form. Offline that would only lose the page: the button says so, and nothing is sent. */
export function postPlainly(form: HTMLFormElement, button: HTMLElement | null, offline: string): void {
  if (navigator.onLine) {
    if (form.reportValidity()) form.submit()
  } else if (button instanceof HTMLButtonElement) {
    button.setCustomValidity(offline)
    button.reportValidity()
    button.setCustomValidity('')
  }
}
