import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ALL_PAYLOADS } from '@/lib/content/rich-text/hostile/families'
import { jsonLd } from '@/lib/publishing/structured-data/graph'
import { StructuredData } from './structured-data'

const HOSTILE = '</script><script>alert(1)</script> <!-- "quoted" \u2028\u2029 \\u003c & \0'

const titled = (name: string) => jsonLd([{ '@type': 'NGO', name }])

test('JSON-LD parses back to what was written', () => {
  const { '@context': context, '@graph': graph } = JSON.parse(titled(HOSTILE))
  expect(context).toBe('https://schema.org')
  expect(graph).toEqual([{ '@type': 'NGO', name: HOSTILE }])
})

test('nothing can end the script or begin a comment in it', () => {
  expect(titled(HOSTILE)).not.toMatch(/[<\u2028\u2029]/)
})

test('no known hostile text ends the script, and each parses back unchanged', () => {
  const text = jsonLd(ALL_PAYLOADS.map((name) => ({ '@type': 'NGO', name })))
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  const names = (JSON.parse(text)['@graph'] as { name?: string }[]).map(({ name }) => name)
  expect(names).toEqual(ALL_PAYLOADS.map((payload) => payload || undefined))
})

test('fields that are empty are left out, and so are nodes that are not there', () => {
  const text = jsonLd([undefined, { '@type': 'NGO', name: 'A', email: '', sameAs: [], url: undefined }])
  expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'NGO', name: 'A' }])
  expect(jsonLd([undefined])).toBe('')
})

test('React writes the text as it is, and one script alone', () => {
  const html = renderToString(<StructuredData nodes={[{ '@type': 'NGO', name: HOSTILE }]} />)
  expect(html).toBe(`<script type="application/ld+json">${titled(HOSTILE)}</script>`)
})

test('without nodes there is no script', () => {
  expect(render(<StructuredData nodes={[]} />).container).toBeEmptyDOMElement()
})
