import { Section } from '@/components/ui/section/section'
import { Team } from '../about-page/team'
import { useLabels } from '../labels'
import { BlockHead } from './block-head'
import type { BlockProps } from './block-props'

export function PeopleBlock({ block, parts: { lists, locale } }: BlockProps<'people'>) {
  const { loading, ...about } = useLabels('about')
  const { role } = block
  return (
    <Section labelledBy={block.heading && block.id}>
      <BlockHead {...block} locale={locale} />
      <Team list={lists[role]} locale={locale} labels={{ ...about[role], loading }} />
    </Section>
  )
}
