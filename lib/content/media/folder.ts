import path from 'node:path'
import { env } from '@/lib/platform/env/env'

/** Folder of the pictures. */
export const pictureFolder = (): string => path.join(/* turbopackIgnore: true */ env().dataDir, 'media')
