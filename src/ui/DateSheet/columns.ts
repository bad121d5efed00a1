import type { ColumnsOf, PickerItem } from '../PickerSheet/columns'

const numbers = (from: number, to: number, width: number, unit: string): PickerItem[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const value = String(from + index)
    return { label: `${value}${unit}`, value: value.padStart(width, '0') }
  })

/** Years, months and days between two days, as columns: the first and the last year and month end where the days do. */
export function dateColumns(first: string, last: string): ColumnsOf {
  const [from, to] = [datePlaces(first), datePlaces(last)]
  const span = (values: readonly string[], place: number, least: number, most: number): readonly [number, number] => {
    const at = (end: readonly string[]): boolean => end.slice(0, place).join() === values.slice(0, place).join()
    return [at(from) ? Number(from[place]) : least, at(to) ? Number(to[place]) : most]
  }
  return (values) => [
    numbers(...span(values, 0, 0, 0), 4, '年'),
    numbers(...span(values, 1, 1, 12), 2, '月'),
    numbers(...span(values, 2, 1, 31), 2, '日'),
  ]
}

/** The wheels' first position for a day; empty for a text that isn't one. */
export const datePlaces = (value: string): readonly string[] =>
  /^\d{8}$/.test(value) ? [value.slice(0, 4), value.slice(4, 6), value.slice(6)] : []
