/** Accessibility of a page, by axe. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** @returns a rule and the beginning of an element for each violation on the page */
export async function axeViolations(page: Page): Promise<string[]> {
  return violationsFound(new AxeBuilder({ page }).withTags(TAGS).options({ resultTypes: ['violations'] }))
}

/** The same of a part, by axe's default rules. @param selector leaves out Payload's own parts of the admin */
export async function axeViolationsIn(page: Page, selector: string): Promise<string[]> {
  return violationsFound(new AxeBuilder({ page }).include(selector))
}

/** Expects a screen of the admin to have no violations and to be no wider than its window. */
export async function expectAccessible(page: Page, selector = 'main'): Promise<void> {
  expect(await axeViolationsIn(page, selector)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
}

async function violationsFound(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
