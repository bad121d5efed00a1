import { CLOSURES } from './closures'
import { FAMILIES, familyOf, familyRule, isProductCode, isWealth } from './families'
import type { FamilyKey } from './families'

const ALL = Object.keys(FAMILIES) as FamilyKey[]

/** `20178-20181, 20505` as the specification writes it. */
const expand = (list: string): string[] =>
  list.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('-')
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index))
  })

/** Families of the specification, §9, in its own words. */
const SPECIFIED: readonly (readonly [FamilyKey, string])[] = [
  ['wealth', '91318017'],
  ['regular', '20194, 20520-20524'],
  ['full', '20178-20181, 20505, 20507, 20528'],
  ['smart13', '20134'],
  ['gain', '20122-20126, 20213, 20215, 20506, 20508, 20529'],
  ['increasing', '20200'],
  ['smart5', '20130'],
  ['useIt', '20117'],
  ['custom', '20182, 20183, 20218'],
  ['premium', '20158-20162'],
  ['smart12', '20208'],
  ['exclusive', '20186, 20191'],
]

const codesWhere = (wanted: (family: FamilyKey) => boolean): string[] =>
  ALL.filter(wanted).flatMap((family) => [...familyRule(family).codes])

const specified = (family: FamilyKey): boolean => SPECIFIED.some(([key]) => key === family)

describe('product families', () => {
  it.each(SPECIFIED)('%s has the codes %s', (family, codes) =>
    expect([...FAMILIES[family].codes]).toEqual(expand(codes)),
  )

  it('have each code once', () => {
    const codes = codesWhere(() => true)
    expect(new Set(codes).size).toBe(codes.length)
    for (const family of ALL) for (const code of FAMILIES[family].codes) expect(familyOf(code)).toBe(family)
  })

  it('keep our own codes out of the specification’s ranges', () => {
    const own = codesWhere((family) => !specified(family))
    expect(own.length).toBeGreaterThan(0)
    for (const code of own) expect(code).toMatch(/^30\d{3}$/)
  })

  it('know no other code', () => {
    expect([familyOf('20000'), familyOf(''), familyOf('constructor')]).toEqual([undefined, undefined, undefined])
    expect([isProductCode('20194'), isProductCode('20195')]).toEqual([true, false])
    expect([isWealth('91318017'), isWealth('20194'), isWealth('')]).toEqual([true, false, false])
  })
})

describe('list captions', () => {
  it.each([
    ['accumulated', '20178-20181, 20505, 20507, 20528'],
    ['after13Months', '20134'],
    ['at5Years', '20200, 20117'],
    ['estimateAt5Years', '20130'],
    ['todayOnly', '20182, 20183, 20208, 20218, 20186, 20191'],
    ['wealthIncome', '91318017'],
    ['todayAndFloor', '30101, 30102'],
  ])('%s belong to %s', (caption, codes) => {
    expect(codesWhere((family) => FAMILIES[family].caption === caption).sort()).toEqual(expand(codes).sort())
  })
})

describe('explanation popups', () => {
  it.each([
    ['accumulatedInterest', '20178-20181, 20505, 20507, 20528'],
    ['todayAndMaturity', '20122-20126, 20213, 20215, 20506, 20508, 20529, 20158-20162, 20194, 20520-20524'],
    ['withdrawalAnd5Years', '20117, 20200, 20130'],
    ['todayOnly', '20182, 20183, 20218'],
    // Ours: the specification names no popup for it.
    ['after13Months', '20134'],
    [undefined, '20208, 20186, 20191'],
  ])('%s belong to %s', (popup, codes) => {
    const found = codesWhere((family) => specified(family) && familyRule(family).popup === popup)
    expect(found.sort()).toEqual(expand(codes).sort())
  })
})

describe('family flags', () => {
  it('give the trial to 20117 alone', () =>
    expect(codesWhere((family) => familyRule(family).showTrial)).toEqual(['20117']))

  it('close what the law has ended by default, each with its reason', () => {
    expect(ALL.filter((family) => familyRule(family).closedByDefault)).toEqual([
      'smart13',
      'increasing',
      'smart5',
      'useIt',
      'custom',
      'smart12',
      'exclusive',
    ])
    // Families that pay all of the time by how long it was held are closed; a family added later must say so too.
    for (const family of ALL) {
      const { interest, closedByDefault } = familyRule(family)
      if (interest === 'stepped') expect([family, closedByDefault]).toEqual([family, 'tieredRates'])
      if (closedByDefault) expect(CLOSURES[closedByDefault]).toMatchObject({ since: 2021 })
    }
  })

  it('hide what nobody can simply choose', () =>
    expect(ALL.filter((family) => !familyRule(family).showEntrance)).toEqual(['exclusive', 'renewed']))

  it('sell all but what comes of a matured deposit', () =>
    expect(ALL.filter((family) => !familyRule(family).showBuyBut)).toEqual(['renewed']))
})
