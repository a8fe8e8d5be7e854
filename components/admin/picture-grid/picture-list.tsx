import { Gutter, SetStepNav } from '@payloadcms/ui'
import { createLocalReq, type ListViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { listPictures } from '@/lib/content/list-pictures'
import { getWords } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import { readQuestion } from './addresses'
import { PictureScreen } from './picture-screen'

/** The pictures of the site, in place of Payload's list. */
export async function PictureList({ payload, user, searchParams }: ListViewServerProps) {
  if (!isAllowed(user, 'media', 'read')) return null
  const words = await getWords('pictureList')
  const question = readQuestion(searchParams)
  const initial = await listPictures(await createLocalReq({ user }, payload), question, 0)
  return (
    <ScreenWords areas={['pictureList']}>
      <Gutter>
        <SetStepNav nav={[{ label: words('title') }]} />
        <PictureScreen question={question} initial={initial} mayAdd={isAllowed(user, 'media', 'create')} />
      </Gutter>
    </ScreenWords>
  )
}
