/**
 * Draws the demo pictures: demo/illustrations, partners and logos (SVG) to demo/media (WebP and AVIF).
 * Run by hand after a drawing changes (`npx tsx scripts/make-demo-media.ts`); its output is committed, so that a
 * deployment needs no browser. Drawings whose SVG is as it was are left alone.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { filesOf } from '@/demo/picture-files'
import type { DemoImage } from '@/demo/shape'
import { COPY_WIDTHS, UPRIGHT_CUT } from '@/lib/content/media/copy-shapes'
import { placeholderOf } from '@/lib/content/media/placeholder'

const DEMO = join(import.meta.dirname, '../demo')
const MEDIA = join(DEMO, 'media')
const MANIFEST = join(MEDIA, 'manifest.json')
const SOURCES = join(MEDIA, 'sources.json')
const WEBP = { quality: 72 }
const AVIF = { quality: 50, effort: 4 }
/** Pictures that may fill a banner have a cut for upright screens. */
const BANNER_WIDTH = 2000
/** Of logos, in pixels: a partner's is small wherever it stands; the foundation's is drawn into other things, too. */
const LOGO_WIDTHS = { partners: 480, logos: 800 } as const

interface Drawing {
  name: string
  svg: string
  /** Changes when the SVG or the way it is drawn does. */
  fingerprint: string
  width: number
  height: number
  widths: number[]
  transparent: boolean
}

async function main() {
  await mkdir(MEDIA, { recursive: true })
  const drawings = [
    ...(await readDrawings('illustrations')),
    ...(await readDrawings('partners')),
    ...(await readDrawings('logos')),
  ]
  const manifest = await readJson<Record<string, DemoImage>>(MANIFEST)
  const sources = await readJson<Record<string, string>>(SOURCES)
  const isCurrent = ({ name, fingerprint }: Drawing) => {
    const image = manifest[name]
    return image && sources[name] === fingerprint && filesOf(image).every((file) => existsSync(join(MEDIA, file)))
  }
  const stale = drawings.filter((drawing) => !isCurrent(drawing))
  if (stale.length > 0) {
    const browser = await launchBrowser()
    for (const drawing of stale) {
      manifest[drawing.name] = await convert(drawing, await render(browser, drawing))
      sources[drawing.name] = drawing.fingerprint
      console.info(drawing.name)
    }
    await browser.close()
  }
  for (const image of Object.values(manifest))
    if (image.width >= BANNER_WIDTH) image.upright ??= await cutUpright(image)
  for (const image of Object.values(manifest)) image.placeholder ??= await placeholderOf(join(MEDIA, image.filename))
  const names = drawings.map(({ name }) => name)
  await writeJson(MANIFEST, pick(manifest, names))
  await writeJson(SOURCES, pick(sources, names))
  await removeStrays(pick(manifest, names))
  console.info(`${stale.length} of ${drawings.length} drawn`)
}

async function readDrawings(folder: 'illustrations' | keyof typeof LOGO_WIDTHS): Promise<Drawing[]> {
  const files = (await readdir(join(DEMO, folder))).filter((file) => file.endsWith('.svg')).sort()
  return Promise.all(
    files.map(async (file) => {
      const name = basename(file, '.svg')
      const svg = await readFile(join(DEMO, folder, file), 'utf8')
      const [, left, top] = /viewBox="0 \d+ (\d+) (\d+)"/.exec(svg) ?? []
      if (!left || !top) throw new Error(`${file} has no viewBox from 0`)
      const isLogo = folder !== 'illustrations'
      const width = isLogo ? logoWidth(folder, Number(left)) : pictureWidth(name, Number(left))
      const height = Math.round((width * Number(top)) / Number(left))
      const widths = COPY_WIDTHS.filter((copy) => copy <= width)
      const fingerprint = sha256(JSON.stringify([svg, width, widths, WEBP, AVIF]))
      return { name, svg, fingerprint, width, height, widths, transparent: isLogo }
    }),
  )
}

/** @param natural width of the drawing, in pixels */
function logoWidth(folder: keyof typeof LOGO_WIDTHS, natural: number): number {
  return Math.min(natural * (folder === 'partners' ? 2 : 8), LOGO_WIDTHS[folder])
}

/** Portraits are drawn 600 wide and shown at up to 450; wide drawings fill a banner. */
function pictureWidth(name: string, natural: number): number {
  if (name.startsWith('portrait-')) return 900
  return natural > 1200 ? 2000 : 1200
}

/** The grain of the drawings is an SVG filter that only a browser draws right, and only at the final size. */
async function render(browser: Browser, { svg, width, height, transparent }: Drawing): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  const style = `body{margin:0}svg{display:block;width:${width}px;height:${height}px}`
  await page.setContent(`<!doctype html><style>${style}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: transparent })
  await page.close()
  return png
}

async function convert({ name, width, height, widths }: Drawing, png: Buffer): Promise<DemoImage> {
  const full = await sharp(png).webp(WEBP).toBuffer()
  const base = `${name}-${sha256(full).slice(0, 8)}`
  await writeFile(join(MEDIA, `${base}.webp`), full)
  const copies: DemoImage['copies'] = []
  for (const copy of widths) {
    const resized = await sharp(png).resize({ width: copy }).png().toBuffer({ resolveWithObject: true })
    const webp = copy === width ? full : await sharp(resized.data).webp(WEBP).toBuffer()
    const avif = await sharp(resized.data).avif(AVIF).toBuffer()
    await writeFile(join(MEDIA, `${base}-${copy}.webp`), webp)
    await writeFile(join(MEDIA, `${base}-${copy}.avif`), avif)
    copies.push({ width: copy, height: resized.info.height, webp: webp.length, avif: avif.length })
  }
  const placeholder = await placeholderOf(full)
  return { filename: `${base}.webp`, width, height, filesize: full.length, copies, placeholder }
}

async function cutUpright({ filename }: DemoImage): Promise<DemoImage['upright']> {
  const cut = await sharp(join(MEDIA, filename))
    .resize({ ...UPRIGHT_CUT, position: 'attention' })
    .avif(AVIF)
    .toBuffer()
  await writeFile(join(MEDIA, filename.replace('.webp', '-upright.avif')), cut)
  return { ...UPRIGHT_CUT, avif: cut.length }
}

async function removeStrays(manifest: Record<string, DemoImage>) {
  const wanted = new Set(Object.values(manifest).flatMap(filesOf))
  const pictures = (await readdir(MEDIA)).filter((file) => /\.(webp|avif)$/.test(file))
  await Promise.all(pictures.filter((file) => !wanted.has(file)).map((file) => rm(join(MEDIA, file))))
}

function launchBrowser(): Promise<Browser> {
  const installed = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/google-chrome',
  ].find(existsSync)
  return chromium.launch({
    ...(installed && { executablePath: installed }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  })
}

function pick<T>(from: Record<string, T>, names: string[]): Record<string, T> {
  return Object.fromEntries(
    Object.entries(from)
      .filter(([name]) => names.includes(name))
      .sort(),
  )
}

async function readJson<T extends object>(file: string): Promise<T> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : ({} as T)
}

async function writeJson(file: string, value: object) {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

sharp.concurrency(1)
await main()
