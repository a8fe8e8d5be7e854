/** Every call of the content API, made from the table of types: method, path, and the one function behind it. */
import { CONTENT_TYPES, modelOf, type TypeModel } from '@/lib/content/model'
import type { ContentType } from '@/lib/content/types'
import type { FormKind } from '@/lib/forms/schema/schema'
import { formCalls } from './forms'
import { stampCall } from './forms-stamp'
import { giftCalls } from './gifts'
import { messageCalls } from './messages'
import { answerDescription, answerImages, answerVersions } from './meta'
import { answerList, answerRecord, answerSubcategoriesOf, answerSubcategoryPage } from './read'
import { createRecord, deleteRecord, updateRecord } from './write'
import { answerWrite } from './write-answer'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Call {
  method: Method
  /** Segments below /api/v1; one in braces is an Id, and `{key}` the key of a donor's page. */
  path: readonly string[]
  /** What it does, for the description. */
  summary: string
  run: (request: Request, ids: number[], key?: string) => Promise<Response>
  /** Type whose record it takes or gives, for the description. */
  type?: ContentType
  /** Gives a list of them. */
  list?: true
  /** Form that it takes, for the description. */
  form?: FormKind
  /** What it takes and gives as JSON Schemas, for the description, where neither is a type or a form. */
  schemas?: { takes?: object; gives: object }
  /** For signed-in staff alone. */
  staff?: true
}

function callsOf(type: ContentType): Call[] {
  const model = modelOf(type) as TypeModel
  const calls: Call[] = [
    {
      method: 'GET',
      path: [type],
      summary: `All of ${type}`,
      type,
      list: true,
      run: (request) => answerList(request, type),
    },
    ...createCalls(type, model),
    ...(['PUT', 'PATCH'] as const).map(
      (method): Call => ({
        method,
        path: [type, '{id}'],
        summary: 'Changes the fields given',
        type,
        run: (request, [id = 0]) => answerWrite(request, type, 200, (write) => updateRecord(write, id)),
      }),
    ),
    {
      method: 'DELETE',
      path: [type, '{id}'],
      summary: model.half ? 'Clears the page of its record' : 'Deletes the record',
      type,
      run: (request, [id = 0]) => answerWrite(request, type, 200, (write) => deleteRecord(write, id)),
    },
    type === 'projectSubCategory'
      ? {
          method: 'GET',
          path: [type, '{id}'],
          summary: 'The subcategories of the project of this Id',
          type,
          list: true,
          run: (request, [id = 0]) => answerSubcategoriesOf(request, id),
        }
      : {
          method: 'GET',
          path: [type, '{id}'],
          summary: 'One record',
          type,
          run: (request, [id = 0]) => answerRecord(request, type, id),
        },
  ]
  if (model.updateByTwo) calls.push(...updatesByTwo(type))
  return calls
}

function createCalls(type: ContentType, { half, createSegment }: TypeModel): Call[] {
  const segments = [`create-${type}`, ...(createSegment ? [createSegment] : [])]
  return segments.map((segment) => ({
    method: 'POST',
    path: half?.parentIn === 'path' ? [type, segment, '{id}'] : [type, segment],
    summary: half ? 'Fills in the page of a record' : 'Creates a record',
    type,
    run: (request, [parentId]) => answerWrite(request, type, 201, (write) => createRecord(write, parentId)),
  }))
}

function updatesByTwo(type: ContentType): Call[] {
  return (['PUT', 'PATCH'] as const).map((method) => ({
    method,
    path: [type, '{projectId}', '{subCategoryId}'],
    summary: 'Changes the record whose Id is the last one',
    type,
    run: (request, [owner = 0, id = 0]) => answerWrite(request, type, 200, (write) => updateRecord(write, id, owner)),
  }))
}

/** The other name under which pages of subcategories are read (spec 1, section 7). */
const descriptions: Call[] = [
  {
    method: 'GET',
    path: ['projectSubCategoryDescription', '{projectId}'],
    summary: 'The subcategory pages of a project',
    type: 'projectSubCategoryDetails',
    list: true,
    run: (request, [projectId = 0]) => answerList(request, 'projectSubCategoryDetails', { projectId }),
  },
  {
    method: 'GET',
    path: ['projectSubCategoryDescription', '{projectId}', '{subcategoryId}'],
    summary: 'One subcategory page of a project',
    type: 'projectSubCategoryDetails',
    run: (request, [projectId = 0, id = 0]) => answerSubcategoryPage(request, projectId, id),
  },
]

const meta: Call[] = [
  { method: 'GET', path: ['versions'], summary: 'The version of every list', run: answerVersions },
  { method: 'GET', path: ['images'], summary: 'What is known of pictures', run: answerImages },
  {
    method: 'GET',
    path: ['openapi.json'],
    summary: 'This description',
    run: (request) => answerDescription(request, CALLS),
  },
]

export const CALLS: readonly Call[] = [
  ...CONTENT_TYPES.flatMap(callsOf),
  ...descriptions,
  ...messageCalls,
  stampCall,
  ...formCalls,
  ...giftCalls,
  ...meta,
]
