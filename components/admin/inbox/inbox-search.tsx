import type { MessageFolder } from '@/lib/community/shared/message-folders'
import { getWords } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import styles from './inbox.module.scss'

/** Search of the inbox: a plain GET form. */
export async function InboxSearch({ folder, search }: { folder: MessageFolder; search: string }) {
  const words = await getWords('inbox')
  return (
    <search>
      <form method="get" className={styles.search}>
        <input type="hidden" name="folder" value={folder} />
        <label className={shared.hidden} htmlFor="inbox-search">
          {words('search.label')}
        </label>
        <input
          id="inbox-search"
          type="search"
          name="q"
          defaultValue={search}
          key={search}
          placeholder={words('search.placeholder')}
          dir="auto"
        />
        <button type="submit" className={shared.button}>
          {words('search.submit')}
        </button>
      </form>
    </search>
  )
}
