/** The Nu Html Checker of the W3C, a Java program. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

interface Message {
  url?: string
  type: string
  /** 'warning', or nothing on a note. */
  subType?: string
  message: string
  extract?: string
}

/** Whether a JRE is installed, such as Debian's default-jre-headless. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0

/** The most that the checker may print, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024

/**
 * Checks pages.
 * @param pages addresses and whole HTML of pages
 * @returns errors and warnings: the page's address, the message and the extract
 */
export async function findingsOf(pages: { address: string; source: string }[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'html-'))
  try {
    const files = pages.map((_, at) => path.join(folder, `${at}.html`))
    await Promise.all(pages.map(({ source }, at) => writeFile(files[at] ?? '', source)))
    const jar = String(createRequire(import.meta.url)('vnu-jar'))
    const options = ['--format', 'json', '--stdout', '--exit-zero-always']
    const { stdout } = await promisify(execFile)('java', ['-jar', jar, ...options, ...files], {
      maxBuffer: MAX_OUTPUT,
    })
    const { messages } = JSON.parse(stdout) as { messages: Message[] }
    // Its one note is on slashes that React writes at the end of elements without content, which change nothing.
    const wrong = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    return wrong.map(({ url = '', message, extract = '' }) => {
      const address = pages[Number(path.basename(url, '.html'))]?.address ?? url
      return `${address}: ${message} ${extract.replace(/\s+/g, ' ').trim()}`
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
