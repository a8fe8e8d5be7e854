/** A browser context that records scripts that ran, policy violations and requests to other hosts. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { waitForHydration } from './hydration'
import { randomIpAddress } from './ip-address'

export interface InstrumentedContext {
  context: BrowserContext
  /** Scripts that ran, policy violations, requests to other hosts. */
  incidents: string[]
  /** Opens an address of the site and waits for hydration. */
  open: (address: string) => Promise<Page>
}

/** @param withPolicy whether the browser enforces the Content-Security-Policy of pages */
export async function instrumentedContext(
  browser: Browser,
  baseURL: string,
  withPolicy: boolean,
): Promise<InstrumentedContext> {
  const context = await browser.newContext({
    baseURL,
    bypassCSP: !withPolicy,
    extraHTTPHeaders: { 'x-forwarded-for': randomIpAddress() },
  })
  const incidents: string[] = []
  let at = ''
  const note = (what: string) => incidents.push(`${at} ${what}`)
  await context.exposeFunction('tellTest', note)
  await context.addInitScript(instrumentPage)
  context.on('dialog', (dialog) => {
    note(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('weberror', (error) => note(`error ${error.error()}`))
  context.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(`${baseURL}/`) && /^(?:https?|wss?):/.test(address)) note(`asked ${address}`)
  })
  const page = await context.newPage()
  const open = async (address: string) => {
    at = address
    await page.goto(address)
    await waitForHydration(page)
    return page
  }
  return { context, incidents, open }
}

/** Runs in each page before its own scripts; DOM clobbering cannot remove it. */
function instrumentPage(): void {
  const tell = (globalThis as unknown as { tellTest: (what: string) => void }).tellTest
  for (const name of ['hit', 'alert', 'confirm', 'prompt', 'print']) {
    Object.defineProperty(globalThis, name, { value: () => tell(`ran ${name}`), writable: false, configurable: false })
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`stopped by ${violatedDirective}: ${blockedURI} ${sample}`),
  )
}

/** The elements and attributes of a page: 'p', 'p class', 'foreign:path d'. */
export const vocabularyOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      const name = `${isHtml ? '' : 'foreign:'}${element.localName}`
      words.add(name)
      for (const attribute of element.getAttributeNames()) words.add(`${name} ${attribute}`)
    }
    return [...words]
  })

/** Addresses in a page with an unexpected scheme or host, and external links without `rel=noopener`. */
export const suspiciousAddressesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const odd: string[] = []
    const names = [
      'href',
      'src',
      'action',
      'formaction',
      'data',
      'poster',
      'cite',
      'background',
      'ping',
      'xlink:href',
      'srcset',
    ]
    for (const element of document.querySelectorAll('*')) {
      for (const name of names) {
        const value = element.getAttribute(name)
        if (value === null) continue
        const { protocol, origin } = URL.canParse(value, location.href)
          ? new URL(value, location.href)
          : new URL('http:x')
        const leads = element.localName === 'a' && name === 'href'
        const isAway = /^https?:$/.test(protocol) && origin !== location.origin
        const isRight = leads
          ? /^(?:https?|mailto|tel):$/.test(protocol)
          : !isAway && /^https?:$|^data:$/.test(protocol)
        if (!isRight || (protocol === 'data:' && element.localName !== 'img'))
          odd.push(`<${element.localName} ${name}="${value}">`)
        if (leads && isAway && !/noopener/.test(element.getAttribute('rel') ?? '')) odd.push(`no rel: ${value}`)
      }
    }
    return odd
  })
