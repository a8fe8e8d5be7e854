import type { WordsFilter } from '@/lib/content/words/find-words'
import type { WordsGroup } from '@/lib/content/words/groups'
import { FilterButtons } from '../shared/filter-buttons'
import { FilterSelect } from '../shared/filter-select'
import filters from '../shared/filters.module.scss'
import { getWords } from '../shared/request-words'
import { WORDS } from './addresses'
import styles from './words.module.scss'

/** What is looked for among the sentences: a plain GET form. */
export async function WordsFilters({ filter, groups }: { filter: WordsFilter; groups: readonly WordsGroup[] }) {
  const words = await getWords('words')
  const choices = groups.map((group): [string, string] => [group, words(`groups.${group}`)])
  return (
    <search className={filters.filters}>
      <form action={WORDS}>
        <div className={filters.fields}>
          <label>
            <span>{words('filter.words')}</span>
            <input type="search" name="q" defaultValue={filter.q} key={filter.q} dir="auto" />
          </label>
          <FilterSelect name="group" label={words('filter.group')} chosen={filter.group} choices={choices} />
          <label className={styles.changed}>
            <input
              type="checkbox"
              name="changed"
              value="yes"
              defaultChecked={filter.changed}
              key={String(filter.changed)}
            />
            {words('filter.changed')}
          </label>
        </div>
        <FilterButtons all={WORDS} />
      </form>
    </search>
  )
}
