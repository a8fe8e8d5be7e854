import { z } from 'zod'
import type { ImageMeta } from '@/lib/shared/content/types'

const pixels = z.int().min(0).max(100_000)
const perCent = z.int().min(0).max(100)

/** What is known of a picture, as another server or an older run of this one wrote it. */
export const imageMeta = z.object({
  alt: z.string().max(2000),
  width: pixels,
  height: pixels,
  widths: z.array(pixels).max(20),
  upright: z.boolean().optional(),
  focus: z.object({ x: perCent, y: perCent }).optional(),
  placeholder: z
    .string()
    .max(4000)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/)
    .optional(),
} satisfies Record<keyof ImageMeta, z.ZodType>) satisfies z.ZodType<ImageMeta>
