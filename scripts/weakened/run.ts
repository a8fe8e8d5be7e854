/**
 * `npm run weakened [-- [--together] <name>…]`: puts each weakness of the table into a copy of the tree and demands that its
 * suite fails. A suite that passes on a weakened site guards nothing. It takes a build for each weakness that only a browser
 * can see; `--together` puts those that are named into one, where they are of different things and each is noticed by its
 * own test. It is no part of `npm test`.
 */
import { WEAKNESSES, type Weakness } from './table'
import { type Outcome, tryOut } from './trial'

const asked = process.argv.slice(2)
const isTogether = asked.includes('--together')
const names = asked.filter((each) => each !== '--together')
const unknown = names.filter((name) => !WEAKNESSES.some((each) => each.name === name))
if (unknown.length > 0) {
  console.error(`There is no weakness of this name: ${unknown.join(', ')}`)
  process.exit(2)
}

const wanted = WEAKNESSES.filter(({ name }) => names.length === 0 || names.includes(name))
const inOne = isTogether ? wanted.filter(({ suite }) => 'browser' in suite) : []
const trials: (readonly Weakness[])[] = [
  ...wanted.filter((weakness) => !inOne.includes(weakness)).map((weakness) => [weakness]),
  ...(inOne.length > 0 ? [inOne] : []),
]

/** As many titles as a person reads. */
const NAMED = 3

function tell({ weakness: { name }, noticed, failed, end }: Outcome): void {
  const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : ''
  const by = `“${failed.slice(0, NAMED).join('”, “')}”${more}`
  console.info(noticed ? `noticed  ${name}: ${by}` : `NOT NOTICED  ${name}\n${end}`)
}

let missed = 0
for (const trial of trials) {
  for (const outcome of tryOut(trial)) {
    if (!outcome.noticed) missed += 1
    tell(outcome)
  }
}
console.info(missed === 0 ? 'Each weakness was noticed.' : `${missed} were not noticed.`)
process.exit(missed === 0 ? 0 : 1)
