import { yuan } from './money/fen'

/* Numbers of law and of the bank's own terms that rules use and texts name; each is only here. Rules import them; texts
   for customers take them from ./figures. */

/** What deposit insurance covers per depositor and bank, principal and interest, in fen (Deposit Insurance Regulation). */
export const INSURANCE_LIMIT = /*#__PURE__*/ yuan(500_000)

/** Fast redemption of cash-management products a day and customer, in fen (rules on cash-management products of 2021). */
export const FAST_REDEMPTION_A_DAY = /*#__PURE__*/ yuan(10_000)

/**
 * Caps of a type II account in fen, counted separately for money in from cards that aren't bound and for spending and
 * money out to them (central bank's notice of 2016 on account classes).
 */
export const TYPE_TWO_CAPS = { aDay: /*#__PURE__*/ yuan(10_000), aYear: /*#__PURE__*/ yuan(200_000) } as const

/**
 * Caps of a type III account in fen, counted as those of type II, and what it holds at most at any time (central bank's
 * notice of 2018 on account classes).
 */
export const TYPE_THREE_CAPS = { aDay: /*#__PURE__*/ yuan(2_000), aYear: /*#__PURE__*/ yuan(50_000) } as const
export const TYPE_THREE_BALANCE = /*#__PURE__*/ yuan(2_000)

/** Accounts of a class that a person may have with one bank; of type II the electronic account is one (notice of 2016). */
export const ACCOUNTS_OF_A_CLASS = 5

/** How many months a risk test is valid, and how many may be taken (order 7 of 2025). */
export const RISK_TEST_RULES = { validMonths: 12, testsADay: 2, testsInPeriod: 8 } as const

/**
 * The age from which a customer counts as "over 65" in the distribution rules (notice 6 of 2025), from the 65th birthday
 * on.
 */
export const ELDER_AGE = 65

/** Younger people open an account at a branch, with a guardian (ours, after the central bank's notice of 2016). */
export const YOUNGEST = 16

/** Below this age all personal information is sensitive (PIPL, article 28). */
export const SENSITIVE_AGE = 14

/** Days of a year that a yearly rate is divided by (central bank's notice 129 of 2005); a month is a twelfth of it. */
export const DAYS_IN_RATE_YEAR = 360

/** Months on whose 20th interest of money at call is settled (central bank's notice 129 of 2005). */
export const SETTLEMENT_MONTHS = [3, 6, 9, 12] as const
export const SETTLEMENT_DATE = 20

/** Minutes after midnight, Asia/Shanghai: an earlier purchase accrues interest from the same day (specification §9). */
export const SAME_DAY_CUT_OFF = 23 * 60 + 30

/**
 * Minutes after midnight of the day after interest starts, from which a deposit can be withdrawn with income
 * (specification §9).
 */
export const INCOME_FROM = 60

/**
 * Minutes after midnight of a trading day: earlier orders of the wealth product count for that day (ours; see
 * silences.md).
 */
export const TRADE_CUT_OFF = 15 * 60

/** Working days within which a request about personal information is answered (the privacy policy's promise). */
export const PRIVACY_REPLY_DAYS = 15

/** Months ahead that new fees are announced (rules on service prices of commercial banks). */
export const FEE_NOTICE_MONTHS = 3

/** Where customers complain of a bank that didn't satisfy them: the regulator's hotline for consumers of finance. */
export const REGULATOR_HOTLINE = '12378'

/**
 * Years for which a bank keeps who had an account and what was done with it, from the end of the relation and of each
 * transaction (Anti-Money Laundering Law as in force since 2025-01-01, article 34: ten at least).
 */
export const KEPT_YEARS = 10
