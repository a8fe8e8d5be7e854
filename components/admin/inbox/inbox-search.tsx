import type { MessageFolder } from '@/lib/community/shared/message-folders'
import shared from '../shared/shared.module.scss'
import styles from './inbox.module.scss'

/** Search of the inbox: a plain GET form. */
export function InboxSearch({ folder, search }: { folder: MessageFolder; search: string }) {
  return (
    <search>
      <form method="get" className={styles.search}>
        <input type="hidden" name="folder" value={folder} />
        <label className={shared.hidden} htmlFor="inbox-search">
          Search by name, e-mail, phone, subject or words
        </label>
        <input
          id="inbox-search"
          type="search"
          name="q"
          defaultValue={search}
          key={search}
          placeholder="Search"
          dir="auto"
        />
        <button type="submit" className={shared.button}>
          Search
        </button>
      </form>
    </search>
  )
}
