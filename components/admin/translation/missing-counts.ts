import type { CollectionSlug, Payload } from 'payload'
import { cache } from 'react'
import { findMissingBangla } from '@/lib/content/find-missing-bangla'

/** Of the records of one list, how many texts each lacks: all that are asked for in one turn are read at once. */
class MissingCounts {
  private waiting: number[] = []
  private reading: Promise<Map<number, number>> | undefined

  constructor(
    private readonly payload: Payload,
    private readonly collection: CollectionSlug,
  ) {}

  async of(id: number): Promise<number> {
    this.waiting.push(id)
    this.reading ??= Promise.resolve().then(() => this.read())
    return (await this.reading).get(id) ?? 0
  }

  private async read(): Promise<Map<number, number>> {
    const ids = this.waiting
    this.waiting = []
    this.reading = undefined
    const found = await findMissingBangla(this.payload, this.collection, 'en', ids)
    return new Map(found.map(({ id, missing }) => [id, missing.length]))
  }
}

/** One for each list of a request. */
export const missingCounts = cache(
  (payload: Payload, collection: CollectionSlug) => new MissingCounts(payload, collection),
)
