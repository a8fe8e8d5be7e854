import type { PageSection } from '@/lib/shared/addresses/fixed-pages'
import { paths } from '@/lib/shared/addresses/paths'
import type { BlockPage } from '@/lib/shared/content/pages'
import { fill } from '@/lib/shared/format/fill'

/** The page of the site that each part of it begins with. */
export const SECTION_PATHS = {
  projects: paths.projects,
  donations: paths.donationEvents,
  gallery: paths.gallery,
  about: paths.about,
} as const satisfies Record<PageSection, string>

interface BackLabels {
  back: Record<PageSection, string>
  backTo: string
}

/** The link from a page to what is above it. */
export function backOf(
  { back, section }: Pick<BlockPage, 'back' | 'section'>,
  above: Pick<BlockPage, 'path' | 'title'> | undefined,
  labels: BackLabels,
): { path: string; label: string } | undefined {
  if (above) return { path: above.path, label: back || fill(labels.backTo, { page: above.title }) }
  return section ? { path: SECTION_PATHS[section], label: back || labels.back[section] } : undefined
}
