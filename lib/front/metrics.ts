/** Metrics of the reverse proxy in the text format of Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { EncodedResponse } from './encoded-response'
import type { SupervisedApp } from './page-cache'
import type { Outcome, ResponseCache } from './response-cache'

/** Kinds of responses, a label of the metrics; `prerender` are pages that browsers fetch before anybody opens them, `kept` those that the service worker fetches for times without a connection, `passed` were forwarded, `own` are the proxy's. */
export type ResponseKind = 'page' | 'prerender' | 'kept' | 'call' | 'file' | 'passed' | 'own'

/** Counts requests by kind and class of status, in plain numbers, since it runs in each request. */
export class RequestCounts {
  private readonly counts: Record<ResponseKind, number[]> = {
    page: [],
    prerender: [],
    kept: [],
    call: [],
    file: [],
    passed: [],
    own: [],
  }

  add(kind: ResponseKind, status: number): void {
    const counts = this.counts[kind]
    const first = (status / 100) | 0
    counts[first] = (counts[first] ?? 0) + 1
  }

  /** Kind, class of status, and how many. */
  *all(): Generator<{ kind: string; status: string; count: number }> {
    for (const [kind, counts] of Object.entries(this.counts)) {
      for (const [first, count] of counts.entries()) if (count) yield { kind, status: `${first}xx`, count }
    }
  }
}

interface MetricSources {
  requests: RequestCounts
  caches: Record<string, ResponseCache<EncodedResponse>>
  app: SupervisedApp
}

/** @returns the registry; values are collected when it is read */
export function createMetrics({ requests, caches, app }: MetricSources): Registry {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry, prefix: 'site_front_' })

  new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by kind of answer and class of status',
    labelNames: ['kind', 'status'],
    registers,
    collect() {
      this.reset()
      for (const { count, ...labels } of requests.all()) this.inc(labels, count)
    },
  })
  new Counter({
    name: 'site_cache_answers_total',
    help: 'Answers from memory: hit, stale (given while a new one is made), miss, failure (an old one for want of a new one)',
    labelNames: ['store', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [store, { outcomes }] of Object.entries(caches)) {
        for (const [outcome, count] of Object.entries(outcomes) as [Outcome, number][]) {
          this.inc({ store, outcome }, count)
        }
      }
    },
  })
  new Gauge({
    name: 'site_cache_bytes',
    help: 'Memory that kept answers take',
    labelNames: ['store'],
    registers,
    collect() {
      for (const [store, cache] of Object.entries(caches)) this.set({ store }, cache.size.bytes)
    },
  })
  gauge('site_app_up', 'Whether the app answers', () => Number(app.isAnswering))
  gauge('site_source_up', 'Whether the content could be read when it was last tried', () =>
    Number(app.source?.up ?? false),
  )
  gauge('site_mail_server_configured', 'Whether there is a mail server to hand mails to', () =>
    Number(app.outbox?.configured ?? false),
  )
  gauge('site_mails_waiting', 'Mails in the outbox that are not sent yet', () => app.outbox?.waiting ?? 0)
  gauge('site_mails_refused', 'Mails that are not tried again by themselves', () => app.outbox?.refused ?? 0)
  gauge('site_mails_oldest_waiting_seconds', 'For how long the oldest of the waiting mails has waited', () =>
    ageInSeconds(app.outbox?.oldestWaiting),
  )
  gauge('site_backups_configured', 'Whether there is a place for backups of the schedule', () =>
    Number(app.backups?.configured ?? false),
  )
  gauge('site_backups_overdue', 'Whether the last good backup is longer ago than the settings allow', () =>
    Number(app.backups?.overdue ?? false),
  )
  gauge('site_backups_last_good_timestamp_seconds', 'When the last good backup was made; 0 where there is none', () =>
    app.backups?.lastGood ? Date.parse(app.backups.lastGood) / 1000 : 0,
  )
  counter('site_app_restarts_total', 'Starts of the app after the first', () => app.restarts)
  counter(
    'site_source_failures_total',
    'Failed reads of the content since the app started',
    () => app.source?.failures ?? 0,
  )
  return registry

  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  }

  function counter(name: string, help: string, value: () => number): void {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(value())
      },
    })
  }
}

const ageInSeconds = (iso: string | null | undefined) => (iso ? Math.max(0, (Date.now() - Date.parse(iso)) / 1000) : 0)
