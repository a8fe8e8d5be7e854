import { loadRecord, type RecordProps } from '../../../load-record'
import { recordPreviewRoute } from '../../../preview-answer'

export const GET = recordPreviewRoute('news', (props: RecordProps) =>
  loadRecord(props, 'news', 'newsCategoryDescription'),
)
