import { AccordionItems } from '@/components/ui/accordion/accordion-items'
import { Prose } from '@/components/ui/prose/prose'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign, CampaignStory, ImageIndex } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import { useLabels } from '../labels'
import { RichText } from '../rich-text/rich-text'
import { Budget } from './budget'
import styles from './story.module.scss'
import { SumCards } from './sum-cards'
import { Updates } from './updates'

interface StoryProps {
  campaign: Campaign
  story: CampaignStory | undefined
  images: ImageIndex
  locale: Locale
}

/** What a campaign's page tells, each part where editors wrote it; without a story the card's text alone. */
export function Story({ campaign, story, images, locale }: StoryProps) {
  const { campaign: labels } = useLabels('donationPage')
  const lede = (
    <div className={styles.lede}>
      <Prose text={campaign.text} locale={locale} />
    </div>
  )
  if (!story) return lede
  const { sums, outcome, budget, updates } = story
  const facts = (['who', 'where', 'asks'] as const).filter((name) => story[name])
  const questions = story.questions.map(({ question, answer }, id) => ({ id, title: question, text: answer }))
  return (
    <div className={styles.story}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd {...inLang(story[name], locale)}>{story[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {lede}
      <RichText html={story.text} images={images} locale={locale} top={3} className={styles.text} />
      {sums.length > 0 && <SumCards campaign={campaign} sums={sums} locale={locale} />}
      {outcome && (
        <section aria-labelledby="outcome">
          <SectionHead title={labels.outcome} companion={labels.outcomeCompanion} locale={locale} id="outcome" />
          <Prose text={outcome} locale={locale} />
        </section>
      )}
      {budget.length > 0 && <Budget lines={budget} currency={campaign.currency} locale={locale} />}
      {updates.length > 0 && <Updates updates={updates} locale={locale} />}
      {questions.length > 0 && (
        <section aria-labelledby="questions">
          <SectionHead title={labels.questions} companion={labels.questionsCompanion} locale={locale} id="questions" />
          <AccordionItems items={questions} name="questions" open={undefined} locale={locale} />
        </section>
      )}
    </div>
  )
}
