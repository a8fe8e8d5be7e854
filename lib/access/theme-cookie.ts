import { cookiePrefix } from './sessions/cookie-prefix'

const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/**
 * The admin's theme that was chosen on this device, from its cookie.
 * @returns undefined where the browser's preference applies
 */
export function readThemeCookie(cookies: readonly { name: string; value: string }[]): Theme | undefined {
  const kept = cookies.find(({ name }) => name === `${cookiePrefix()}-theme`)?.value
  return THEMES.find((theme) => theme === kept)
}
