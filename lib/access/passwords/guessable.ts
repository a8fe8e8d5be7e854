/** Password strength by zxcvbn: common passwords, names, rows of keys, dates, and their mixtures. */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Of five: "safely unguessable" by whoever may try some hundred times a day (Wheeler, zxcvbn, USENIX Security 2016). */
const MIN_SCORE = 3

/** Cost grows with the square of the length; a password that is strong up to here stays so. */
const MAX_CHECKED_LENGTH = 80

let factory: Promise<ZxcvbnFactory> | undefined

/** Loads zxcvbn's dictionaries, some megabytes, when the first password is set. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_CHECKED_LENGTH })
}

/** @param known words that an attacker would try first: the person's name and address, the site's name */
export async function isGuessable(password: string, known: readonly string[] = []): Promise<boolean> {
  factory ??= load()
  const { score } = (await factory).check(password, [...known])
  return score < MIN_SCORE
}
