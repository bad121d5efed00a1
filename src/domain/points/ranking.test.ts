import fc from 'fast-check'
import { day } from '../dates/day'
import { BOARD_RULES, RANKING_BOARDS, ranked, rankingMonth } from './ranking'
import { POINT_RULE_NAMES } from './rules'

const scores = fc.uniqueArray(fc.record({ who: fc.stringMatching(/^[a-z]{1,3}$/), points: fc.nat({ max: 6 }) }), {
  selector: ({ who }) => who,
  maxLength: 30,
})

describe('a ranking', () => {
  it('counts before everybody exactly those with more points, whatever the order they come in', () =>
    fc.assert(
      fc.property(scores, (given) => {
        const places = ranked(given)
        expect(places.map(({ who }) => who).sort()).toEqual(
          given.flatMap(({ who, points }) => (points > 0 ? [who] : [])).sort(),
        )
        for (const { points, place } of places)
          expect(place).toBe(1 + places.filter((other) => other.points > points).length)
        expect(places.map(({ place }) => place)).toEqual([...places.map(({ place }) => place)].sort((a, b) => a - b))
        expect(ranked([...given].reverse())).toEqual(places)
      }),
    ))

  it('counts the points of each rule on one board, and only what a rule of points gave: no money', () => {
    const counted = RANKING_BOARDS.flatMap((board) => BOARD_RULES[board])
    expect([...counted].sort()).toEqual([...POINT_RULE_NAMES].sort())
  })

  it('is of this calendar month or the one before', () => {
    expect(rankingMonth('THIS_MONTH', day('20260131'))).toBe('202601')
    expect(rankingMonth('LAST_MONTH', day('20260131'))).toBe('202512')
    expect(rankingMonth('LAST_MONTH', day('20260301'))).toBe('202602')
  })
})
