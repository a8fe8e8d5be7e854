import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Style, setText, type TextBlock } from './typeset'

const STYLE: Style = { face: 'head', size: 60, leading: 1.3, colour: '#1b1f45' }
/** Keeps letters from joining. */
const ZWNJ = '\u200c'
const HASANTA = '\u09cd'

const set = (text: string, more: Partial<Style> = {}) => setText(text, { ...STYLE, ...more })

/** How opaque the pixels of some columns are, together. */
function ink({ pixels, width, height }: TextBlock, from = 0, to = width): number {
  let sum = 0
  for (let y = 0; y < height; y += 1)
    for (let x = Math.floor(from); x < to; x += 1) sum += pixels[(y * width + x) * 4 + 3] ?? 0
  return sum
}

test.each([
  ['ksha', 'ক্ষ'],
  ['dra', 'দ্র'],
  ['sva', 'স্ব'],
  ['sthya', 'স্থ্য'],
])('the conjunct %s is one sign, not letters with a hasanta each', async (_name, conjunct) => {
  const apart = conjunct.replaceAll(HASANTA, HASANTA + ZWNJ)
  for (const face of ['head', 'body'] as const) {
    const [joined, split] = [await set(conjunct, { face }), await set(apart, { face })]
    expect(joined.width).toBeLessThan(0.85 * split.width)
    expect(ink(joined)).toBeGreaterThan(1000)
  }
})

test('the vowel sign i stands before its consonant, which it follows in the text', async () => {
  const [alone, vowel] = [await set('ক'), await set('কি')]
  const right = { ...alone, from: vowel.width - alone.width }
  // The right part of কি is ক itself: the sign was put to its left.
  expect(ink(vowel, right.from) / ink(alone)).toBeGreaterThan(0.85)
  expect(ink(vowel, right.from) / ink(alone)).toBeLessThan(1.35)
  expect(vowel.width).toBeGreaterThan(alone.width * 1.15)
})

test('reph is a mark above, and takes no room of its own', async () => {
  const [plain, reph, split] = [await set('কম'), await set('কর্ম'), await set(`কর${HASANTA}${ZWNJ}ম`)]
  expect(reph.height).toBeGreaterThan(plain.height)
  expect(reph.width).toBeLessThan(plain.width * 1.12)
  expect(split.width).toBeGreaterThan(plain.width * 1.3)
})

test('markup is drawn as plain text', async () => {
  const [marked, plain] = [await set('<b>&amp;"</b>'), await set('b')]
  expect(marked.width).toBeGreaterThan(6 * plain.width)
})

/** Sets both scripts in a process of its own. */
async function inProcess(env: Record<string, string>) {
  const script = `
    import { setText } from './lib/publishing/social-cards/typeset.ts'
    const style = { face: 'head', size: 60, leading: 1.3, colour: '#000000' }
    const { pixels, width } = await setText('River নদী ক্ষুদ্র', style)
    console.info(width, (await import('node:crypto')).createHash('sha256').update(pixels).digest('hex'))`
  const options = ['--import', 'tsx', '--input-type=module', '-e', script]
  return promisify(execFile)(process.execPath, options, { env: { PATH: process.env.PATH ?? '', ...env } as never })
}

test('a machine without any font draws the same, and warns of nothing', async () => {
  const [here, bare] = await Promise.all([
    inProcess({ HOME: process.env.HOME ?? '' }),
    inProcess({ HOME: '/nonexistent', FONTCONFIG_PATH: '/nonexistent', FONTCONFIG_FILE: '/nonexistent/fonts.conf' }),
  ])
  expect(here.stdout).toMatch(/^[1-9]\d+ [0-9a-f]{64}\n$/)
  expect(bare).toEqual({ stdout: here.stdout, stderr: '' })
})
