import { cookiePrefix } from './sessions/cookie-prefix'

const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/**
 * The look that somebody chose in the admin on this device, which keeps it in a cookie.
 * @returns undefined where the browser is to say what they prefer
 */
export function chosenTheme(cookies: readonly { name: string; value: string }[]): Theme | undefined {
  const kept = cookies.find(({ name }) => name === `${cookiePrefix()}-theme`)?.value
  return THEMES.find((theme) => theme === kept)
}
