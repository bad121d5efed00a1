import { columnsFor, settleValues, stepColumn } from './columns'
import type { PickerItem } from './columns'

const item = (value: string, children?: PickerItem[]): PickerItem => ({
  label: value,
  value,
  ...(children ? { children } : {}),
})
const months = [
  [item('2026'), item('2027')],
  [item('1'), item('2'), item('3')],
]
const regions = [
  [
    item('吉林', [item('长春', [item('南关'), item('宽城')]), item('吉林市', [item('船营')])]),
    item('北京', [item('朝阳')]),
  ],
]

describe('the picker', () => {
  it('keeps independent columns as they are', () => {
    expect(columnsFor(months, ['2027', '2'])).toBe(months)
    expect(settleValues(months, ['2027', '9'])).toEqual(['2027', '1'])
  })

  it('walks down from one root column, as deep as the chosen branch is', () => {
    expect(columnsFor(regions, ['吉林', '长春']).map((column) => column.map((each) => each.value))).toEqual([
      ['吉林', '北京'],
      ['长春', '吉林市'],
      ['南关', '宽城'],
    ])
    expect(columnsFor(regions, ['北京'])).toHaveLength(2)
  })

  it('settles on the first of what no longer exists', () => {
    expect(settleValues(regions, [])).toEqual(['吉林', '长春', '南关'])
    expect(settleValues(regions, ['北京', '长春', '宽城'])).toEqual(['北京', '朝阳'])
  })

  it('steps one column and settles those after it; the ends hold', () => {
    expect(stepColumn(regions, ['吉林', '长春', '宽城'], 1, 1)).toEqual(['吉林', '吉林市', '船营'])
    expect(stepColumn(months, ['2026', '3'], 1, 1)).toEqual(['2026', '3'])
    expect(stepColumn(months, ['2026', '3'], 0, -1)).toEqual(['2026', '3'])
  })
})
