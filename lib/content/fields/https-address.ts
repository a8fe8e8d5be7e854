import { say } from '@/lib/platform/calls/say'

/** An address that a link or a frame may hold: https alone, so that nothing can be injected through it. */
export function isHttpsAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:'
}

/** Rule of an optional address. */
export const httpsAddress = (value: unknown): true | string =>
  !value || isHttpsAddress(value) || say('content.texts.address')
