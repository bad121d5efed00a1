export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2
}

/** `1,234 (1,200–1,300)`: the median, and the lowest and highest run. */
export function spread(values: readonly number[], digits = 0): string {
  const shown = (value: number): string =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${shown(median(values))} (${shown(Math.min(...values))}–${shown(Math.max(...values))})`
}

export const kilo = (bytes: number): string => (bytes / 1000).toFixed(1)

export const kibi = (bytes: number): string => (bytes / 1024).toFixed(0)

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
