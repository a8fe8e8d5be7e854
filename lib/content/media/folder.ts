import path from 'node:path'
import { env } from '@/lib/platform/env/env'

const inData = (name: string): string => path.join(/* turbopackIgnore: true */ env().dataDir, name)

/** Folder of the pictures, which anybody is sent. */
export const pictureFolder = (): string => inData('media')

/** Folder of the files that pictures were made of, which nobody is sent. */
export const originalsFolder = (): string => inData('originals')

/** Folder of the files for download. */
export const downloadsFolder = (): string => inData('files')
