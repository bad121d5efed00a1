import { currentEra, forgetAnswers, recall, remember } from './memory'

beforeEach(forgetAnswers)

it('keeps answers until all are forgotten', () => {
  remember('a', 1)
  expect(recall('a')).toBe(1)
  forgetAnswers()
  expect(recall('a')).toBeUndefined()
})

it('keeps no answer that was asked for before everything was forgotten', () => {
  const era = currentEra()
  forgetAnswers()
  remember('a', 'of the person before', era)
  expect(recall('a')).toBeUndefined()
  remember('a', 'of the person now', currentEra())
  expect(recall('a')).toBe('of the person now')
})

it('holds sixty, and lets the one written longest ago go', () => {
  for (let each = 0; each <= 60; each += 1) remember(String(each), each)
  expect(recall('0')).toBeUndefined()
  expect(recall('1')).toBe(1)
})
