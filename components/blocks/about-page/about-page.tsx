import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { LiveList } from '@/lib/shared/content/types'
import { Faq } from '../faq/faq'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { Leaders, type LeaderType } from './leaders'
import { LeadersLive } from './leaders-live'
import { Story } from './story'
import { StoryLive } from './story-live'
import { Team } from './team'
import { TeamLive } from './team-live'
import { VolunteerCall } from './volunteer-call'

/**
 * Who speaks for the foundation, in order, with the office that stands beside it where it is filled; the spec's executive
 * director is the wire's director.
 */
const LEADERS = [
  ['chairman', 'currentChairman'],
  ['viceChairman', 'assistantViceChairman'],
  ['director', null],
] as const satisfies readonly (readonly [LeaderType, LeaderType | null])[]
const TEAMS = ['management', 'volunteer'] as const

/** What the page shows below its banner. */
export const ABOUT_TYPES = [
  'about',
  'aboutARCF',
  ...LEADERS.flat().filter((type) => type !== null),
  ...TEAMS,
  'faq',
] as const

export type AboutLists = { [T in (typeof ABOUT_TYPES)[number]]: LiveList<T> }

interface AboutPageProps {
  lists: AboutLists
  locale: Locale
}

export function AboutPage({ lists, locale }: AboutPageProps) {
  const about = useLabels('about')
  const { loading } = about
  return (
    <>
      <Section>
        <LiveView
          polling={StoryLive}
          view={Story}
          type="about"
          list={lists.about}
          locale={locale}
          labels={{ ...about.story, loading }}
        />
        <LiveView
          polling={StoryLive}
          view={Story}
          type="aboutARCF"
          list={lists.aboutARCF}
          locale={locale}
          labels={{ ...about.further, loading }}
          optional
        />
      </Section>
      <VolunteerCall locale={locale} />
      {LEADERS.map(([type, beside], index) => (
        <Section key={type} id={type} ground={index % 2 === 0 ? 'cotton' : 'paper'}>
          <LiveView
            polling={LeadersLive}
            view={Leaders}
            type={type}
            list={lists[type]}
            locale={locale}
            labels={{ ...about[type], loading }}
          />
          {beside && (
            <LiveView
              polling={LeadersLive}
              view={Leaders}
              type={beside}
              list={lists[beside]}
              locale={locale}
              labels={{ ...about.further, ...about[beside], loading }}
              optional
            />
          )}
        </Section>
      ))}
      {TEAMS.map((type) => (
        <Section key={type} id={type} close={type === 'volunteer'}>
          <SectionHead title={about[type].title} companion={about[type].companion} locale={locale} />
          <LiveView
            polling={TeamLive}
            view={Team}
            type={type}
            list={lists[type]}
            locale={locale}
            labels={{ ...about[type], loading }}
          />
        </Section>
      ))}
      <Faq initial={lists.faq} locale={locale} />
    </>
  )
}
