/** How easily a password is guessed, as zxcvbn sees it: common ones, names, rows of keys, dates, and their mixtures. */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Of five: "safely unguessable" by whoever may try some hundred times a day (Wheeler, zxcvbn, USENIX Security 2016). */
const SCORE_WANTED = 3

/** The work grows with the square of the length, and what is strong so far stays so. */
const LONGEST_LOOKED_AT = 80

let factory: Promise<ZxcvbnFactory> | undefined

/** Its lists take some megabytes: they are read when the first password is set. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LONGEST_LOOKED_AT })
}

/** @param known words that an attacker would try first: the person's name and address, the site's name */
export async function isGuessable(password: string, known: readonly string[] = []): Promise<boolean> {
  factory ??= load()
  const { score } = (await factory).check(password, [...known])
  return score < SCORE_WANTED
}
