import fc from 'fast-check'
import { byMonth } from './byMonth'

const month = fc.constantFrom('202610', '202611', '202612', '')

it('puts every item under its month once, in the order of the list', () => {
  fc.assert(
    fc.property(fc.array(month), (list) => {
      const items = list.map((of, place) => ({ of, place }))
      const groups = byMonth(items, ({ of }) => of)
      expect(groups.map((group) => group.month)).toEqual([...new Set(list)])
      for (const group of groups) expect(group.items).toEqual(items.filter(({ of }) => of === group.month))
    }),
  )
})

it('names a month, and leaves what is none as it is', () => {
  const titles = byMonth(['202611', '202601', '', '2026'], (of) => of).map(({ title }) => title)
  expect(titles).toEqual(['2026年11月', '2026年1月', '', '2026'])
})
