/** A seeded random number generator (mulberry32): the same seed gives the same sequence. */
export class SeededRandom {
  constructor(private state: number) {}

  /** A number from 0 to 1, without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 to below a limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  happens(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  /** The list in a random order. */
  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((one) => ({ one, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)
  }

  text(length: number): string {
    return Array.from({ length }, () => this.below(36).toString(36)).join('')
  }
}
