/** Every page is valid HTML by the Nu Html Checker. */
import { findingsOf, hasJava } from './support/html-checker'
import { expect, test } from './support/reader'

/** What browsers know and the checker's list of CSS does not yet: properties, a rule, and a shorthand with all its parts. */
const NEWER = [
  /CSS: “(?:animation-timeline|animation-range|interpolate-size|vector-effect)”: Property .* doesn't exist\./,
  /CSS: Unrecognized at-rule “@starting-style”/,
  /CSS: “mask”: Too many values or values are not recognized\./,
]

test.skip(!hasJava(), 'Java is not installed')

test('the checker finds no errors on any route in both languages', { tag: '@whole' }, async ({ reader }) => {
  test.setTimeout(300_000)
  const pages = (await reader.allPages()).map(({ address, html }) => ({ address, source: html.source }))
  expect(pages.length).toBeGreaterThan(50)
  const findings = await findingsOf(pages)
  expect(findings.filter((finding) => !NEWER.some((newer) => newer.test(finding)))).toEqual([])
})

test('the checker reports errors in invalid HTML', { tag: '@whole' }, async () => {
  const page = (body: string) => `<!DOCTYPE html><html lang="en"><title>A page</title><h1>A page</h1>${body}</html>`
  const pages = [
    { address: '/right', source: page('<h2>Contact</h2><address>Tongi</address>') },
    { address: '/wrong', source: page('<address><h2>Contact</h2></address>') },
    { address: '/unheaded', source: page('<section><p>Contact</p></section>') },
  ]
  expect(await findingsOf(pages)).toEqual([
    expect.stringMatching(/^\/wrong: The element “h2” must not/),
    expect.stringMatching(/^\/unheaded: Section lacks heading/),
  ])
})
