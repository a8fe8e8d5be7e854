import { eventsCalendar } from '@/lib/content/events/all-events'
import { machineAnswer } from '../machine-answer'

export const dynamic = 'force-dynamic'

export const GET = machineAnswer('text/calendar', eventsCalendar)
