import { loadRecord, type RecordProps } from '../../../load-record'
import { recordPreviewRoute } from '../../../preview-answer'

export const GET = recordPreviewRoute('health', (props: RecordProps) =>
  loadRecord(props, 'health', 'healthCategoryDetails'),
)
