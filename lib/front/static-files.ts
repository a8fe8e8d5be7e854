/** Static files: pictures of the content, the build's scripts and styles, and public files. */
import { readdirSync, type Stats, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sendFile from 'send'
import { COPY_SUFFIX } from '@/lib/shared/addresses/picture-names'
import { downloadName, FILE_EXTENSIONS, FILE_KINDS } from '@/lib/shared/content/file-kinds'
import { PICTURE_TYPES } from '@/lib/shared/content/picture-types'
import { type EncodedResponse, encodeResponse, entityTag, negotiate } from './encoded-response'
import { FILE_HEADERS } from './response-headers'
import { writeResponse } from './write-response'

const TYPES = new Map([
  ...PICTURE_TYPES,
  ...Object.entries(FILE_KINDS).map(([extension, { type }]) => [extension, type] as const),
  ['css', 'text/css; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['wasm', 'application/wasm'],
  ['woff2', 'font/woff2'],
])

/** Content-addressed files, which never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** In another's place, which is soon there. */
const NOT_KEPT = 'no-store'
/** Public files keep their names when they change. */
const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

/** Larger files are streamed from disk. */
const LARGEST_CACHED = 1024 * 1024
/** How often a cached file is compared with the disk. */
const CHECK_MS = 2000

interface Folders {
  /** Pictures of the content. */
  media: string
  /** Files for download. */
  files: string
  /** What `next build` made, the folder .next; null in development, where the app serves it. */
  build: string | null
  public: string
}

interface Options extends Folders {
  /** Has the file of a picture or a download in its folder, where files are kept elsewhere. @returns whether there is one */
  fetch: ((key: string) => Promise<boolean>) | null
  /** Bytes of all cached files together. */
  maxBytes: number
  /** Headers of every response. */
  common: Record<string, string>
}

interface Found {
  file: string
  /** Under which it is kept elsewhere, if it is not there. */
  key?: string
  lifetime: string
  /** Headers that override those of every response. */
  own: Record<string, string>
}

interface CachedFile {
  encoded: EncodedResponse
  checkedAt: number
  changedAt: number
}

export class StaticFiles {
  private readonly cache: LRUCache<string, CachedFile>
  private readonly publicFiles: Set<string>

  constructor(private readonly options: Options) {
    this.cache = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ encoded }) => encoded.bytes + 1024 })
    this.publicFiles = new Set(listAddresses(options.public))
  }

  /** Whether an address is that of a file, there or not. @param address decoded path */
  isFile(address: string): boolean {
    const ofBuild = this.options.build !== null && address.startsWith('/_next/static/')
    return ofBuild || /^\/(?:media|files)\//.test(address) || this.publicFiles.has(address)
  }

  /** Whether there is a file at an address. @param address decoded path */
  async isThere(address: string): Promise<boolean> {
    const found = this.find(address)
    return found !== undefined && (await this.fetchedStats(found)) !== undefined
  }

  /**
   * Answers with a file: whole, a range, or 304 (RFC 9110, sections 13 and 14).
   * @param address decoded path
   * @returns whether there is such a file
   */
  async serve(address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const found = this.find(address)
    if (!found) return false
    const cached = request.headers.range === undefined ? this.cache.get(address) : undefined
    if (cached && performance.now() - cached.checkedAt < CHECK_MS) {
      writeResponse(request, response, negotiate(cached.encoded, request))
      return true
    }
    const stats = await this.fetchedStats(found)
    if (!stats) {
      this.cache.delete(address)
      return this.serveInPlace(found, request, response)
    }
    const version = found.lifetime === IMMUTABLE ? '' : `${stats.size}-${stats.mtimeMs}`
    const tag = entityTag(`${address} ${version}`)
    if (request.headers.range === undefined && stats.size <= LARGEST_CACHED) {
      const encoded = cached?.changedAt === stats.mtimeMs ? cached.encoded : await this.load(found, tag)
      this.cache.set(address, { encoded, checkedAt: performance.now(), changedAt: stats.mtimeMs })
      writeResponse(request, response, negotiate(encoded, request))
    } else this.stream(found, tag, request, response)
    return true
  }

  /** A copy in AVIF is made after its picture is there; until then there is the WebP. */
  private async serveInPlace(
    { file, key, own }: Found,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    for (const name of insteadOf(path.basename(file))) {
      const beside = (place: string) => path.join(path.dirname(place), name)
      const found = { file: beside(file), key: key && beside(key), lifetime: NOT_KEPT, own }
      const stats = await this.fetchedStats(found)
      if (!stats) continue
      this.stream(found, entityTag(`${name} ${stats.size}-${stats.mtimeMs}`), request, response)
      return true
    }
    return false
  }

  /** Of a file that is kept elsewhere once it is here. */
  private async fetchedStats({ file, key }: Found): Promise<Stats | undefined> {
    const stats = await statsOf(file)
    if (stats || !key || !this.options.fetch || !(await this.options.fetch(key))) return stats
    return statsOf(file)
  }

  private find(address: string): Found | undefined {
    const { media, files, build, public: open } = this.options
    const name = /^\/media\/([a-z0-9-]+\.(?:webp|avif))$/.exec(address)?.[1]
    if (name) return { file: path.join(media, name), key: `media/${name}`, lifetime: IMMUTABLE, own: FILE_HEADERS }
    const download = DOWNLOAD.exec(address)?.[1]
    if (download) {
      const file = { file: path.join(files, download), key: `files/${download}` }
      return { ...file, lifetime: FOR_AN_HOUR, own: downloadHeaders(download) }
    }
    const built = /^\/_next(\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*)$/.exec(address)?.[1]
    if (built && build) return { file: path.join(build, built), lifetime: IMMUTABLE, own: {} }
    if (!this.publicFiles.has(address)) return undefined
    return { file: path.join(open, address), lifetime: FOR_AN_HOUR, own: FILE_HEADERS }
  }

  private headersOf({ file, lifetime, own }: Found): Record<string, string> {
    const type = TYPES.get(path.extname(file).slice(1)) ?? 'application/octet-stream'
    const { common } = this.options
    return { ...common, ...own, 'content-type': type, 'cache-control': lifetime, 'accept-ranges': 'bytes' }
  }

  private async load(found: Found, tag: string): Promise<EncodedResponse> {
    return encodeResponse({ status: 200, headers: this.headersOf(found), body: await readFile(found.file) }, tag)
  }

  private stream(found: Found, tag: string, request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(this.headersOf(found))) response.setHeader(name, value)
    response.setHeader('etag', `"${tag}"`)
    sendFile(request, path.basename(found.file), {
      root: path.dirname(found.file),
      dotfiles: 'allow',
      cacheControl: false,
      lastModified: false,
    })
      .on('error', (error: SendError) => sendError(response, error))
      .pipe(response)
  }
}

