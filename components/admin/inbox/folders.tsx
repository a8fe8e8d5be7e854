import { Link } from '@payloadcms/ui'
import { MESSAGE_FOLDERS, type MessageFolder } from '@/lib/community/shared/message-folders'
import { number } from '@/lib/shared/format/number'
import list from '../shared/list.module.scss'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { folderAddress } from './addresses'

interface FoldersProps {
  current: MessageFolder
  unread: Record<MessageFolder, number>
}

export async function Folders({ current, unread }: FoldersProps) {
  const words = await getWords('inbox')
  const locale = await staffLocaleOfRequest()
  return (
    <nav className={list.tabs} aria-label={words('foldersLabel')}>
      {MESSAGE_FOLDERS.map((folder) => (
        <Link
          key={folder}
          href={folderAddress(folder)}
          prefetch={false}
          aria-current={folder === current ? 'page' : undefined}
        >
          {words(`folders.${folder}`)}
          {unread[folder] > 0 && (
            <span className={shared.count}>
              {number(unread[folder], locale)}
              <span className={shared.hidden}> {words('unread')}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
