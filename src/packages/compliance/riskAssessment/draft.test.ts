import * as fc from 'fast-check'
import { EMPTY_DRAFT, hasAnswers, stepDraft } from './draft'
import type { Draft, DraftEvent, RiskQuestion } from './draft'

const QUESTIONS: readonly RiskQuestion[] = ['a', 'b', 'c'].map((id) => ({
  id,
  title: id,
  options: [
    { id: 'x', text: 'x' },
    { id: 'y', text: 'y' },
  ],
}))

const after = (events: readonly DraftEvent[], from: Draft = EMPTY_DRAFT): Draft =>
  events.reduce((draft, event) => stepDraft(draft, event, QUESTIONS), from)

const answer = (questionId: string, optionId = 'x'): DraftEvent => ({ type: 'answer', questionId, optionId })
const [begin, next, back] = [{ type: 'begin' }, { type: 'next' }, { type: 'back' }] as const
const filledIn = [begin, answer('a'), next, answer('b'), next, answer('c'), next] as const

describe('filling in the risk test', () => {
  it('begins with nothing chosen', () => expect(after([begin])).toMatchObject({ step: 0, answers: {}, missing: false }))

  it('points out a question without an answer, and stays there', () => {
    const stuck = after([begin, answer('a'), next, next])
    expect(stuck).toMatchObject({ step: 1, missing: true })
    expect(after([answer('b')], stuck)).toMatchObject({ step: 1, missing: false })
  })

  it('goes back without losing an answer, and takes another', () => {
    expect(after([begin, answer('a'), next, answer('b'), back])).toMatchObject({
      step: 0,
      answers: { a: 'x', b: 'x' },
    })
    expect(after([begin, answer('a'), answer('a', 'y'), back])).toMatchObject({ step: 0, answers: { a: 'y' } })
  })

  it('ends with the summary, and comes back to it after a change', () => {
    expect(after(filledIn).step).toBe('review')
    const changed = after([...filledIn, { type: 'change', index: 1 }, answer('b', 'y'), next])
    expect(changed).toMatchObject({ step: 'review', answers: { a: 'x', b: 'y', c: 'x' }, changing: false })
    expect(after([...filledIn, back]).step).toBe(2)
  })

  it('keeps nothing when told to forget', () => {
    expect(hasAnswers(after(filledIn))).toBe(true)
    expect(after([...filledIn, { type: 'forget' }])).toEqual(EMPTY_DRAFT)
    expect(hasAnswers(EMPTY_DRAFT)).toBe(false)
  })

  it('never reaches the summary with a question open, whatever is pressed', () => {
    const event: fc.Arbitrary<DraftEvent> = fc.oneof(
      fc.constantFrom<DraftEvent>(begin, next, back),
      fc.constantFrom('a', 'b', 'c').map((id) => answer(id)),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { step, answers } = after(events)
        if (step === 'review') expect(Object.keys(answers).sort()).toEqual(['a', 'b', 'c'])
      }),
    )
  })
})
