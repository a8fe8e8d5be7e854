/** The Nu Html Checker, which is the W3C's and a program for Java. */
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

/** Whether the machine has what the checker runs on: any JRE, such as Debian's default-jre-headless. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0

/** Some megabytes for a whole site. */
const LONGEST_ANSWER = 64 * 1024 * 1024

/**
 * @param pages addresses and whole HTML of pages
 * @returns what it finds wrong, be it an error or a warning: the page's address, the sentence and the place
 */
export async function findingsOf(pages: { address: string; source: string }[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'html-'))
  try {
    const files = pages.map((_, at) => path.join(folder, `${at}.html`))
    await Promise.all(pages.map(({ source }, at) => writeFile(files[at] ?? '', source)))
    const jar = String(createRequire(import.meta.url)('vnu-jar'))
    const options = ['--format', 'json', '--stdout', '--exit-zero-always']
    const { stdout } = await promisify(execFile)('java', ['-jar', jar, ...options, ...files], {
      maxBuffer: LONGEST_ANSWER,
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
