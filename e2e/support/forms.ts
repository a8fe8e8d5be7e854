/** The public forms, with valid and invalid values for their fields. */
import type { Locator, Page } from '@playwright/test'

export interface SiteForm {
  path: string
  /** The API call that it is sent to. */
  call: string
  submit: string
  /** Label → a valid value, in the order of the form. */
  typed: [label: string, text: string][]
  /** Label → an invalid value. */
  nonsense: [label: string, text: string][]
  /** The data of a successful answer, and the confirmation shown then. */
  answer: Record<string, unknown>
  thanks: RegExp
}

export const FORMS: [SiteForm, ...SiteForm[]] = [
  {
    path: '/donate-now/health',
    call: 'pledges',
    submit: 'Donate now',
    typed: [
      ['Amount', '250'],
      ['First name', 'Rahima'],
      ['Email address', 'rahima@example.org'],
      ['Message', 'For the lamps.'],
    ],
    nonsense: [
      ['Amount', 'a lot'],
      ['Email address', 'rahima at example'],
      ['Phone', 'by pigeon'],
    ],
    answer: { reference: 'AF-2031-7' },
    thanks: /Your reference is AF-2031-7/,
  },
  {
    path: '/become-volunteer',
    call: 'volunteer-registrations',
    submit: 'Send a message',
    typed: [
      ['Your Name', 'Rahima Begum'],
      ['Email Address', 'rahima@example.org'],
      ['Occupation', 'Boatwoman'],
      ['Write a Comment', 'I can row.'],
    ],
    nonsense: [
      ['Email Address', 'rahima@@'],
      ['Phone Number', '😀'],
      ['Date of Birth', '2199-01-01'],
    ],
    answer: {},
    thanks: /next training day/,
  },
  {
    path: '/contact',
    call: 'contact/create-contact',
    submit: 'Send a message',
    typed: [
      ['Name', 'Rahima Begum'],
      ['Email', 'rahima@example.org'],
      ['Subject', 'The clinic'],
      ['Message', 'When does it open?'],
    ],
    nonsense: [
      ['Email', 'rahima'],
      ['Phone', '<b>0</b>'],
    ],
    answer: { status: 'Success' },
    thanks: /A person reads every message/,
  },
]

export const formOf = (page: Page): Locator => page.getByRole('main').locator('form')

export const fieldOf = (page: Page, label: string): Locator =>
  formOf(page)
    .getByRole('textbox', { name: label, exact: true })
    .or(formOf(page).getByLabel(label, { exact: true }))
    .first()

export async function fillIn(page: Page, fields: SiteForm['typed']): Promise<void> {
  for (const [label, text] of fields) await fieldOf(page, label).fill(text)
}

export const submitOf = (page: Page, { submit }: SiteForm): Locator =>
  formOf(page).getByRole('button', { name: submit, exact: true })

/** Answers a form's call in place of the site. @returns what was sent: bodies and idempotency keys */
export async function mockCall(page: Page, form: SiteForm, status: number, body: unknown) {
  const sent: { body: Record<string, unknown>; key: string | null }[] = []
  await page.route(`**/api/v1/${form.call}*`, async (route) => {
    const request = route.request()
    sent.push({ body: request.postDataJSON(), key: await request.headerValue('idempotency-key') })
    await route.fulfill({ status, json: body })
  })
  return sent
}
