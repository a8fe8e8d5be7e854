import { eventsCalendar } from '@/lib/publishing/calendar/all-events'
import { machineAnswer } from '../machine-answer'

export const dynamic = 'force-dynamic'

export const GET = machineAnswer('text/calendar', eventsCalendar)
