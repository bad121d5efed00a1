import { currentEra, forgetAnswers, recall, remember } from './memory'

beforeEach(forgetAnswers)

it('keeps answers until all are forgotten', () => {
  keepAnswer('a', 1)
  expect(keptAnswer('a')).toBe(1)
  forgetAnswers()
  expect(keptAnswer('a')).toBeUndefined()
})

it('keeps no answer that was asked for before everything was forgotten', () => {
  const era = currentEra()
  forgetAnswers()
  keepAnswer('a', 'of the person before', era)
  expect(keptAnswer('a')).toBeUndefined()
  keepAnswer('a', 'of the person now', currentEra())
  expect(keptAnswer('a')).toBe('of the person now')
})

it('holds sixty, and lets the one written longest ago go', () => {
  for (let each = 0; each <= 60; each += 1) keepAnswer(String(each), each)
  expect(keptAnswer('0')).toBeUndefined()
  expect(keptAnswer('1')).toBe(1)
})