const DOWNLOAD = new RegExp(`^/files/([a-z0-9-]+\\.(?:${FILE_EXTENSIONS}))$`)

/** Kept under its title; opened by the visitor's own program, never as a page of this site. */
const downloadHeaders = (filename: string) => ({
  ...FILE_HEADERS,
  'content-disposition': `attachment; filename="${downloadName(filename)}"`,
})

const statsOf = async (file: string): Promise<Stats | undefined> => {
  const stats = await stat(file).catch(() => undefined)
  return stats?.isFile() ? stats : undefined
}

/** For a cut that is not there, sharp enough on phones. */
const WIDTH_FOR_CUT = 800

const AVIF_COPY = new RegExp(`^(.+-[0-9a-f]{8}(?:-\\d{1,2})?)(${COPY_SUFFIX})\\.avif$`)

/** Names of the files that show what a copy in AVIF shows, the best first. */
function insteadOf(name: string): string[] {
  const [, stem, suffix] = AVIF_COPY.exec(name) ?? []
  return stem ? [`${stem}${suffix?.startsWith('-upright') ? `-${WIDTH_FOR_CUT}` : suffix}.webp`, `${stem}.webp`] : []
}

interface SendError extends Error {
  status?: number
  headers?: Record<string, string>
}

/** Answers an error of streaming: an unsatisfiable range, or a file that was removed meanwhile. */
function sendError(response: ServerResponse, { status = 500, headers = {} }: SendError): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of ['content-type', 'etag']) response.removeHeader(name)
  response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-length': '0' })
  response.end()
}

/** Addresses of all files below a folder. */
function listAddresses(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below)).flatMap((name) => {
    const address = `${below}/${name}`
    return statSync(path.join(folder, address)).isDirectory() ? listAddresses(folder, address) : [address]
  })
}
