/** The OpenAPI 3.1 document, made from the table of calls and types. */

import { CONTENT_TYPES } from '@/lib/content/model/model'
import { fieldsOf, isPlaced } from '@/lib/content/model/wire'
import type { WireField } from '@/lib/content/model/wire-fields'
import { PLACES } from '@/lib/shared/content/placement'
import type { ContentType } from '@/lib/shared/content/types'
import type { Call, Method } from './call'
import { answerSchema, formSchema, type Offers } from './openapi-forms'

type Schema = Record<string, unknown>

const PLACES_SAID =
  'Where the record shows; none is its usual place. A write may give this list or page alone, which is a list of one.'

function schemaOf(field: WireField): Schema {
  switch (field.kind) {
    case 'text':
    case 'address':
      return { type: 'string' }
    case 'html':
      return { type: 'string', contentMediaType: 'text/html' }
    case 'image':
      return {
        type: ['string', 'null'],
        description: 'Path relative to the server root',
        examples: ['media/picture-800.webp'],
      }
    case 'choice':
      return { type: 'string', enum: field.empty ? ['', ...field.choices] : field.choices }
    case 'place':
      return { type: 'string', enum: ['', ...field.choices], description: 'The first of pages' }
    case 'places':
      return { type: 'array', items: { type: 'string', enum: field.choices }, description: PLACES_SAID }
    case 'date':
      return { type: ['string', 'null'], format: 'date-time' }
    case 'amount':
      return { type: ['integer', 'null'], minimum: 0, description: 'In the currency’s main unit' }
    case 'total':
      return { type: 'number', readOnly: true, description: 'In the currency’s main unit, such as 12.5' }
    case 'parent':
      return { type: ['integer', 'null'] }
    case 'self':
      return { type: 'integer' }
  }
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Schema) => ({ 'application/json': { schema } })

const errorSchema: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'fields'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
}

const properties = (type: ContentType, writable: boolean) =>
  Object.fromEntries(
    fieldsOf(type).flatMap(([name, field]) => (writable && field.kind === 'total' ? [] : [[name, schemaOf(field)]])),
  )

/** Two schemas a type: what it gives, whole, and what it takes, in parts. */
function recordSchemas(): Record<string, Schema> {
  return Object.fromEntries(
    CONTENT_TYPES.flatMap((type) => {
      const given = { Id: { type: 'integer', readOnly: true }, ...properties(type, false) }
      return [
        [type, { type: 'object', required: Object.keys(given), properties: given, additionalProperties: false }],
        [`${type}Write`, { type: 'object', properties: properties(type, true), additionalProperties: false }],
      ]
    }),
  )
}

const query = (name: string, schema: Schema) => ({ name, in: 'query', schema })

const ofSegment = (name: string): Schema =>
  name === 'key' ? { type: 'string', pattern: '^[\\w-]{22}$' } : { type: 'integer', minimum: 1 }

/** For seven days the same again gets the first answer, and other words under it are refused. */
const idempotencyKey = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }

function parameters({ path, method, list, form, type }: Call): Schema[] {
  const names = path.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1))
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: ofSegment(name) })),
    query('locale', { type: 'string', enum: ['en', 'bn'], default: 'en' }),
    ...(method === 'GET' && list
      ? [
          query('limit', { type: 'integer', minimum: 1 }),
          query('offset', { type: 'integer', minimum: 0 }),
          ...(isPlaced(type) ? [query('page', { type: 'string', enum: ['', ...PLACES] })] : []),
        ]
      : []),
    ...(form ? [idempotencyKey] : []),
    ...(path[0] === 'images' ? [query('path', { type: 'array', items: { type: 'string' } })] : []),
  ]
}

function requestBody({ type, form, method, schemas }: Call, offers: Offers): Schema {
  if (method === 'GET' || method === 'DELETE' || (schemas && !schemas.takes)) return {}
  const posted = form ? formSchema(form, offers) : schemas?.takes
  if (posted) {
    const schema = posted as Schema
    const content = {
      ...json(schema),
      'application/x-www-form-urlencoded': { schema },
      'multipart/form-data': { schema },
    }
    return { requestBody: { required: true, content } }
  }
  const schema = type ? ref(`${type}Write`) : { type: 'object' }
  return { requestBody: { required: true, content: { ...json(schema), 'multipart/form-data': { schema } } } }
}

function operation(call: Call, offers: Offers): Schema {
  const gives = call.form ? answerSchema(call.form) : ((call.schemas?.gives ?? {}) as Schema)
  const record = call.type ? ref(call.type) : gives
  const data = call.list && call.type ? { type: 'array', items: record } : record
  const document = call.path[0] === 'openapi.json'
  return {
    summary: call.summary,
    parameters: parameters(call),
    ...requestBody(call, offers),
    ...(call.needs !== 'anyone' ? { security: [{ apiKey: [] }, { signedIn: [] }] } : {}),
    responses: {
      [call.method === 'POST' && !call.schemas ? 201 : 200]: {
        description: 'Success',
        content: json(document ? { type: 'object' } : { type: 'object', required: ['data'], properties: { data } }),
      },
      default: { description: 'Failure', content: json(ref('Error')) },
    },
  }
}

/** Describes the calls. @param root path below which they stand */
export function openApiDocument(calls: readonly Call[], root: string, offers: Offers): Schema {
  const paths: Record<string, Partial<Record<Lowercase<Method>, Schema>>> = {}
  for (const call of calls) {
    const address = `/${call.path.join('/')}`
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operation(call, offers) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Content API', version: '1' },
    servers: [{ url: root }],
    paths,
    components: {
      schemas: { ...recordSchemas(), Error: errorSchema },
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'fdn_<64 hexadecimal digits>_<8 more>',
          description:
            'A key that an administrator makes in the admin, with a scope and an end. Also taken as “users API-Key <key>”.',
        },
        signedIn: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            '“JWT <token>”. POST /api/users/login with JSON of email, password and, for accounts with an authenticator app, code answers a program with token and exp. A request of a page (with Origin or Sec-Fetch-Site) is answered without a token: it gets a cookie alone, which only pages of the site can use.',
        },
      },
    },
  }
}
