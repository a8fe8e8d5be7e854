/** What must stay in sight of a picture, and which part of it is shown: numbers, which its files follow. */
import type { Field, JSONField } from 'payload'
import { z } from 'zod'
import { say } from '@/lib/platform/calls/say'
import { LEAST_CROP, roundedCrop } from '@/lib/shared/content/framing'

const perCent = z.number().min(0).max(100)

const focusSchema = z.strictObject({ x: perCent, y: perCent })

const size = perCent.min(LEAST_CROP)
/** Sides that end with the picture, but for what adding tenths leaves. */
const ends = (from: number, length: number) => from + length <= 100.01

export const cropSchema = z
  .strictObject({ x: perCent, y: perCent, width: size, height: size })
  .refine(({ x, y, width, height }) => ends(x, width) && ends(y, height))

const numbers = (names: readonly string[]): JSONField['jsonSchema'] => ({
  uri: 'a://b/framing.json',
  fileMatch: ['a://b/framing.json'],
  schema: {
    type: ['object', 'null'],
    properties: Object.fromEntries(names.map((name) => [name, { type: 'number' }])),
    required: [...names],
    additionalProperties: false,
  },
})

const valid = (schema: z.ZodType) => (value: unknown) =>
  value === null || value === undefined || schema.safeParse(value).success || say('content.pictures.framingRefused')

const rounded = <T>(schema: z.ZodType<T>, round: (value: T) => unknown) => ({
  beforeValidate: [
    ({ value }: { value?: unknown }) => {
      const read = schema.safeParse(value)
      return read.success ? round(read.data) : value
    },
  ],
})

/** Both are of the picture as it was sent, so that the one stays where it is when the other changes. */
export const framing: Field[] = [
  {
    name: 'framing',
    type: 'ui',
    admin: {
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: '/components/admin/pictures/form-fields#PictureFramingField' },
    },
  },
  {
    name: 'focus',
    type: 'json',
    admin: { hidden: true },
    jsonSchema: numbers(['x', 'y']),
    validate: valid(focusSchema),
    hooks: rounded(focusSchema, ({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
  },
  {
    name: 'crop',
    type: 'json',
    admin: { hidden: true },
    jsonSchema: numbers(['x', 'y', 'width', 'height']),
    validate: valid(cropSchema),
    hooks: rounded(cropSchema, roundedCrop),
  },
]
