import { loadCard, type RecordProps } from '../../../load-record'
import { recordPreviewRoute } from '../../../preview-answer'

export const GET = recordPreviewRoute('campaign', (props: RecordProps) => loadCard(props, 'donation'))
