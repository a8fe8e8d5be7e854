import path from 'node:path'
import { env } from '@/lib/platform/env/env'

const inData = (name: string): string => path.join(/* turbopackIgnore: true */ env().dataDir, name)

/** Folder of the pictures, which anybody is sent. */
export const pictureFolder = (): string => inData('media')

/** Folder of the files that pictures were made of, which nobody is sent. */
export const originalsFolder = (): string => inData('originals')

/** Folder of the files of pictures and of files for download that are in the bin, which nobody is sent. */
export const binFolder = (): string => inData('bin')

/** Folder of the files for download. */
export const downloadsFolder = (): string => inData('files')

/** All of them. */
export const libraryFolders = (): string[] => [pictureFolder(), originalsFolder(), downloadsFolder(), binFolder()]
