/** The OpenAPI 3.1 document, made from the table of calls and types. */
import type { WireField } from '@/lib/content/fields'
import { CONTENT_TYPES } from '@/lib/content/model'
import { fieldsOf } from '@/lib/content/wire'
import type { Call, Method } from './calls'

type Schema = Record<string, unknown>

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
        examples: ['media/river-800.webp'],
      }
    case 'choice':
      return { type: 'string', enum: field.empty ? ['', ...field.choices] : field.choices }
    case 'date':
      return { type: ['string', 'null'], format: 'date-time' }
    case 'amount':
      return { type: ['integer', 'null'], minimum: 0, description: 'In the currency’s main unit' }
    case 'total':
      return { type: 'integer', readOnly: true, description: 'In the currency’s main unit' }
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

function recordSchemas(): Record<string, Schema> {
  return Object.fromEntries(
    CONTENT_TYPES.map((type) => {
      const fields = fieldsOf(type)
      const properties = {
        Id: { type: 'integer', readOnly: true },
        ...Object.fromEntries(fields.map(([n, f]) => [n, schemaOf(f)])),
      }
      return [type, { type: 'object', required: Object.keys(properties), properties, additionalProperties: false }]
    }),
  )
}

const isList = ({ method, path }: Call) => method === 'GET' && (path.length === 1 || path.at(-1) === '{projectId}')

function operation(call: Call): Schema {
  const record = call.type ? ref(call.type) : {}
  const data = isList(call) && call.type ? { type: 'array', items: record } : record
  const names = call.path.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1))
  const writes = call.type !== undefined && call.method !== 'GET'
  const takesBody = call.method !== 'GET' && call.method !== 'DELETE'
  const body = { required: true, content: { ...json(record), 'multipart/form-data': { schema: record } } }
  return {
    summary: call.summary,
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'integer', minimum: 1 } })),
      { name: 'locale', in: 'query', schema: { type: 'string', enum: ['en', 'bn'], default: 'en' } },
    ],
    ...(takesBody ? { requestBody: body } : {}),
    ...(writes ? { security: [{ apiKey: [] }] } : {}),
    responses: {
      [call.method === 'POST' ? 201 : 200]: {
        description: 'Success',
        content: json({ type: 'object', required: ['data'], properties: { data } }),
      },
      default: { description: 'Failure', content: json(ref('Error')) },
    },
  }
}

/** Describes the calls. @param root path below which they stand */
export function openApiDocument(calls: readonly Call[], root: string): Schema {
  const paths: Record<string, Partial<Record<Lowercase<Method>, Schema>>> = {}
  for (const call of calls) {
    const address = `/${call.path.join('/')}`
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operation(call) }
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
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'users API-Key <key>, or Bearer <key>',
        },
      },
    },
  }
}
