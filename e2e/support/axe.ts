/** What axe finds on a page (WCAG 2.2 AA, and its best practices). */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** @returns a rule and the beginning of an element for each that breaks it */
export async function axeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(STANDARDS).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
