import { CONTENT_TYPES, modelOf, type TypeModel } from '@/lib/content/model/model'
import { getList, getRecord } from '@/lib/delivery/content'
import { log } from '@/lib/platform/log/log'
import { CALLS } from './calls'
import { handleCall } from './handle-call'
import { openApiDocument } from './openapi'

jest.mock('payload', () => ({
  APIError: class APIError extends Error {
    status = 500
  },
  createLocalReq: jest.fn(),
}))
jest.mock('@/lib/cms/instance', () => ({
  cms: async () => ({ auth: async () => ({ user: null }) }),
}))
jest.mock('@/lib/platform/database/revisions', () => ({ readRevisions: async () => new Map() }))
jest.mock('@/lib/delivery/content', () => ({
  getList: jest.fn(async () => ({ records: [{ Id: 1 }] })),
  getRecord: jest.fn(async (_type: string, id: number) => (id === 1 ? { Id: 1 } : undefined)),
  getVersions: jest.fn(async () => ({ projects: 'v1' })),
  countRecords: jest.fn(async () => 12),
  getImages: jest.fn(async () => ({})),
}))

const call = (method: string, path: string, init: RequestInit = {}) =>
  handleCall(
    new Request(`http://localhost/api/v1/${path}`, { method, ...init }),
    (path.split('?')[0] ?? '').split('/').map(decodeURIComponent),
  )

async function failure(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code
}

describe('a call is found', () => {
  test('by its type', async () => {
    const response = await call('GET', 'projects')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: [{ Id: 1 }] })
    expect(getList).toHaveBeenCalledWith('projects', 'en', {})
  })

  test('without regard to case', async () => {
    await call('GET', 'PROJECTSUBCATEGORYHEADER/1')
    expect(getRecord).toHaveBeenLastCalledWith('projectSubCategoryHeader', 1, 'en')
  })

  test('with a slash at its end', async () => {
    expect((await call('GET', 'projects/')).status).toBe(200)
    // Asked who it is, and not told that there is no such call.
    expect(await failure(await call('PATCH', 'eventsCategoryDescription/1/', { body: '{}' }))).toBe('not_signed_in')
  })

  test('for HEAD as for GET', async () => {
    expect((await call('HEAD', 'projects')).status).toBe(200)
  })

  test('for versions before any record', async () => {
    expect(await (await call('GET', 'versions')).json()).toEqual({ data: { projects: 'v1' } })
  })

  test('for a window, with the number of records beside it', async () => {
    expect(await (await call('GET', 'projects?limit=3&offset=6')).json()).toMatchObject({
      meta: { total: 12, limit: 3, offset: 6 },
    })
  })
})

describe('what is nowhere is 404', () => {
  test.each([
    'nothing',
    'projects/1/2/3',
    '',
    'projects/0',
    'projects/abc',
    'projects/1e3',
    'projects/-1',
    'projects/2',
  ])('GET %s', async (path) => {
    const response = await call('GET', path)
    expect(response.status).toBe(404)
    expect(await failure(response)).toBe('not_found')
  })
})

describe('another method is 405 and says which ones there are', () => {
  test.each([
    ['POST', 'projects', 'GET, HEAD'],
    ['GET', 'pledges', 'POST'],
    ['POST', 'projects/1', 'PUT, PATCH, DELETE, GET, HEAD'],
  ])('%s %s', async (method, path, allow) => {
    const response = await call(method, path)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    expect(await failure(response)).toBe('method_not_allowed')
  })

  test.each(['faq/create-faq', 'projectSubCategoryHeader/create-projectSubCategoryHeader/1'])(
    'GET %s',
    async (path) => {
      const response = await call('GET', path)
      expect([404, 405]).toContain(response.status)
    },
  )
})

describe('writes', () => {
  const everyWrite = CALLS.filter(({ type, method }) => type && method !== 'GET')

  test('of content are refused to strangers, whatever the call', async () => {
    const statuses = new Set<number>()
    for (const { method, path } of everyWrite) {
      const address = path.map((part) => (part.startsWith('{') ? '1' : part)).join('/')
      const response = await call(method, address, { headers: { cookie: 'payload-token=bogus' } })
      statuses.add(response.status)
    }
    expect(everyWrite.length).toBeGreaterThan(100)
    expect([...statuses]).toEqual([401])
  })

  test('reading messages is refused to strangers', async () => {
    expect((await call('GET', 'contact')).status).toBe(401)
  })
})

test('a wrong query is 422 and names its field', async () => {
  const response = await call('GET', 'projects?limit=many')
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: { limit: expect.any(String) } } })
})

test('a source that fails is 503, logged, and says nothing of itself', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => {})
  jest.mocked(getList).mockRejectedValueOnce(new Error('SQLITE_CANTOPEN: /secret/place'))
  const response = await call('GET', 'projects')
  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain('secret')
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})

test('an unexpected error is 500 without details', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => {})
  jest.mocked(getList).mockRejectedValueOnce(new TypeError('x of undefined'))
  const response = await call('GET', 'projects')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('undefined')
  logged.mockRestore()
})

describe('the table of calls', () => {
  const has = (method: string, path: string) =>
    CALLS.some((one) => one.method === method && one.path.join('/') === path)

  test.each(CONTENT_TYPES)('%s has its list, its record and its writes', (type) => {
    const create = (modelOf(type) as TypeModel).half?.parentIn === 'path' ? `create-${type}/{id}` : `create-${type}`
    const one = type === 'projectSubCategory' ? '{id}' : '{id}'
    const missing = [
      ['GET', type],
      ['GET', `${type}/${one}`],
      ['POST', `${type}/${create}`],
      ['PUT', `${type}/{id}`],
      ['PATCH', `${type}/{id}`],
      ['DELETE', `${type}/{id}`],
    ].filter(([method = '', path = '']) => !has(method, path))
    expect(missing).toEqual([])
  })

  test('has both spellings of the banner of news', () => {
    expect(has('POST', 'newsBanner/create-newsBaner') && has('POST', 'newsBanner/create-newsBanner')).toBe(true)
  })

  test('has no call twice', () => {
    const names = CALLS.map(({ method, path }) => `${method} ${path.join('/').toLowerCase()}`)
    expect(names.length).toBe(new Set(names).size)
  })
})

describe('the description', () => {
  const document = openApiDocument(CALLS, '/api/v1', { countries: ['Bangladesh'], currencies: ['BDT'] }) as {
    paths: Record<string, Record<string, { responses: object; security?: object[] }>>
    components: { schemas: Record<string, { properties?: object }>; securitySchemes: Record<string, object> }
  }

  test('has every call', () => {
    const described = Object.values(document.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0)
    expect(described).toBe(CALLS.length)
  })

  test('says that writes need a key or a sign-in, how a program gets either, and that reads need none', () => {
    expect(document.paths['/faq/create-faq']?.post?.security).toEqual([{ apiKey: [] }, { signedIn: [] }])
    expect(document.paths['/faq']?.get?.security).toBeUndefined()
    const { apiKey, signedIn } = document.components.securitySchemes
    expect(apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
    expect(signedIn).toMatchObject({ in: 'header', name: 'Authorization' })
    expect(signedIn).toMatchObject({ description: expect.stringMatching(/JWT <token>.*\/api\/users\/login.*cookie/) })
  })

  test('refers to no schema that it lacks', () => {
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
    expect(names.filter((name) => !document.components.schemas[String(name)])).toEqual([])
  })

  test('has the fields of a type', () => {
    expect(Object.keys(document.components.schemas.faq?.properties ?? {})).toEqual(['Id', 'question', 'answer'])
  })
})
