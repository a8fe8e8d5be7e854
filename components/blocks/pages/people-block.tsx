import { Section } from '@/components/ui/section/section'
import { Team } from '../about-page/team'
import { TeamLive } from '../about-page/team-live'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { BlockHead } from './block-head'
import type { BlockProps } from './block-props'

export function PeopleBlock({ block, parts: { lists, locale } }: BlockProps<'people'>) {
  const { loading, ...about } = useLabels('about')
  const { role } = block
  return (
    <Section labelledBy={block.heading && block.id}>
      <BlockHead {...block} locale={locale} />
      <LiveView
        polling={TeamLive}
        view={Team}
        type={role}
        list={lists[role]}
        locale={locale}
        labels={{ ...about[role], loading }}
      />
    </Section>
  )
}
