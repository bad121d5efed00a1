import { BRAND } from './brand'
import type { Fen } from './money/fen'
import {
  DAYS_IN_RATE_YEAR,
  ELDER_AGE,
  FAST_REDEMPTION_A_DAY,
  FEE_NOTICE_MONTHS,
  INCOME_FROM,
  INSURANCE_LIMIT,
  KEPT_YEARS,
  PRIVACY_REPLY_DAYS,
  RISK_TEST_RULES,
  SAME_DAY_CUT_OFF,
  SENSITIVE_AGE,
  SETTLEMENT_DATE,
  SETTLEMENT_MONTHS,
  TRADE_CUT_OFF,
  TYPE_THREE_BALANCE,
  TYPE_THREE_CAPS,
  TYPE_TWO_CAPS,
  YOUNGEST,
} from './regulation'

const HOUR = 60
const TEN_THOUSAND_YUAN = 1_000_000

const clock = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':')

const yuanText = (amount: Fen): string => `${amount / 100}元`

const wan = (amount: Fen): string => `${amount / TEN_THOUSAND_YUAN}万元`

/**
 * The figures in legal texts, agreements and product descriptions, as customers read them. Such texts take every figure
 * from here (test/fixtures/legalTexts.test.ts), so that they promise what the code does.
 */
export const FIGURES = /*#__PURE__*/ {
  insuranceLimit: wan(INSURANCE_LIMIT),
  fastRedemption: wan(FAST_REDEMPTION_A_DAY),
  typeTwoADay: wan(TYPE_TWO_CAPS.aDay),
  typeTwoAYear: wan(TYPE_TWO_CAPS.aYear),
  typeThreeADay: yuanText(TYPE_THREE_CAPS.aDay),
  typeThreeAYear: wan(TYPE_THREE_CAPS.aYear),
  typeThreeBalance: yuanText(TYPE_THREE_BALANCE),
  riskTestValid: `${RISK_TEST_RULES.validMonths}个月`,
  elderAge: `${ELDER_AGE}周岁`,
  youngest: `${YOUNGEST}周岁`,
  sensitiveAge: `${SENSITIVE_AGE}周岁`,
  rateYear: `${DAYS_IN_RATE_YEAR}天`,
  settlementDays: `${SETTLEMENT_MONTHS.join('月、')}月的${SETTLEMENT_DATE}日`,
  cutOff: clock(SAME_DAY_CUT_OFF),
  incomeFrom: clock(INCOME_FROM),
  tradeCutOff: clock(TRADE_CUT_OFF),
  keptYears: `${KEPT_YEARS}年`,
  privacyReply: `${PRIVACY_REPLY_DAYS}个工作日`,
  feeNotice: `${FEE_NOTICE_MONTHS}个月`,
  hotline: BRAND.hotline,
  managerHotline: BRAND.assetManager.hotline,
  /** How an account is closed today; every text about closing uses this. */
  closing: `进入“设置—注销账户”，或致电客服${BRAND.hotline}`,
} as const
