/** Benchmark figures beside their counterparts, printed as a table. */

export type Goal = { atLeast: number } | { atMost: number }

export interface Figure {
  name: string
  /** As measured, with its unit. */
  here: string
  /** Name and value of its counterpart. */
  counterpart: string
  ratio: string
  goal: string
  /** Null where there is no goal. */
  reached: boolean | null
}

interface Measured {
  name: string
  value: number
  unit: string
  /** Share of the time in which the server ran, where the value is a rate under load. */
  busy?: number
}

/** From this share on, the server itself limited a rate. */
const SATURATED = 0.9

/**
 * A figure with a goal relative to its counterpart.
 *
 * A server that was kept waiting, by the load generator or by what else had the cores, could have done more. Then the
 * rates are compared as they are and by the processor time that they took, and the goal is reached if both reach it.
 */
export function compared(
  { name, value, unit, busy = 1 }: Measured,
  other: { name: string; value: number; busy?: number },
  goal: Goal | null,
): Figure {
  const { busy: otherBusy = 1 } = other
  const waited = Math.min(busy, otherBusy) < SATURATED
  // Nothing is a multiple of a counterpart that is 0.
  const ratios =
    other.value === 0 ? [] : [value / other.value, ...(waited ? [value / busy / (other.value / otherBusy)] : [])]
  const remark = (share: number) => (waited ? `, ${Math.round(share * 100)} % busy` : '')
  return {
    name,
    here: formatValue(value, unit) + remark(busy),
    counterpart: `${other.name}: ${formatValue(other.value, unit)}${remark(otherBusy)}`,
    ratio: ratios.map((ratio) => `${ratio.toFixed(2)} ×`).join(', by processor time '),
    goal: goal ? goalText(goal, (times) => `${times} ×`) : '',
    reached: goal && ratios.length > 0 ? ratios.every((ratio) => meets(ratio, goal)) : null,
  }
}

/** A figure with an absolute goal; its counterpart, if any, is only shown. */
export function bounded({ name, value, unit }: Measured, goal: Goal | null, counterpart = ''): Figure {
  return {
    name,
    here: formatValue(value, unit),
    counterpart,
    ratio: '',
    goal: goal ? goalText(goal, (limit) => formatValue(limit, unit)) : '',
    reached: goal && meets(value, goal),
  }
}

/** A figure that could not be measured, and why. */
export function notMeasured(name: string, why: string): Figure {
  return { name, here: 'not measured', counterpart: why, ratio: '', goal: '', reached: null }
}

function meets(value: number, goal: Goal): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

function goalText(goal: Goal, say: (limit: number) => string): string {
  return 'atLeast' in goal ? `≥ ${say(goal.atLeast)}` : `≤ ${say(goal.atMost)}`
}

/** A value with three significant digits and its unit. */
export function formatValue(value: number, unit: string): string {
  const digits = value === 0 ? 0 : Math.max(0, Math.min(3, 2 - Math.floor(Math.log10(Math.abs(value)))))
  const number = Number.isInteger(value) ? value : Number(value.toFixed(digits))
  return `${number.toLocaleString('en')} ${unit}`.trim()
}

const HEADS = ['figure', 'here', 'counterpart', 'ratio', 'to reach', 'reached']

/** The figures as a Markdown table, its columns in line. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, here, counterpart, ratio, goal, reached }) => {
    return [name, here, counterpart, ratio, goal, reached === null ? '' : reached ? 'yes' : '**no**']
  })
  const widths = HEADS.map((head, column) => Math.max(...[HEADS, ...rows].map((row) => (row[column] ?? head).length)))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(HEADS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
