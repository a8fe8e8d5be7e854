import { Link } from '@payloadcms/ui'
import { MESSAGE_FOLDERS, type MessageFolder } from '@/lib/community/shared/message-folders'
import list from '../shared/list.module.scss'
import shared from '../shared/shared.module.scss'
import { folderAddress } from './addresses'

interface FoldersProps {
  current: MessageFolder
  unread: Record<MessageFolder, number>
}

export function Folders({ current, unread }: FoldersProps) {
  return (
    <nav className={list.tabs} aria-label="Folders">
      {(Object.keys(MESSAGE_FOLDERS) as MessageFolder[]).map((folder) => (
        <Link
          key={folder}
          href={folderAddress(folder)}
          prefetch={false}
          aria-current={folder === current ? 'page' : undefined}
        >
          {MESSAGE_FOLDERS[folder]}
          {unread[folder] > 0 && (
            <span className={shared.count}>
              {unread[folder]}
              <span className={shared.hidden}> unread</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
