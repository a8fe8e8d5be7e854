/**
 * HTTP client of the tests: follows no redirects and reads whole bodies. Its transport is HTTP (http.ts), or calls of the
 * handlers in the process of a database test (app/api/testing).
 */
import { expect } from '@/lib/testing/expect'
import { randomIpAddress } from './ip-address'

export type Values = Record<string, unknown>

/** A record of any type, as the content API sends it. */
export type WireRecord = Values & { Id: number }

export interface ClientResponse {
  status: number
  headers: Record<string, string>
  text: string
}

export interface ApiError {
  code: string
  message: string
  fields: Record<string, string>
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Call {
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as is. */
  raw?: string | Buffer
  multipart?: Multipart
}

/** Parts of a form by their names; those with a type are files. */
export type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>

/** A request as the transport gets it. */
export interface ClientRequest {
  method: Method
  /** Path and query. */
  address: string
  headers: Record<string, string>
  body?: string | Buffer
  multipart?: Multipart
}

/** Sends a request to the site. */
export type Transport = (question: ClientRequest) => Promise<ClientResponse>

export class Client {
  constructor(private readonly transport: Transport) {}

  /** A request to any address of the site. */
  async request(
    method: Method,
    address: string,
    { headers = {}, json, raw, multipart }: Call = {},
  ): Promise<ClientResponse> {
    const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
    return this.transport({
      method,
      address,
      headers: { 'x-forwarded-for': randomIpAddress(), ...type, ...headers },
      body: json === undefined ? raw : JSON.stringify(json),
      multipart,
    })
  }

  /** A call of the content API. */
  async call(method: Method, path: string, call: Call = {}): Promise<ClientResponse> {
    const answer = await this.request(method, `/api/v1/${path}`, call)
    trackRecord(this, method, path, answer)
    return answer
  }

  get = (path: string, headers?: Record<string, string>) => this.call('GET', path, { headers })
  post = (path: string, json: unknown) => this.call('POST', path, { json })
  put = (path: string, json: unknown) => this.call('PUT', path, { json })
  patch = (path: string, json: unknown) => this.call('PATCH', path, { json })
  delete = (path: string) => this.call('DELETE', path)

  /** The records of a list. */
  async list(path: string): Promise<WireRecord[]> {
    return dataOf<WireRecord[]>(await this.get(path), 200)
  }

  /** The versions of all lists. */
  async versions(): Promise<Record<string, string>> {
    return dataOf<Record<string, string>>(await this.get('versions'), 200)
  }
}

/** Addresses of the records that tests created and have not deleted yet, each with the client that created it. */
const created = new Map<string, Client>()

function trackRecord(client: Client, method: Method, path: string, { status, text }: ClientResponse): void {
  // The answer to a sent message has no Id.
  const type = /^(?!contact\/)(\w+)\/create-/.exec(path)?.[1]
  if (type && method === 'POST' && status === 201) created.set(`${type}/${idIn(text)}`, client)
  if (method === 'DELETE' && status === 200) created.delete(path)
}

const idIn = (text: string) => (JSON.parse(text) as { data: WireRecord }).data.Id

/** Addresses of the records that tests have created and not deleted. */
export const createdRecords = () => new Set(created.keys())

/** Deletes records that tests left. @param before addresses to keep @returns the addresses of those that still existed */
export async function removeLeftRecords(before: Set<string>): Promise<string[]> {
  const left: string[] = []
  for (const [path, client] of [...created].reverse()) {
    if (before.has(path)) continue
    if ((await client.delete(path)).status === 200) left.push(path)
    created.delete(path)
  }
  return left
}

/** The `data` of an answer. Expects its status and content type. */
export function dataOf<T = WireRecord>(answer: ClientResponse, status: number): T {
  expect(answer.status, answer.text.slice(0, 500)).toBe(status)
  expect(answer.headers['content-type']).toMatch(/^application\/json; ?charset=utf-8$|^application\/json$/i)
  const body = JSON.parse(answer.text) as { data: T }
  expect(Object.keys(body).sort()[0]).toBe('data')
  return body.data
}

/** The `error` of an answer. Expects its status, its shape, and that it reveals no internals. */
export function errorOf(answer: ClientResponse, status: number): ApiError {
  expect(answer.status, answer.text.slice(0, 500)).toBe(status)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  const body = JSON.parse(answer.text) as { error: ApiError }
  expect(Object.keys(body)).toEqual(['error'])
  expect(Object.keys(body.error).sort()).toEqual(['code', 'fields', 'message'])
  expect(body.error.message).not.toBe('')
  expect(answer.text).not.toMatch(/\bat [\w.<>]+ \(|node_modules|\.[jt]sx?:\d+|SQLITE_|Failed query|drizzle/i)
  return body.error
}

/** A sentence where the answer is a server error. @param what was asked for */
export const serverErrorOf = ({ status, text }: ClientResponse, what: string): string | undefined =>
  status >= 500 ? `${what}: ${status} ${text.slice(0, 200)}` : undefined
