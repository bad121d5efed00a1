import type { PickerColumns, PickerItem } from '../PickerSheet/columns'

const numbers = (from: number, to: number, width: number, unit: string): PickerItem[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const value = String(from + index)
    return { label: `${value}${unit}`, value: value.padStart(width, '0') }
  })

/** Years, months and days as independent columns. */
export const dateColumns = ([first, last]: readonly [number, number]): PickerColumns => [
  numbers(first, last, 4, '年'),
  numbers(1, 12, 2, '月'),
  numbers(1, 31, 2, '日'),
]

/** The wheels' first position for a day; empty for a text that isn't one. */
export const datePlaces = (value: string): readonly string[] =>
  /^\d{8}$/.test(value) ? [value.slice(0, 4), value.slice(4, 6), value.slice(6)] : []
