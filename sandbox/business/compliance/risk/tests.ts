import { desc, eq, inArray } from 'drizzle-orm'
import type { RiskResult } from '@/contract/compliance/riskResult'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import {
  INVESTOR_TYPES,
  isTestValid,
  needsElderConfirmation,
  testAllowance,
  testRefusal,
  testValidUntil,
} from '@/domain/risk/levels'
import type { RiskLevel } from '@/domain/risk/levels'
import { scoreRiskTest } from '@/domain/risk/scoring'
import type { RiskAnswers } from '@/domain/risk/scoring'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { QUESTIONNAIRE } from './questionnaire'
import { riskTests as test } from '../tables'

/** A risk test as a sale needs it. */
export interface RiskTest {
  readonly id: number
  readonly level: RiskLevel
  readonly takenOn: Day
  /** Epoch ms by the bank's clock. */
  readonly takenAt: number
}

/** All of a customer's risk tests, newest first. */
async function riskTests(on: Queryable, customerId: string): Promise<readonly RiskTest[]> {
  const { id, level, takenOn, takenAt } = test
  const found = await on
    .select({ id, level, takenOn, takenAt })
    .from(test)
    .where(eq(test.customerId, customerId))
    .orderBy(desc(takenAt), desc(id))
  // The column's check admits 1-5 only.
  return found.map((row) => ({ ...row, level: row.level as RiskLevel }))
}

/** The customer's latest risk test, which is the one that counts; undefined when never taken. */
export const latestRiskTest = async (on: Queryable, customerId: string): Promise<RiskTest | undefined> =>
  (await riskTests(on, customerId))[0]

/** The latest tests of many customers, by customer id. */
export async function latestRiskTests(
  on: Queryable,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, RiskTest>> {
  if (customerIds.length === 0) return new Map()
  const found = await on
    .selectDistinctOn([test.customerId])
    .from(test)
    .where(inArray(test.customerId, [...customerIds]))
    .orderBy(test.customerId, desc(test.takenAt), desc(test.id))
  return new Map(found.map((row) => [row.customerId, { ...row, level: row.level as RiskLevel }]))
}

interface Tested {
  readonly customerId: string
  /** Whole years on `today`. */
  readonly age: number
  readonly today: Day
}

/** A customer's result: the latest test and how many more may be taken. */
export async function riskStanding(on: Queryable, { customerId, age, today }: Tested): Promise<RiskResult> {
  const tests = await riskTests(on, customerId)
  const [latest] = tests
  const { leftToday, leftInPeriod, nextDay } = testAllowance(
    tests.map(({ takenOn }) => takenOn),
    today,
  )
  return {
    ...(latest && { test: latestTest(latest, today) }),
    testsLeftToday: leftToday,
    testsLeftInPeriod: leftInPeriod,
    nextTestDay: nextDay,
    needsElderConfirmation: needsElderConfirmation(age),
  }
}

const latestTest = ({ level, takenOn, takenAt }: RiskTest, today: Day): NonNullable<RiskResult['test']> => ({
  level: INVESTOR_TYPES[level].code,
  typeName: INVESTOR_TYPES[level].name,
  at: takenAt,
  validUntil: testValidUntil(takenOn),
  expired: !isTestValid(takenOn, today),
})

export interface RiskTestDraft {
  readonly customerId: string
  readonly age: number
  readonly version: string
  readonly answers: RiskAnswers
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Scores and stores a risk test with its answers. Fails with QuestionnaireOutdated, RiskAnswersIncomplete, RiskTestsToday
 * or RiskTestsInPeriod; a refused test isn't counted.
 */
export async function takeRiskTest(tx: Tx, draft: RiskTestDraft): Promise<Result<RiskTest, BankError>> {
  const { customerId, age, version, answers, now } = draft
  if (version !== QUESTIONNAIRE.version) return fail(bankError('QuestionnaireOutdated'))
  const scored = scoreRiskTest(QUESTIONNAIRE, answers, age)
  if (!scored.ok) return scored
  // The lock on the customer's row makes two tests of one customer wait for each other, so that both are counted.
  const { customers } = schema
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
  const takenOn = dayOfInstant(now)
  const before = (await riskTests(tx, customerId)).map((test) => test.takenOn)
  const refusal = testRefusal(testAllowance(before, takenOn))
  if (refusal) return fail(bankError(refusal.name, refusal.message))
  const { level, score, levelBySum } = scored.value
  const [kept] = await tx
    .insert(test)
    .values({ customerId, level, score, answers: { version, age, levelBySum, answers }, takenAt: now, takenOn })
    .returning({ id: test.id })
  if (!kept) throw new Error('an inserted risk test was not returned')
  return ok({ id: kept.id, level, takenOn, takenAt: now })
}
