/** Builds the single-page app and serves it from the bare server, which forwards its API requests to a site. */
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { RecordedAnswer } from '../recorded-answer'
import type { Server, TestBed } from '../test-bed'

const STYLES = `
*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{padding:1rem}
section{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));margin-block:2rem}
img{width:100%;aspect-ratio:3/2;object-fit:cover}`

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Alokdhara Foundation</title><style>${STYLES}</style>
<script type="module" src="/main.js"></script></head><body><div id="root"></div></body></html>`

/** @returns the address of the page */
export async function singlePage(testBed: TestBed, site: Server): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'main.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = outputFiles[0]?.text ?? ''
  const { url } = await testBed.bare({
    answers: [gzipped('/', 'text/html; charset=utf-8', PAGE), gzipped('/main.js', 'text/javascript', script)],
    forwardTo: Number(new URL(site.url).port),
  })
  return url
}

function gzipped(address: string, type: string, text: string): RecordedAnswer {
  const body = gzipSync(text, { level: 9 })
  const headers: RecordedAnswer['headers'] = [
    ['Content-Type', type],
    ['Content-Encoding', 'gzip'],
    ['Content-Length', String(body.length)],
  ]
  return { address, status: 200, headers, body: body.toString('base64') }
}
