import { scoreRiskTest } from './scoring'
import type { Questionnaire, RiskAnswers } from './scoring'

/** Small enough to compute by hand; the real questionnaire is the bank's and has its own tests. */
const QUESTIONNAIRE: Questionnaire = {
  version: 'test',
  questions: [
    {
      id: 'loss',
      title: '',
      options: [
        { id: 'none', text: '', score: 0, cap: 1 },
        { id: 'some', text: '', score: 10, cap: 4 },
        { id: 'all', text: '', score: 20 },
      ],
    },
    {
      id: 'years',
      title: '',
      options: [
        { id: 'zero', text: '', score: 0 },
        { id: 'ten', text: '', score: 30, experienced: true },
      ],
    },
  ],
  ages: [
    { from: 0, score: 0 },
    { from: 18, score: 5 },
    { from: 65, score: 1 },
  ],
  bands: [
    { level: 1, from: 0 },
    { level: 2, from: 10 },
    { level: 3, from: 20 },
    { level: 4, from: 30 },
    { level: 5, from: 50 },
  ],
  elder: { from: 65, cap: 2, experiencedCap: 3 },
}

const outcome = (answers: RiskAnswers, age = 40) => {
  const scored = scoreRiskTest(QUESTIONNAIRE, answers, age)
  return scored.ok ? [scored.value.score, scored.value.levelBySum, scored.value.level] : scored.error.name
}

describe('the level of a risk test', () => {
  it.each([
    ['is the band of the sum', { loss: 'some', years: 'zero' }, 40, [15, 2, 2]],
    ['counts the age', { loss: 'all', years: 'zero' }, 40, [25, 3, 3]],
    ['counts a younger age by its own step', { loss: 'all', years: 'zero' }, 17, [20, 3, 3]],
    ['reaches a band with its very first point', { loss: 'all', years: 'ten' }, 17, [50, 5, 5]],
    ['is 1 for whoever accepts no loss, whatever the sum', { loss: 'none', years: 'ten' }, 40, [35, 4, 1]],
    ['is lowered by a cap and not raised', { loss: 'some', years: 'ten' }, 40, [45, 4, 4]],
    ['is capped from 65 on', { loss: 'all', years: 'zero' }, 65, [21, 3, 2]],
    ['is capped higher for the experienced', { loss: 'all', years: 'ten' }, 65, [51, 5, 3]],
    ['is not capped the day before 65', { loss: 'all', years: 'ten' }, 64, [55, 5, 5]],
    ['keeps the lower of two caps', { loss: 'none', years: 'ten' }, 80, [31, 4, 1]],
  ] as const)('%s', (_, answers, age, wanted) => expect(outcome(answers, age)).toEqual(wanted))

  it.each([
    ['a question is open', { loss: 'all' }],
    ['an answer is unknown', { loss: 'all', years: 'nine' }],
    ['an answer is another question’s', { loss: 'ten', years: 'ten' }],
    ['a question is unknown', { loss: 'all', years: 'ten', luck: 'ten' }],
    ['an unknown question stands for a missing one', { loss: 'all', luck: 'ten' }],
    ['nothing is answered', {}],
  ])('is refused when %s', (_, answers) => expect(outcome(answers)).toBe('RiskAnswersIncomplete'))
})
