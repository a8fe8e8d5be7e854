import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { type FoundWords, findWords, groupsFor, readWordsFilter, wordsQuery } from '@/lib/content/words/find-words'
import { rightToChange, type WordsGroup } from '@/lib/content/words/groups'
import { AdminScreen } from '../shared/admin-screen'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import { getWords } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import { WORDS } from './addresses'
import { SentenceForm } from './sentence-form'
import { WordsFilters } from './words-filters'

/** Every sentence of the interface that somebody may change, the site's own words beside what stands instead. */
export async function WordsView(props: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = props
  const { payload, user } = initPageResult.req
  const groups = groupsFor(user)
  if (groups.length === 0) redirect('/admin')
  const words = await getWords('words')
  const filter = readWordsFilter(searchParams)
  const { sentences, total, page, pages } = await findWords(payload, user, filter, searchParams)
  const note = noteFor(groups)
  return (
    <ScreenWords areas={['words']}>
      <AdminScreen {...props} title={words('title')} className={list.screen}>
        <p>{words('intro')}</p>
        {note && <p>{words(note)}</p>}
        <WordsFilters filter={filter} groups={groups} />
        <p className={list.found} role="status">
          {words('found', { total })}
        </p>
        {total === 0 && <p className={list.empty}>{words('none')}</p>}
        {[...byGroup(sentences)].map(([group, shown]) => (
          <section key={group} aria-labelledby={`words-${group}`}>
            <h2 id={`words-${group}`}>{words(`groups.${group}`)}</h2>
            <ul className={list.rows}>
              {shown.map((sentence) => (
                <SentenceForm key={sentence.key} sentence={sentence} />
              ))}
            </ul>
          </section>
        ))}
        <Pagination
          page={page}
          pages={pages}
          addressOf={(to) => `${WORDS}${wordsQuery(filter, to)}`}
          labels={[words('pages.before'), words('pages.after')]}
        />
      </AdminScreen>
    </ScreenWords>
  )
}

/** What is said to somebody who may not change all sentences. */
function noteFor(groups: readonly WordsGroup[]): 'introMoney' | 'introOnlyMoney' | undefined {
  const rights = new Set(groups.map(rightToChange))
  if (!rights.has('payment.update')) return 'introMoney'
  return rights.has('content.update') ? undefined : 'introOnlyMoney'
}

function byGroup(sentences: FoundWords['sentences']): Map<WordsGroup, FoundWords['sentences']> {
  const groups = new Map<WordsGroup, FoundWords['sentences']>()
  for (const sentence of sentences) groups.set(sentence.group, [...(groups.get(sentence.group) ?? []), sentence])
  return groups
}
