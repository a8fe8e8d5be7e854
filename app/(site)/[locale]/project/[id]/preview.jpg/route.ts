import { loadRecord, type RecordProps } from '../../../load-record'
import { recordPreviewRoute } from '../../../preview-answer'

export const GET = recordPreviewRoute('project', (props: RecordProps) =>
  loadRecord(props, 'projects', 'projectSubCategoryHeader'),
)
