import { loadRecord, type RecordProps } from '../../load-record'

/** The event of an address, for its page and its calendar file. */
export const loadEvent = (props: RecordProps) => loadRecord(props, 'events', 'eventsCategoryDescription')
