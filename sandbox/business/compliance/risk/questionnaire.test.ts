import * as fc from 'fast-check'
import { scoreRiskTest } from '@/domain/risk/scoring'
import type { RiskAnswers, RiskScore } from '@/domain/risk/scoring'
import { QUESTIONNAIRE } from './questionnaire'

const { questions } = QUESTIONNAIRE

const levelOf = (answers: RiskAnswers, age: number): RiskScore => {
  const scored = scoreRiskTest(QUESTIONNAIRE, answers, age)
  if (!scored.ok) throw new Error(scored.error.name)
  return scored.value
}

const answered: fc.Arbitrary<RiskAnswers> = fc.record(
  Object.fromEntries(questions.map(({ id, options }) => [id, fc.constantFrom(...options.map((option) => option.id))])),
)
const age = fc.integer({ min: 16, max: 99 })

/** Answers at the same place of every scale: 0 the lowest score, 1 the highest. */
const at = (place: number): RiskAnswers =>
  Object.fromEntries(
    questions.map(({ id, options }) => [id, options[Math.round(place * (options.length - 1))]?.id ?? '']),
  )

const capOf = (question: string, option: string) =>
  questions.find(({ id }) => id === question)?.options.find(({ id }) => id === option)?.cap ?? 5

describe('the questionnaire', () => {
  it('has 10 to 12 questions, each with 3 to 5 different answers', () => {
    expect(questions.length).toBeGreaterThanOrEqual(10)
    expect(questions.length).toBeLessThanOrEqual(12)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { options } of questions) {
      expect(options.length).toBeGreaterThanOrEqual(3)
      expect(options.length).toBeLessThanOrEqual(5)
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length)
    }
  })

  it('adds up to 100', () => {
    expect(levelOf(at(1), 40).score).toBe(100)
  })

  it('never lowers the level for a riskier answer', () => {
    const changed = fc.constantFrom(...questions).chain((question) =>
      fc.record({
        question: fc.constant(question),
        one: fc.constantFrom(...question.options),
        other: fc.constantFrom(...question.options),
      }),
    )
    fc.assert(
      fc.property(answered, age, changed, (answers, years, { question, one, other }) => {
        const [safer, riskier] = one.score <= other.score ? [one, other] : [other, one]
        const before = levelOf({ ...answers, [question.id]: safer.id }, years)
        const after = levelOf({ ...answers, [question.id]: riskier.id }, years)
        expect(after.level).toBeGreaterThanOrEqual(before.level)
      }),
      { numRuns: 2000 },
    )
  })

  it('never lowers a cap within a question, which chance might not meet', () => {
    for (const { id, options } of questions) {
      const scores = options.map(({ score }) => score)
      expect([id, scores]).toEqual([id, [...new Set(scores)].sort((a, b) => a - b)])
      const caps = options.map(({ cap }) => cap ?? 5)
      expect([id, caps]).toEqual([id, [...caps].sort((a, b) => a - b)])
    }
  })

  it('never gives more than a cap or than the sum', () => {
    fc.assert(
      fc.property(answered, age, (answers, years) => {
        const { level, levelBySum } = levelOf(answers, years)
        const caps = Object.entries(answers).map(([question, option]) => capOf(question, option))
        expect(level).toBeLessThanOrEqual(Math.min(levelBySum, ...caps))
      }),
    )
  })

  it('gives C1 to whoever accepts no loss', () => {
    expect(levelOf({ ...at(1), loss: 'none' }, 40)).toMatchObject({ level: 1, levelBySum: 5 })
    expect(levelOf({ ...at(1), attitude: 'averse' }, 40)).toMatchObject({ level: 1, levelBySum: 5 })
  })

  it.each([
    [64, {}, 5],
    [65, { years: 'upto5' }, 3],
    [65, { years: 'upto8' }, 4],
    [90, { years: 'above8' }, 4],
    [30, { years: 'none' }, 3],
  ])('gives at %d years with %j at most C%d', (years, change, level) =>
    expect(levelOf({ ...at(1), ...change }, years).level).toBe(level),
  )

  it.each([
    ['the most careful answers', at(0), 1],
    ['losses to 5 %', { ...at(0.5), loss: 'upto5' }, 2],
    ['the middle of every scale', { ...at(0.5), attitude: 'growth' }, 3],
    ['a bold but indebted investor', { ...at(1), debt: 'strained', income: 'upto5', horizon: 'upto1' }, 5],
    ['losses to 30 %', { ...at(1), loss: 'upto30' }, 4],
    ['the boldest answers', at(1), 5],
  ])('reaches each level: %s', (_, answers, level) => expect(levelOf(answers, 40).level).toBe(level))

  it('reaches every level by the sum alone, from the lowest answers to the highest', () => {
    const places = questions.map((_, moved) => moved)
    const bySum = places.map((moved) => {
      const mixed = questions.map(({ id }, index) => [id, (index < moved ? at(1) : at(0))[id] ?? ''])
      return levelOf(Object.fromEntries(mixed), 40).levelBySum
    })
    expect([...new Set([...bySum, levelOf(at(1), 40).levelBySum])]).toEqual([1, 2, 3, 4, 5])
  })
})
