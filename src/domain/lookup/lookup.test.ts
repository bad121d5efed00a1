import { EDUCATION_LEVELS, EDUCATIONS } from './education'
import { INCOME_BANDS } from './income'
import { INDUSTRIES } from './industry'
import { MARITAL_STATUSES } from './marital'
import { NATIONS } from './nation'
import { OCCUPATIONS } from './occupation'
import { occupationName, OCCUPATION_CHOICES } from './occupationChoices'
import { RELATIONS } from './relation'
import { hasCode, lookupName } from './table'

const range = (from: number, to: number, step = 1): string[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => String(from + index * step))

test('the tables hold exactly the codes the specification names', () => {
  const codes = (table: typeof RELATIONS) => table.map(({ code }) => code)
  expect(codes(OCCUPATIONS)).toEqual(range(10_000, 80_000, 10_000))
  expect(codes(INDUSTRIES)).toEqual([...'ABCDEFGHIJKLMNOPQRST'])
  expect([...codes(MARITAL_STATUSES)].sort()).toEqual([...'UMFARWDSYN'].sort())
  expect(codes(RELATIONS)).toEqual([...range(101, 112), ...range(201, 208), '301', '302', '401'])
  expect(codes(INCOME_BANDS)).toEqual(['000', ...range(100, 107)])
  expect(codes(EDUCATIONS)[0]).toBe('10')
  expect([...codes(EDUCATIONS)].pop()).toBe('99')
})

test('no code and no name stands twice, and none is empty', () => {
  for (const table of [OCCUPATIONS, INDUSTRIES, MARITAL_STATUSES, EDUCATIONS, RELATIONS, INCOME_BANDS]) {
    expect(new Set(table.map(({ code }) => code)).size).toBe(table.length)
    expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
    for (const { code, name } of table) expect([code, name.trim()]).not.toContain('')
  }
  expect(new Set(NATIONS).size).toBe(56)
})

test('a code is found by its name and an unknown one is not', () => {
  expect(lookupName(INDUSTRIES, 'J')).toBe('金融业')
  expect(hasCode(INDUSTRIES, 'U')).toBe(false)
  expect(EDUCATION_LEVELS.map(({ name }) => name)).toContain('大学本科')
  expect(EDUCATION_LEVELS.map(({ name }) => name)).not.toContain('大学本科结业')
})

describe('the plain choices of occupations', () => {
  it('lead to every code of the specification and to no other, each under a name of its own', () => {
    const codes = OCCUPATION_CHOICES.map(({ code }) => code)
    expect([...new Set(codes)].sort()).toEqual(OCCUPATIONS.map(({ code }) => code))
    const names = OCCUPATION_CHOICES.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(['退休', '学生', '个体', '自由职业', '公司职员', '农民', '工人', '军人'])('have one for %s', (plain) => {
    expect(OCCUPATION_CHOICES.filter(({ name }) => name.includes(plain))).toHaveLength(1)
  })

  it('are shown by the name that was chosen, and by the code’s own where only the code is known and many share it', () => {
    expect(occupationName('80000', '退休人员')).toBe('退休人员')
    expect(occupationName('80000', '')).toBe('不便分类的其他从业人员')
    expect(occupationName('70000', '')).toBe('军人')
    expect(occupationName('', '')).toBeUndefined()
  })
})
