/** From stored campaigns to what their pages tell. Storage shapes stop here. */
import { CAMPAIGN_STORY } from '@/lib/content/fields/story-group'
import { rowsOf, type StoredRecord, textIn } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { CampaignStory } from '@/lib/shared/content/types'
import type { Currency } from '@/lib/shared/money/currency'
import type { CampaignSum, CampaignSums } from '@/lib/shared/money/giving-settings'

/** The stories that somebody wrote, in one language. @param campaigns as stored */
export const toStories = (campaigns: readonly StoredRecord[], locale: Locale): CampaignStory[] =>
  campaigns.map((campaign) => toStory(campaign, locale)).filter(isWritten)

function toStory({ id, until, [CAMPAIGN_STORY]: stored }: StoredRecord, locale: Locale): CampaignStory {
  const story = (stored ?? {}) as Record<string, unknown>
  const line = (field: string) => textIn(story[field], locale)
  return {
    Id: id,
    until: until ? moment(until) : null,
    who: line('who'),
    where: line('where'),
    asks: line('asks'),
    text: line('text'),
    outcome: line('outcome'),
    sums: sumsOf(story, locale),
    budget: rowsOf(story.budget).map(({ name, amount }) => ({ name: textIn(name, locale), amount: Number(amount) })),
    updates: rowsOf(story.updates)
      .map(({ date, title, text }) => ({
        date: moment(date),
        title: textIn(title, locale),
        text: textIn(text, locale),
      }))
      .sort((a, b) => (a.date < b.date ? 1 : -1)),
    questions: rowsOf(story.questions).map(({ question, answer }) => ({
      question: textIn(question, locale),
      answer: textIn(answer, locale),
    })),
  }
}

const moment = (stored: unknown) => new Date(String(stored)).toISOString()

const isWritten = ({ Id, ...said }: CampaignStory): boolean =>
  Object.values(said).some((value) => value !== null && value.length > 0)

const sumsOf = ({ sums }: Record<string, unknown>, locale: Locale): CampaignSum[] =>
  rowsOf(sums)
    .map(({ amount, does }) => ({ amount: Number(amount), does: textIn(does, locale) }))
    .sort((a, b) => a.amount - b.amount)

/** What sums do, by the Id of the campaign that tells it. @param campaigns as stored */
export const sumsIn = (campaigns: readonly StoredRecord[], locale: Locale): Record<number, CampaignSums> =>
  Object.fromEntries(
    campaigns.flatMap(({ id, currency, [CAMPAIGN_STORY]: story }) => {
      const sums = sumsOf((story ?? {}) as Record<string, unknown>, locale)
      return sums.length > 0 ? [[id, { currency: currency as Currency, sums }]] : []
    }),
  )
