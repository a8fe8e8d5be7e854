import type { Locale } from '@/lib/shared/addresses/localized'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { versionOf } from '../live/version-of'
import { FocusCards } from './focus-cards'
import { FocusLive } from './focus-live'

interface FocusProps {
  /** Projects that are placed on the home page. */
  projects: LiveList<'projects'>
  /** Parts of projects that are placed on the home page. */
  parts: LiveList<'projectSubCategory'>
  locale: Locale
}

/** The home page's own block of what editors placed there, apart from Our Projects; nothing where that is none. */
export function Focus({ projects, parts, locale }: FocusProps) {
  const { focus, projects: grid } = useLabels('home')
  const shown = { locale, labels: { ...focus, more: grid.more } }
  return (
    <FocusLive projects={versionOf(projects)} parts={versionOf(parts)} {...shown}>
      <FocusCards projects={projects} parts={parts} {...shown} />
    </FocusLive>
  )
}
