import type { Tags } from '../contract/call'
import { currentEra, forgetAnswers, forgetChanged, onChange, keptAnswer, keepAnswer } from './memory'

beforeEach(forgetAnswers)

it('keeps answers until all are forgotten', () => {
  keepAnswer('a', 1, [])
  expect(keptAnswer('a')).toBe(1)
  forgetAnswers()
  expect(keptAnswer('a')).toBeUndefined()
})

it('keeps no answer that was asked for before everything was forgotten', () => {
  const era = currentEra()
  forgetAnswers()
  keepAnswer('a', 'of the person before', [], era)
  expect(keptAnswer('a')).toBeUndefined()
  keepAnswer('a', 'of the person now', [], currentEra())
  expect(keptAnswer('a')).toBe('of the person now')
})

it('holds sixty, and lets the one written longest ago go', () => {
  for (let each = 0; each <= 60; each += 1) keepAnswer(String(each), each, [])
  expect(keptAnswer('0')).toBeUndefined()
  expect(keptAnswer('1')).toBe(1)
})

describe('when something changed', () => {
  it.each<[Tags, Tags, 'kept' | 'forgotten']>([
    [['account', 'holding'], ['holding'], 'forgotten'],
    [['account'], ['order', 'account'], 'forgotten'],
    [['account'], ['holding'], 'kept'],
    ['everything', ['holding'], 'forgotten'],
    [['account'], 'everything', 'forgotten'],
    [[], 'everything', 'kept'],
    ['everything', [], 'kept'],
    [['account'], [], 'kept'],
  ])('an answer that provides %j is, after a change of %j, %s', (provided, changed, outcome) => {
    keepAnswer('a', 1, provided)
    forgetChanged(changed)
    expect(keptAnswer('a')).toBe(outcome === 'kept' ? 1 : undefined)
  })

  it('keeps no answer of the customer’s own that was asked for before, and any public one', () => {
    const era = currentEra()
    forgetChanged(['order'])
    keepAnswer('own', 1, ['account'], era)
    keepAnswer('public', 1, [], era)
    expect([keptAnswer('own'), keptAnswer('public')]).toEqual([undefined, 1])
  })

  it('says what, to who listens, and nothing when it was nothing', () => {
    const heard: Tags[] = []
    const stop = onChange((changed) => void heard.push(changed))
    forgetChanged([])
    forgetChanged(['card'])
    stop()
    forgetChanged(['account'])
    expect(heard).toEqual([['card']])
  })
})
