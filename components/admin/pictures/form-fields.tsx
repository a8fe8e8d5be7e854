/** Fields of the forms of pictures, files and records, with the words that no other screen needs. */
import { PictureDescription } from '../picture-description/picture-description'
import { PictureFraming } from '../picture-framing/picture-framing'
import { ScreenWords } from '../shared/words-provider'
import { FileState } from './file-state'
import { PictureState } from './picture-state'
import { RecordState } from './record-state'

export const PictureFramingField = () => (
  <ScreenWords areas={['pictureFraming']}>
    <PictureFraming />
  </ScreenWords>
)

export const PictureDescriptionField = ({ path }: { path: string }) => (
  <ScreenWords areas={['pictureDescription']}>
    <PictureDescription path={path} />
  </ScreenWords>
)

export const PictureStateField = () => (
  <ScreenWords areas={['pictures']}>
    <PictureState />
  </ScreenWords>
)

export const FileStateField = () => (
  <ScreenWords areas={['pictures']}>
    <FileState />
  </ScreenWords>
)

export const RecordStateField = () => (
  <ScreenWords areas={['pictures']}>
    <RecordState />
  </ScreenWords>
)
