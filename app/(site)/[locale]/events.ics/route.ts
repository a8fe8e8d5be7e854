import { eventsCalendar } from '@/lib/publishing/calendar/all-events'
import { machineRoute } from '../machine-route'

export const dynamic = 'force-dynamic'

export const GET = machineRoute('text/calendar', eventsCalendar)
