/** Documents of Word (.docx), read in the browser into what a text can hold. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { PictureUpload } from './picture-panel'

/** In bytes; as much as a file for download may have. */
export const LARGEST_DOCUMENT = 15_000_000

/** The title of the page is a heading of the first level already. */
const STYLES = [
  "p[style-name='Title'] => h2:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Heading 1'] => h2:fresh",
  "p[style-name='Heading 2'] => h3:fresh",
  "p[style-name='Heading 3'] => h4:fresh",
  "p[style-name='Heading 4'] => h5:fresh",
  "p[style-name='Heading 5'] => h6:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  'u => u',
  'strike => s',
]

export interface ReadDocument {
  html: string
  /** How many of its pictures were not taken. */
  picturesLeft: number
}

/**
 * Reads a document.
 * @param upload puts its pictures among those of the site; without it they are left out
 * @throws when it is no .docx
 */
export async function readDocument(file: File, upload: PictureUpload | undefined): Promise<ReadDocument> {
  // Needed now and then, and larger than the editor.
  const { default: mammoth } = await import('mammoth')
  let picturesLeft = 0
  const convertImage = mammoth.images.imgElement(async (image) => {
    const { contentType, altText = '' } = image as typeof image & { altText?: string }
    const picture = new File([await image.readAsArrayBuffer()], pictureName(file.name, contentType), {
      type: contentType,
    })
    const sent = upload ? await upload(picture, altText) : { problem: '' }
    if ('src' in sent) return { src: sent.src }
    picturesLeft += 1
    return { src: '' }
  })
  const arrayBuffer = withBanglaMarks(await file.arrayBuffer())
  const { value } = await mammoth.convertToHtml({ arrayBuffer }, { styleMap: STYLES, convertImage })
  return { html: value, picturesLeft }
}

const pictureName = (document: string, type: string): string =>
  `${document.replace(/\.\w+$/, '')}.${type.replace(/^image\//, '').replace(/\W.*$/, '')}`

/** In bytes, unpacked: more no text comes to. */
const LARGEST_UNPACKED = 100_000_000
const TEXT = 'word/document.xml'

/**
 * Bold and italics of Bangla have marks of their own (`w:bCs` and `w:iCs`, ECMA-376 part 1, 17.3.2.2 and 17.3.2.17), which mammoth does
 * not read; LibreOffice writes no others.
 * @returns the document with the marks that mammoth reads
 * @throws when it is no archive, or is larger than any text
 */
function withBanglaMarks(document: ArrayBuffer): ArrayBuffer {
  let unpacked = 0
  const parts = unzipSync(new Uint8Array(document), {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      return unpacked <= LARGEST_UNPACKED
    },
  })
  const text = parts[TEXT]
  if (!text || unpacked > LARGEST_UNPACKED) throw new Error('This is no document of Word, or too large.')
  const marked = strFromU8(text).replaceAll(/<w:r[ >].*?<\/w:r>/gs, withOwnMarks)
  return zipSync({ ...parts, [TEXT]: strToU8(marked) }, { level: 0 }).buffer as ArrayBuffer
}

const BANGLA = /[\u0980-\u09ff]/

/** @param run a run of text with its properties */
function withOwnMarks(run: string): string {
  if (!BANGLA.test(run)) return run
  return ['b', 'i'].reduce(
    (now, mark) =>
      now.includes(`<w:${mark}/>`) || now.includes(`<w:${mark} `)
        ? now
        : now.replace(new RegExp(`<w:${mark}Cs( w:val="(?:true|1|on)")?/>`), `<w:${mark}/>$&`),
    run,
  )
}
