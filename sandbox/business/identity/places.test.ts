import { COUNTRIES, isCountry, isLeafRegion, regionName, regionsIn } from './places'

test('every region is reached from the provinces, each once', () => {
  const seen = new Set<string>()
  const walk = (parent: string): void => {
    for (const { code, leaf } of regionsIn(parent)) {
      expect(seen.has(code)).toBe(false)
      seen.add(code)
      expect(regionsIn(code).length === 0).toBe(leaf)
      expect(isLeafRegion(code)).toBe(leaf)
      if (!leaf) walk(code)
    }
  }
  walk('')
  expect(regionsIn('')).toHaveLength(34)
  expect(seen.size).toBeGreaterThan(3_000)
})

test('codes and names are the national standard’s', () => {
  const named = (parent: string, code: string) => regionsIn(parent).find((region) => region.code === code)?.name
  expect(named('', '110000')).toBe('北京市')
  expect(named('220000', '220100')).toBe('长春市')
  expect(named('440300', '440305')).toBe('南山区')
  expect(regionName('110101')).toBe('北京市东城区')
  expect(isLeafRegion('990000')).toBe(false)
  expect(regionsIn('999999')).toEqual([])
})

test.each([
  ['710000', '台湾省'],
  ['810000', '香港特别行政区'],
  ['820000', '澳门特别行政区'],
])('%s is a region whole, for the standard has no codes below it', (code, name) => {
  expect(regionsIn('').find((region) => region.code === code)).toEqual({ code, name, leaf: true })
  expect([regionsIn(code), isLeafRegion(code), regionName(code)]).toEqual([[], true, name])
  expect(isLeafRegion(`${code.slice(0, 2)}0101`)).toBe(false)
})

test('countries have numeric codes, China is first, and its regions are named as its', () => {
  const named = (code: string) => COUNTRIES.find((country) => country.code === code)?.name
  expect(COUNTRIES[0]).toEqual({ code: '156', name: '中国' })
  expect([named('158'), named('344'), named('446')]).toEqual(['中国台湾', '中国香港', '中国澳门'])
  expect(named('840')).toBe('美国')
  // As many as ISO 3166-1 has, without its user-assigned codes.
  expect(COUNTRIES).toHaveLength(249)
  expect(isCountry('983')).toBe(false)
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
  for (const { code } of COUNTRIES) expect(code).toMatch(/^\d{3}$/)
  expect(isCountry('000')).toBe(false)
})
