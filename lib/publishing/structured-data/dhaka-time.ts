import { DHAKA_MS } from '@/lib/shared/content/event-times'

/** A moment, ISO 8601, by the clock of Dhaka: 2026-11-08T06:00:00+06:00. What reads a day off it reads the right one. */
export function dhakaTime(iso: string): string {
  return `${new Date(Date.parse(iso) + DHAKA_MS).toISOString().slice(0, 19)}+06:00`
}
