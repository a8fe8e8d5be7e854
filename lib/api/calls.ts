/** Every call of the content API, made from the table of types: method, path, and the one function behind it. */
import { API_CALLS, apiWrite } from '@/lib/access/rights/matrix'
import { CONTENT_TYPES, modelOf, type TypeModel } from '@/lib/content/model/model'
import type { ContentType } from '@/lib/shared/content/types'
import { answerDescription, answerImages, answerVersions } from './answer-meta'
import { answerList, answerRecord, answerSubcategoriesOf, answerSubcategoryPage } from './answer-reads'
import { answerMenu, answerPages, answerWords } from './answer-site'
import { answerWrite } from './answer-write'
import type { Call, Method, OpenCall, StaffCall } from './call'
import { findGiftCalls } from './find-gift-calls'
import { formCalls } from './form-calls'
import { messageCalls } from './message-calls'
import { MENU_SCHEMA, PAGES_SCHEMA, WORDS_SCHEMA } from './openapi-site'
import { pledgeCalls } from './pledge-calls'
import { stampCall } from './stamp-call'
import { createRecord, deleteRecord, updateRecord } from './write'

const forStaff = (call: StaffCall): StaffCall => call

function callsOf(type: ContentType): Call[] {
  const model = modelOf(type) as TypeModel
  const calls: Call[] = [
    {
      method: 'GET',
      path: [type],
      summary: `All of ${type}`,
      type,
      list: true,
      needs: 'anyone',
      run: (request) => answerList(request, type),
    },
    ...createCalls(type, model),
    ...updateCalls(type, model),
    forStaff({
      method: 'DELETE',
      path: [type, '{id}'],
      summary: model.half ? 'Clears the page of its record' : 'Deletes the record',
      type,
      needs: apiWrite(model.collection, 'delete'),
      run: (request, [id = 0], person) =>
        answerWrite({ request, type, person }, 200, (write) => deleteRecord(write, id)),
    }),
    type === 'projectSubCategory'
      ? {
          method: 'GET',
          path: [type, '{id}'],
          summary: 'The subcategories of the project of this Id',
          type,
          list: true,
          needs: 'anyone',
          run: (request, [id = 0]) => answerSubcategoriesOf(request, id),
        }
      : {
          method: 'GET',
          path: [type, '{id}'],
          summary: 'One record',
          type,
          needs: 'anyone',
          run: (request, [id = 0]) => answerRecord(request, type, id),
        },
  ]
  return calls
}

function createCalls(type: ContentType, { collection, half, createSegment }: TypeModel): Call[] {
  const segments = [`create-${type}`, ...(createSegment ? [createSegment] : [])]
  return segments.map((segment) =>
    forStaff({
      method: 'POST',
      path: half?.parentIn === 'path' ? [type, segment, '{id}'] : [type, segment],
      summary: half ? 'Fills in the page of a record' : 'Creates a record',
      type,
      needs: apiWrite(collection, 'create'),
      run: (request, [parentId], person) =>
        answerWrite({ request, type, person }, 201, (write) => createRecord(write, parentId)),
    }),
  )
}

function updateCalls(type: ContentType, { collection, updateByTwo }: TypeModel): Call[] {
  const needs = apiWrite(collection, 'update')
  const byOne = (method: Method) =>
    forStaff({
      ...{ method, path: [type, '{id}'], summary: 'Changes the fields given', type, needs },
      run: (request, [id = 0], person) =>
        answerWrite({ request, type, person }, 200, (write) => updateRecord(write, id)),
    })
  const byTwo = (method: Method) =>
    forStaff({
      ...{ method, path: [type, '{projectId}', '{subCategoryId}'], type, needs },
      summary: 'Changes the record whose Id is the last one',
      run: (request, [owner = 0, id = 0], person) =>
        answerWrite({ request, type, person }, 200, (write) => updateRecord(write, id, owner)),
    })
  return (['PUT', 'PATCH'] as const).flatMap((method) => [byOne(method), ...(updateByTwo ? [byTwo(method)] : [])])
}

/** The other name under which pages of subcategories are read (spec 1, section 7). */
const descriptions: OpenCall[] = [
  {
    method: 'GET',
    path: ['projectSubCategoryDescription', '{projectId}'],
    summary: 'The subcategory pages of a project',
    type: 'projectSubCategoryDetails',
    list: true,
    needs: 'anyone',
    run: (request, [projectId = 0]) => answerList(request, 'projectSubCategoryDetails', { projectId }),
  },
  {
    method: 'GET',
    path: ['projectSubCategoryDescription', '{projectId}', '{subcategoryId}'],
    summary: 'One subcategory page of a project',
    type: 'projectSubCategoryDetails',
    needs: 'anyone',
    run: (request, [projectId = 0, id = 0]) => answerSubcategoryPage(request, projectId, id),
  },
]

/** What another server of this software takes over beside the records. */
const site: OpenCall[] = [
  {
    method: 'GET',
    path: ['pages'],
    summary: 'The published pages made of blocks',
    schemas: { gives: PAGES_SCHEMA },
    needs: API_CALLS['GET pages'],
    run: answerPages,
  },
  {
    method: 'GET',
    path: ['menu'],
    summary: 'The menu and the footer’s links; empty lists are the site’s own',
    schemas: { gives: MENU_SCHEMA },
    needs: API_CALLS['GET menu'],
    run: answerMenu,
  },
  {
    method: 'GET',
    path: ['words'],
    summary: 'The changed sentences of the interface, in both languages',
    schemas: { gives: WORDS_SCHEMA },
    needs: API_CALLS['GET words'],
    run: answerWords,
  },
]

const meta: OpenCall[] = [
  {
    method: 'GET',
    path: ['versions'],
    summary: 'The version of every list',
    needs: API_CALLS['GET versions'],
    run: answerVersions,
  },
  {
    method: 'GET',
    path: ['images'],
    summary: 'What is known of pictures',
    needs: API_CALLS['GET images'],
    run: answerImages,
  },
  {
    method: 'GET',
    path: ['openapi.json'],
    summary: 'This description',
    needs: API_CALLS['GET openapi.json'],
    run: (request) => answerDescription(request, CALLS),
  },
]

export const CALLS: readonly Call[] = [
  ...CONTENT_TYPES.flatMap(callsOf),
  ...descriptions,
  ...messageCalls,
  stampCall,
  ...formCalls,
  // Before the calls of a page: `find` would be taken for its key.
  ...findGiftCalls,
  ...pledgeCalls,
  ...site,
  ...meta,
]
