import { bankError } from '../errors/catalogue'
import type { BankError } from '../errors/catalogue'
import { RISK_MESSAGES } from '../errors/riskMessages'
import { fail, ok } from '../result'
import type { Result } from '../result'
import { addMonths } from '../dates/calendarMonths'
import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { formatChineseDay } from '../dates/format'
import { ELDER_AGE, RISK_TEST_RULES } from '../regulation'

/** Investor types (§3) as levels 1-5 (C1-C5), and product levels 1-5 (R1-R5). */
export type RiskLevel = 1 | 2 | 3 | 4 | 5

export interface InvestorType {
  readonly code: `C${RiskLevel}`
  readonly name: string
  /** Which product levels suit it, for the customer. */
  readonly description: string
}

/** The specification's five types, from conservative to aggressively progressive. */
export const INVESTOR_TYPES: Readonly<Record<RiskLevel, InvestorType>> = {
  1: { code: 'C1', name: '保守型', description: '适合购买R1级产品' },
  2: { code: 'C2', name: '收益型', description: '适合购买R1级、R2级产品' },
  3: { code: 'C3', name: '稳健型', description: '适合购买R1级至R3级产品' },
  4: { code: 'C4', name: '进取型', description: '适合购买R1级至R4级产品' },
  5: { code: 'C5', name: '积极进取型', description: '适合购买R1级至R5级产品' },
}

/** What the levels' codes mean. Their usual names are words that marketing may not use of a product (order 7 of 2025). */
export const LEVELS_RISE = '产品风险等级由R1至R5，风险依次升高'

/** The level that counts and is shown: the higher of the issuer's and the seller's (order 7 of 2025). */
export const productLevel = (issuer: RiskLevel, seller: RiskLevel): RiskLevel => (issuer > seller ? issuer : seller)

/** Whether a product of this level may be sold to a customer of that level. */
export const suits = (customer: RiskLevel, product: RiskLevel): boolean => product <= customer

const { validMonths: VALID_MONTHS, testsADay: TESTS_A_DAY, testsInPeriod: TESTS_IN_PERIOD } = RISK_TEST_RULES

/** The first day on which a test no longer counts: 12 months after it was taken. */
export const testExpires = (takenOn: Day): Day => addMonths(takenOn, VALID_MONTHS)

/** The last day on which a test counts; the customer reads it as 有效期至. */
export const testValidUntil = (takenOn: Day): Day => addDays(testExpires(takenOn), -1)

export const isTestValid = (takenOn: Day, today: Day): boolean => today < testExpires(takenOn)

/** How many more tests a customer may take (order 7 of 2025): at most 2 a day and 8 in the last 12 months. */
export interface TestAllowance {
  readonly leftToday: number
  readonly leftInPeriod: number
  /** The first day on which one may be taken; today while `leftToday` isn't 0. */
  readonly nextDay: Day
}

/** @param takenOn the days of all tests so far, in any order */
export function testAllowance(takenOn: readonly Day[], today: Day): TestAllowance {
  const recent = takenOn.filter((taken) => isTestValid(taken, today)).sort()
  const leftInPeriod = Math.max(0, TESTS_IN_PERIOD - recent.length)
  const leftOfDay = Math.max(0, TESTS_A_DAY - recent.filter((taken) => taken === today).length)
  // When the period is full, the next test is possible when this oldest one leaves it.
  const blocking = recent[recent.length - TESTS_IN_PERIOD]
  const tomorrow = addDays(today, 1)
  const nextDay = blocking ? testExpires(blocking) : leftOfDay === 0 ? tomorrow : today
  return { leftToday: Math.min(leftOfDay, leftInPeriod), leftInPeriod, nextDay }
}

/** Why no test may be taken today, in the words of bank and app; undefined when one may. */
export function testRefusal({
  leftToday,
  leftInPeriod,
  nextDay,
}: TestAllowance): { readonly name: 'RiskTestsInPeriod' | 'RiskTestsToday'; readonly message: string } | undefined {
  if (leftInPeriod === 0) {
    return {
      name: 'RiskTestsInPeriod',
      message: `您近${VALID_MONTHS}个月的风险测评次数已用完，请于${formatChineseDay(nextDay)}起再试`,
    }
  }
  return leftToday === 0 ? { name: 'RiskTestsToday', message: RISK_MESSAGES.RiskTestsToday } : undefined
}

/** Whether a wealth sale needs the extra confirmation for elder customers. */
export const needsElderConfirmation = (age: number): boolean => age >= ELDER_AGE

export interface SuitabilityCase {
  readonly product: RiskLevel
  /** The customer's latest test; undefined when never taken. */
  readonly test: { readonly level: RiskLevel; readonly takenOn: Day } | undefined
  /** Whole years. */
  readonly age: number
  readonly elderConfirmed: boolean
}

/**
 * Whether a wealth product may be sold to this customer today. Fails with RiskTestMissing, RiskTestExpired,
 * RiskLevelTooHigh or ElderConfirmationMissing.
 */
export function checkSuitability(
  { product, test, age, elderConfirmed }: SuitabilityCase,
  today: Day,
): Result<void, BankError> {
  if (!test) return fail(bankError('RiskTestMissing'))
  if (!isTestValid(test.takenOn, today)) return fail(bankError('RiskTestExpired'))
  if (!suits(test.level, product)) return fail(bankError('RiskLevelTooHigh'))
  if (needsElderConfirmation(age) && !elderConfirmed) return fail(bankError('ElderConfirmationMissing'))
  return ok(undefined)
}
