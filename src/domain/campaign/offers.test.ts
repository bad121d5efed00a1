import { day } from '../dates/day'
import { isIn, nearestCity, offerPeriod } from './offers'

const CHANGCHUN = { code: '220100', name: '长春市', longitude: 125.32, latitude: 43.82 }
const JILIN = { code: '220200', name: '吉林市', longitude: 126.55, latitude: 43.84 }

describe('offers', () => {
  it.each([
    ['500112', ['500000'], true],
    ['220104', ['500000'], false],
    ['220104', ['220100'], true],
    ['220204', ['220100'], false],
    ['220204', ['220100', '220000'], true],
    ['220104', ['220104'], true],
    ['220105', ['220104'], false],
    ['500112', [], false],
    [undefined, ['500000'], false],
    ['', ['500000'], false],
  ])('are for an address in %s of %j: %s', (county, codes, expected) =>
    expect(
      isIn(
        county,
        codes.map((code) => ({ code, name: code })),
      ),
    ).toBe(expected),
  )

  it('are of the nearest city, and of none for who is far from all', () => {
    expect(nearestCity({ longitude: 125.4, latitude: 43.9 }, [JILIN, CHANGCHUN])).toBe(CHANGCHUN)
    expect(nearestCity({ longitude: 126.3, latitude: 43.8 }, [CHANGCHUN, JILIN])).toBe(JILIN)
    expect(nearestCity({ longitude: 106.55, latitude: 29.56 }, [CHANGCHUN, JILIN])).toBeUndefined()
    expect(nearestCity({ longitude: 125.3, latitude: 43.8 }, [])).toBeUndefined()
  })

  it('come once, or once a month', () => {
    expect(offerPeriod(1, day('20261130'))).toBe('')
    expect(offerPeriod(12, day('20261130'))).toBe('202611')
    expect(offerPeriod(12, day('20261201'))).toBe('202612')
  })
})
