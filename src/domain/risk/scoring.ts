import { bankError } from '../errors/catalogue'
import type { BankError } from '../errors/catalogue'
import { fail, ok } from '../result'
import type { Result } from '../result'
import type { RiskLevel } from './levels'

/** One possible answer. More willingness or ability to bear risk gives a higher score, and never a lower cap. */
export interface ScoredOption {
  readonly id: string
  readonly text: string
  readonly score: number
  /** A customer with this answer never gets above this level, whatever the sum. */
  readonly cap?: RiskLevel
  /** Counts as experienced in the rule for elder customers. */
  readonly experienced?: true
}

export interface ScoredQuestion {
  readonly id: string
  readonly title: string
  readonly options: readonly ScoredOption[]
}

/** A questionnaire with everything that decides the level; docs/decisions/suitability.md gives the reasons. */
export interface Questionnaire {
  /** Changes with every word and every number. */
  readonly version: string
  readonly questions: readonly ScoredQuestion[]
  /** Scores by age in whole years, ascending, the first from 0. The age comes from the ID card and isn't asked. */
  readonly ages: readonly { readonly from: number; readonly score: number }[]
  /** The lowest sum of each level, ascending; the first level needs none. */
  readonly bands: readonly { readonly level: RiskLevel; readonly from: number }[]
  /** From this age on no level is above `cap`, or above `experiencedCap` after an answer that counts as experienced. */
  readonly elder: { readonly from: number; readonly cap: RiskLevel; readonly experiencedCap: RiskLevel }
}

/** Option ids by question id. */
export type RiskAnswers = Readonly<Record<string, string>>

export interface RiskScore {
  readonly score: number
  readonly level: RiskLevel
  /** The level by the sum alone. */
  readonly levelBySum: RiskLevel
}

/** The chosen option of every question; undefined unless every question has one and there is no other answer. */
function chosenOptions({ questions }: Questionnaire, answers: RiskAnswers): readonly ScoredOption[] | undefined {
  const given = new Map(Object.entries(answers))
  const chosen = questions.flatMap(({ id, options }) => options.find((option) => option.id === given.get(id)) ?? [])
  return chosen.length === questions.length && given.size === questions.length ? chosen : undefined
}

/** The highest of ascending steps whose `from` the value reaches. */
const reached = <Step extends { readonly from: number }>(steps: readonly Step[], value: number): Step | undefined =>
  steps.reduce<Step | undefined>((last, step) => (value >= step.from ? step : last), undefined)

function elderCap({ elder }: Questionnaire, age: number, chosen: readonly ScoredOption[]): readonly RiskLevel[] {
  if (age < elder.from) return []
  return [chosen.some(({ experienced }) => experienced) ? elder.experiencedCap : elder.cap]
}

/**
 * The investor level of a completed questionnaire: the sum's band, lowered to the lowest cap that applies. Fails with
 * RiskAnswersIncomplete when a question has no or an unknown answer, or an unknown question has one.
 * @param age whole years
 */
export function scoreRiskTest(
  questionnaire: Questionnaire,
  answers: RiskAnswers,
  age: number,
): Result<RiskScore, BankError> {
  const chosen = chosenOptions(questionnaire, answers)
  if (!chosen) return fail(bankError('RiskAnswersIncomplete'))
  const ofAge = reached(questionnaire.ages, age)?.score ?? 0
  const score = chosen.reduce((sum, option) => sum + option.score, ofAge)
  const levelBySum = reached(questionnaire.bands, score)?.level ?? 1
  const caps = chosen.flatMap(({ cap }) => cap ?? []).concat(elderCap(questionnaire, age, chosen))
  return ok({ score, levelBySum, level: Math.min(levelBySum, ...caps) as RiskLevel })
}
