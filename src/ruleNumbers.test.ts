import { LEAST_CONTRAST } from '@/domain/contrast'
import { MAX_CLAIMED } from '@/domain/campaign/oneTap'
import { uploadCasePicture } from '@/contract/cases/uploadCasePicture'
import { idCardImage, LARGEST_IMAGE } from '@/contract/identity/idCardImage'
import { KID_CHARACTERS, SECRET_BYTES, WINDOW_MS } from '@/crypto/protocol'
import { EXPIRING_DAYS } from '@/domain/account/idCardTerm'
import { BALANCE_SPANS, BILL_MONTHS, KEYWORD_MOST, LONGEST_RANGE_DAYS } from '@/domain/account/records'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { RECORD_YEARS } from '@/domain/bridge/bridges'
import { ONE_CHECKER_UP_TO } from '@/domain/approval/kinds'
import {
  APPROVAL_MS,
  APPROVAL_ROWS_A_DAY,
  APPROVAL_SAVES_A_DAY,
  OPEN_APPROVALS,
  REASON_LENGTH,
} from '@/domain/approval/machine'
import { PAYLOAD_LIMITS } from '@/domain/approval/payload'
import { AUTH_MS } from '@/domain/authorisations/machine'
import { ASK_AGAIN_MS, VERIFIED_MS } from '@/domain/bankCall/callVerification'
import { distanceBetween, isOpen } from '@/domain/branches/branches'
import { OPENING_MS } from '@/domain/bridge/machine'
import { FRAUD, HELD_BUSINESS_DAYS } from '@/domain/campaign/fraud'
import { LINK_DAYS } from '@/domain/campaign/link'
import { FAR } from '@/domain/campaign/offers'
import { DEAREST_PRIZE } from '@/domain/campaign/publication'
import { CLAIM_DAYS } from '@/domain/campaign/reward'
import { MAX_PIECES } from '@/domain/campaign/shares'
import { POINTS_A_YUAN, worthOfPoints } from '@/domain/points/worth'
import { MAX_POTS, POT_LEEWAY_PERCENT, POT_MOST, POT_NAME_MOST, POT_YEARS } from '@/domain/pots/pots'
import { INCIDENTAL_INCOME_PERCENT } from '@/domain/campaign/tax'
import { LEAST_WITHDRAWAL, WITHDRAWALS_A_DAY } from '@/domain/campaign/withdrawal'
import { LONGEST_ALIAS } from '@/domain/card/alias'
import { MAX_CHOICES } from '@/domain/cashPlan/leastLoss'
import { limitText } from '@/domain/limits/limitText'
import { MAX_CARDS } from '@/domain/card/roles'
import {
  ADDITIONS,
  CASE_FACTS,
  CASES_A_DAY,
  OPEN_CASES,
  REVIEW_WITHIN_DAYS,
  REVIEWED_IN_DAYS,
} from '@/domain/cases/machine'
import {
  CASE_PICTURE_LIMIT,
  CASE_PICTURE_SIDE,
  CASE_PICTURES,
  CASE_PICTURES_A_DAY,
  LARGEST_CASE_PICTURE,
  LOOSE_CASE_PICTURE_HOURS,
} from '@/domain/cases/pictures'
import { CASE_LIMITS } from '@/domain/cases/texts'
import {
  CLOSURE_MS,
  CLOSURE_REVIEW_DAYS,
  KEPT_YEARS,
  RECEIPT_MS,
  UNFINISHED_RECEIPT_MS,
} from '@/domain/closure/machine'
import { COMMISSION_LEVELS, COMMISSION_RULE, commissionOf } from '@/domain/commission/rule'
import { withholdingOf } from '@/domain/commission/withholding'
import { ARTICLE_LIMITS } from '@/domain/content/article'
import { JUST_CHANGED_MS, REVIEW_PASS_MS } from '@/domain/credentials/changes'
import { day, DAY_MS } from '@/domain/dates/day'
import { instantOf, minutesOfDay } from '@/domain/dates/instant'
import { monthOf } from '@/domain/dates/month'
import { weeksOf } from '@/domain/dates/monthSpan'
import { quarterOf } from '@/domain/dates/quarter'
import { termMonths } from '@/domain/dates/term'
import { ACCOUNT_CHANGE_DAYS } from '@/domain/devices/changes'
import { MAX_TRUSTED, UNUSED_DAYS } from '@/domain/devices/devices'
import { ANNOUNCED_ABOVE, DRAW_AGE, DRAW_NUMBERS, drawnNumber, oddsText } from '@/domain/draw/draw'
import { ORG_PROOF } from '@/domain/enterprise/orgCard'
import { WEIGHTS as USCC_WEIGHTS } from '@/domain/enterprise/uscc'
import { CODES } from '@/domain/errors/codes'
import { FAMILY } from '@/domain/family/grant'
import { FIGURES } from '@/domain/figures'
import { ACCRUAL_UNIT, NO_ACCRUAL } from '@/domain/interest/accrual'
import { interestDays } from '@/domain/interest/dayCount'
import { sevenDayAnnualised } from '@/domain/interest/wealth'
import { ALIKE } from '@/domain/legal/textChanges'
import { SECURITY_BOUNDS } from '@/domain/limits/settings'
import { equalInstalments, LOAN_LIMITS } from '@/domain/loan/calculator'
import { MAX_VARIANT } from '@/domain/loan/handOff'
import { AHEAD_DAYS } from '@/domain/maturity/ahead'
import { LOSS_GUESSES, REPLACED_AFTER_DAYS, TEMP_DAYS } from '@/domain/loss/machine'
import { basisPoints, fen, ZERO_FEN } from '@/domain/money/fen'
import { capitalAmount } from '@/domain/money/capital'
import { LARGEST_TYPED } from '@/domain/money/input'
import { clientIdFrom } from '@/domain/order/clientId'
import { MAX_JURISDICTIONS } from '@/domain/onboarding/taxResidency'
import {
  MAX_PHONE_CHANGES,
  PHONE_APPROVED_MS,
  PHONE_CHANGE_MS,
  PHONE_CHANGES_MS,
  PHONE_CONFIRM_MS,
  PHONE_RECOVER_MS,
} from '@/domain/phone/change'
import { READING_MS, SECOND_LOOK_DAYS } from '@/domain/points/learning'
import { REVIVED_DAYS, TOLD_DAYS, VALID_MONTHS } from '@/domain/points/lots'
import {
  ADDRESS_KEPT_DAYS,
  RECEIVED_AFTER_DAYS,
  SHIP_DAYS,
  STOCK_TOLD,
  STREET_LEAST,
  STREET_MOST,
} from '@/domain/points/mall'
import { RANKING_TOP } from '@/domain/points/ranking'
import { CHECK_IN_MOST, POINT_RULES, REMINDED_FROM, REMINDED_UNTIL } from '@/domain/points/rules'
import { POSTER_LIMITS } from '@/domain/posters/poster'
import {
  AGREEMENT_CODE_LENGTH,
  AGREEMENT_CODE_TRIES,
  LONGEST_AGREED_TERM,
  MAX_ABOVE_SHELF,
  MAX_CODE_DAYS,
} from '@/domain/product/agreementCode'
import { CLOSURES } from '@/domain/product/closures'
import { LONGEST_CONTENT_ACCOUNT } from '@/domain/referral/contentAccount'
import { ELIGIBILITY_LIMITS } from '@/domain/referral/eligibility'
import { MARKETER_DAYS } from '@/domain/referral/marketer'
import { CODE_LENGTH, INVITE_DAYS, OPENING_DAYS, REFERRAL_POINTS, SAME_DEVICE_MS } from '@/domain/referral/relation'
import { FINISH_DAYS } from '@/domain/referral/served'
import { TIER_FACTS } from '@/domain/referral/tier'
import * as law from '@/domain/regulation'
import { SHOP_LIMITS } from '@/domain/shop/shop'
import { BATCH_TEXT, CLAIMABLE_DAYS, LARGEST_PAYOUT, MAX_ROWS } from '@/domain/special/batch'
import { CLAIMABLE_AGAIN_DAYS, VERIFICATIONS_A_DAY } from '@/domain/special/machine'
import { CHECK_CODE_BYTES, checkCodeOf } from '@/domain/statement/checkCode'
import { FETCHABLE_DAYS, LARGEST_FILE, PIECE_BYTES } from '@/domain/statement/kinds'
import { SURVEY_LIMITS } from '@/domain/survey/questionnaire'
import { TAX_EXPLANATION_LENGTH, TAX_REPORT_DAYS } from '@/domain/tax/declaration'
import { ANSWER_MS, BATCH, HOURLY, RETURN_DAYS, REVERSAL_DAYS, WAITS } from '@/domain/transfer/asking'
import { COOLING_MS, LARGEST_TRANSFER, NIGHT, OUT_LIMITS, STEP_UP_OVER } from '@/domain/transfer/limits'
import { isWrongCard } from '@/domain/validation/bankCard'
import { halfWidth } from '@/domain/validation/edit'
import { checkGesture, GESTURE_MINIMUM } from '@/domain/validation/gesture'
import { OLD_ID_CARD, otherPaper, WEIGHTS as ID_CARD_WEIGHTS } from '@/domain/validation/idCard'
import { MAX_CORRECTIONS } from '@/domain/validation/idCardCorrection'
import { LONG_TERM_FROM_AGE, TERMS } from '@/domain/validation/idCardPeriod'
import { LOGIN_PASSWORD_LENGTH } from '@/domain/validation/loginPassword'
import { checkPassword } from '@/domain/validation/password'
import { isPersonName } from '@/domain/validation/personName'
import { CODE_DIGITS, CODE_MS } from '@/domain/voucher/machine'
import { POLL_EVERY_MS, POLL_TRIES, READ_AFTER_MS } from '@/platform/device/fingerprint'
import { MAX_ITERATIONS, MAX_PIXELS_A_SIDE, USUAL_LIMIT } from '@/platform/imageChoice/compress'
import { MAX_PAGES } from '@/platform/navigation/rules'

/* The numbers of rules once more, by where each comes from: the specification's section, the law, or the page that decided
   it. Code and tests elsewhere take a number from its module; here alone it is written out, so that it can't change unseen.
   `npm run mutation` changes each number of the rules in turn and asks for a row here, or in sandbox/ruleNumbers.test.ts,
   that fails. Amounts are fen, `50_000_00` is 50,000 yuan; times are ms or minutes after midnight. */

type Row = readonly [rule: string, value: unknown, number: unknown]

const refuses = (act: () => unknown): boolean => {
  try {
    act()
    return false
  } catch {
    return true
  }
}

const NUMBERS: Readonly<Record<string, readonly Row[]>> = {
  'specification §2, §5, §8, §9': [
    ['pages kept alive', MAX_PAGES, 10],
    [
      'tries for the fingerprint, apart, and its first reading',
      [POLL_TRIES, POLL_EVERY_MS, READ_AFTER_MS],
      [25, 200, 2_000],
    ],
    ['how small a picture is made, and in which steps', USUAL_LIMIT, { maxBytes: 524_288, quality: 0.95 }],
    ['steps at most', MAX_ITERATIONS, 10],
    ['pixels of a side (ours)', MAX_PIXELS_A_SIDE, 1_920],
    ['the last minute of same-day interest', law.SAME_DAY_CUT_OFF, 23 * 60 + 30],
    ['from when income can be withdrawn', law.INCOME_FROM, 60],
    [
      'the codes of an ID card that expires, and that has expired',
      [CODES.IdCardExpiring, CODES.IdCardExpired],
      [519, 523],
    ],
    [
      'a card’s limit without end, in 万 and in yuan',
      [99_999_999_00, 99_999_998_00, 10_000_00, 9_999_00].map((limit) => limitText(fen(limit))),
      ['无限额', '9999.9998万', '1万', '9999元'],
    ],
    ['the highest selector of a loan link', MAX_VARIANT, 10],
    [
      'digits of an old ID card’s number',
      otherPaper({ number: '110105491231002', birth: day('19491231'), sex: 'female' }) === OLD_ID_CARD,
      true,
    ],
    ['the largest amount typed, with two decimals', LARGEST_TYPED, 9_999_999_999_999_99],
  ],
  'specification §3: days of Shanghai': [
    ['a day', DAY_MS, 24 * 3_600_000],
    ['midnight in Shanghai', instantOf(day('20260101')), Date.UTC(2025, 11, 31, 16)],
    ['the minute of 23:30 in Shanghai', minutesOfDay(Date.UTC(2026, 0, 1, 15, 30)), 23 * 60 + 30],
    [
      'months of a year and of a month',
      [termMonths({ term: 1, termType: 'Y' }), termMonths({ term: 1, termType: 'M' })],
      [12, 1],
    ],
    ['the quarter of November', quarterOf(day('20261130')), '202610'],
    ['days of a week', weeksOf(monthOf(day('20260201'))).map((week) => week.length), [7, 7, 7, 7]],
    [
      'a branch that is open on Sundays, at the end of a Saturday in Shanghai',
      isOpen(
        { hours: [{ from: 0, until: 24 * 60 }, ...Array.from({ length: 6 }, () => undefined)] },
        Date.UTC(2026, 0, 3, 16) - 1,
      ),
      false,
    ],
    [
      'metres from the equator to the pole',
      distanceBetween({ longitude: 0, latitude: 0 }, { longitude: 0, latitude: 90 }),
      10_007_543,
    ],
  ],
  'Deposit Insurance Regulation': [['what is insured', law.INSURANCE_LIMIT, 500_000_00]],
  'rules on cash-management products of 2021': [
    ['fast redemption a day', law.FAST_REDEMPTION_A_DAY, 10_000_00],
    [
      'incomes that a seven-day yield takes at most',
      [7, 8].map((days) => refuses(() => sevenDayAnnualised(Array<number>(days).fill(4_856)))),
      [false, true],
    ],
    ['the seven-day yield of equal incomes, ppm', sevenDayAnnualised(Array<number>(7).fill(4_856)), 17_724],
  ],
  'central bank’s notices of 2016 and 2018 on account classes': [
    ['type II', law.TYPE_TWO_CAPS, { aDay: 10_000_00, aYear: 200_000_00 }],
    ['type III', law.TYPE_THREE_CAPS, { aDay: 2_000_00, aYear: 50_000_00 }],
    ['what type III holds', law.TYPE_THREE_BALANCE, 2_000_00],
    ['accounts of a class', law.ACCOUNTS_OF_A_CLASS, 5],
    ['beside the electronic account', [CLASS_FACTS.II.most, CLASS_FACTS.III.most], [4, 5]],
    ['the youngest customer', law.YOUNGEST, 16],
  ],
  'order 7 and notice 6 of 2025': [
    [
      'a risk test: months valid, tests a day, tests in that time',
      law.RISK_TEST_RULES,
      { validMonths: 12, testsADay: 2, testsInPeriod: 8 },
    ],
    ['from when somebody counts as over 65', law.ELDER_AGE, 65],
  ],
  PIPL: [
    ['below which age everything is sensitive (article 28)', law.SENSITIVE_AGE, 14],
    ['working days for an answer (the privacy policy)', law.PRIVACY_REPLY_DAYS, 15],
    ['the day of a month on which interest is settled (notice 129 of 2005)', law.SETTLEMENT_DATE, 20],
    ['the months in which it is (notice 129 of 2005)', law.SETTLEMENT_MONTHS.join(), '3,6,9,12'],
  ],
  'rules on service prices of commercial banks': [['months ahead that fees are announced', law.FEE_NOTICE_MONTHS, 3]],
  'central bank’s notice 129 of 2005 on counting interest': [
    ['days of a rate’s year', law.DAYS_IN_RATE_YEAR, 360],
    ['when money at call is settled', [law.SETTLEMENT_MONTHS, law.SETTLEMENT_DATE], [[3, 6, 9, 12], 20]],
    ['days of a whole month', interestDays(day('20260101'), day('20260201'), 'calendar'), 30],
    ['parts of a fen', ACCRUAL_UNIT, 3_600_000],
    ['nothing accrued', NO_ACCRUAL, { fen: 0, rest: 0 }],
  ],
  'central bank’s notice 59 of 2020': [
    ['the year from which no tiered rates are sold', CLOSURES.tieredRates.since, 2021],
  ],
  'announcement 14 of 2017, docs/decisions/tax.md': [
    ['days to report a change', TAX_REPORT_DAYS, 30],
    ['jurisdictions that can be named', MAX_JURISDICTIONS, 5],
    ['characters of an explanation', TAX_EXPLANATION_LENGTH, 500],
  ],
  '规范促销行为暂行规定, docs/decisions/legal-floor.md': [
    ['the dearest prize', DEAREST_PRIZE, 50_000_00],
    ['prizes announced above', ANNOUNCED_ABOVE, 500_00],
    ['who may draw', DRAW_AGE, 18],
    ['points that are worth a yuan', POINTS_A_YUAN, 8],
    ['fen that these are worth', worthOfPoints(8), 100],
  ],
  '个人所得税法, 公告2018年第61号 and 公告2019年第74号': [
    ['percent of 偶然所得', INCIDENTAL_INCOME_PERCENT, 20],
    [
      'withheld from 劳务报酬 at and above each step',
      [4_000_00, 4_001_00, 25_000_00, 25_001_00, 62_500_00, 62_501_00].map((gross) => withholdingOf(gross).tax),
      [640_00, 640_16, 4_000_00, 4_000_24, 13_000_00, 13_000_32],
    ],
  ],
  'GB 11643, GB 32100-2015, ISO/IEC 7812-1, 居民身份证法': [
    ['weights of an ID card’s number', ID_CARD_WEIGHTS, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]],
    ['weights of a social credit code', USCC_WEIGHTS, [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]],
    [
      'a bank card that can’t become one: no issuer begins with 0, and 19 digits are all',
      ['00000', '000000', '622848001234567890', '6228480012345678901'].map((digits) => isWrongCard(digits, false)),
      [false, true, false, true],
    ],
    [
      'terms of an ID card by age',
      TERMS,
      [
        { years: 5, fromAge: 0 },
        { years: 10, fromAge: 16 },
        { years: 20, fromAge: 26 },
      ],
    ],
    ['for good from', LONG_TERM_FROM_AGE, 46],
  ],
  '银行业保险业消费投诉处理管理办法, docs/decisions/cases.md': [
    [
      'days of an answer, and of putting it off',
      Object.values(CASE_FACTS).map(({ days, extensions }) => [days, ...extensions.map((one) => one.days)]),
      [[15, 15, 30], [15], [15]],
    ],
    ['days to object, and to answer the objection', [REVIEW_WITHIN_DAYS, REVIEWED_IN_DAYS], [30, 30]],
    ['cases that wait, cases a day, additions', [OPEN_CASES, CASES_A_DAY, ADDITIONS], [5, 10, 10]],
    ['pictures with a writing, and a day', [CASE_PICTURES, CASE_PICTURES_A_DAY], [3, 30]],
    ['hours that a loose picture is kept', LOOSE_CASE_PICTURE_HOURS, 24],
    ['the largest picture', LARGEST_CASE_PICTURE, 1_048_576],
    ['its sides', CASE_PICTURE_SIDE, { least: 16, most: 8_192 }],
    ['how small the app makes it', CASE_PICTURE_LIMIT, { maxBytes: 262_144, quality: 0.85, anew: true }],
    ['the largest upload', uploadCasePicture.largestBody, 1_402_198],
    ['lengths of what is written', CASE_LIMITS, { text: 1_000, reply: 2_000, against: 20 }],
  ],
  'docs/decisions/silences.md': [
    ['the wealth product’s cut-off', law.TRADE_CUT_OFF, 15 * 60],
    ['characters of a card’s alias', LONGEST_ALIAS, 10],
    ['days in which a document can be fetched', FETCHABLE_DAYS, 7],
    ['cards: own, and special ones beside them', MAX_CARDS, { own: 5, special: 2 }],
    ['pots, characters of a name, and years ahead of a day', [MAX_POTS, POT_NAME_MOST, POT_YEARS], [10, 12, 10]],
    ['fen of a pot’s target or movement', POT_MOST, 1_000_000_000],
    ['percent of a target that are neither behind nor ahead', POT_LEEWAY_PERCENT, 5],
  ],
  'docs/decisions/account-status.md': [['the last days of an ID card', EXPIRING_DAYS, 90]],
  'docs/decisions/maturity.md': [['days that are looked ahead', AHEAD_DAYS, 90]],
  'docs/decisions/cash-plan.md': [['choices that are looked at', MAX_CHOICES, 20_000]],
  'docs/decisions/agreement-codes.md': [
    ['characters of a code', AGREEMENT_CODE_LENGTH, 12],
    ['wrong codes a day', AGREEMENT_CODE_TRIES, 5],
    ['basis points above the shelf', MAX_ABOVE_SHELF, 20],
    ['days that a code is good', MAX_CODE_DAYS, 30],
    ['the longest term', LONGEST_AGREED_TERM, 60],
    ['days for which a change elsewhere is told', ACCOUNT_CHANGE_DAYS, 30],
  ],
  'docs/decisions/approval.md': [
    ['what one checker decides', ONE_CHECKER_UP_TO, 50_000_00],
    ['how long one waits', APPROVAL_MS, 72 * 3_600_000],
    ['open ones of a person', OPEN_APPROVALS, 20],
    ['looks at rows a day, and rows', [APPROVAL_SAVES_A_DAY, APPROVAL_ROWS_A_DAY], [50, 2_000]],
    ['rows, characters and fields', PAYLOAD_LIMITS, { rows: 200, text: 200, fields: 12 }],
    ['characters of a reason', REASON_LENGTH, 200],
  ],
  'docs/decisions/bridge.md': [
    ['years that the record of what was handed on is kept', RECORD_YEARS, 3],
    ['how long the other side may take to open', OPENING_MS, 10_000],
    ['what the calculator takes', LOAN_LIMITS, { least: 1_000_00, most: 1_000_000_00, months: [3, 6, 12, 24, 36, 60] }],
    [
      'a month’s interest at 12 % a year',
      equalInstalments(fen(120_000_00), basisPoints(1_200), 12).instalments[0]?.interest,
      1_200_00,
    ],
  ],
  'docs/decisions/campaign.md': [
    ['joins from a phone a day', FRAUD.manyJoins.most, 5],
    ['others from a phone and an open id', [FRAUD.sameDevice.most, FRAUD.sameOpenId.most], [0, 0]],
    ['others from an address a day', [FRAUD.sameAddress.most, FRAUD.sameAddress.within], [10, 86_400_000]],
    ['claims within three seconds', [FRAUD.fastClaims.most, FRAUD.fastClaims.within], [2, 3_000]],
    ['a new number', [FRAUD.newNumber.most, FRAUD.newNumber.within], [0, 86_400_000]],
    ['working days that granting is delayed', HELD_BUSINESS_DAYS, 3],
    ['days that a link in a message is good', LINK_DAYS, 30],
    ['days for claiming after the end', CLAIM_DAYS, 7],
    ['the least that is withdrawn, and how often a day', [LEAST_WITHDRAWAL, WITHDRAWALS_A_DAY], [1, 3]],
    ['rewards that one tap claims', MAX_CLAIMED, 20],
    ['pieces of a packet that is shared by chance, at most', MAX_PIECES, 1_000],
    ['metres to a city with offers', FAR, 100_000],
  ],
  'docs/decisions/card.md': [
    [
      'proof of an enterprise’s account: fen paid, tries, time, pause, tries of the enterprise and in which time',
      ORG_PROOF,
      {
        least: 1,
        most: 99,
        tries: 3,
        ms: 72 * 3_600_000,
        coolingMs: 24 * 3_600_000,
        orgTries: 5,
        windowMs: 30 * 24 * 3_600_000,
      },
    ],
  ],
  'docs/decisions/closure.md': [
    ['how long a closing waits for its owner', CLOSURE_MS, 30 * 60_000],
    ['days for a person’s decision, and for which it stands', CLOSURE_REVIEW_DAYS, { asked: 7, approved: 3 }],
    ['how long the receipt can be asked for', RECEIPT_MS, 30 * 60_000],
    ['of a closing that isn’t over', UNFINISHED_RECEIPT_MS, 24 * 3_600_000],
    ['years that the law has a bank keep (反洗钱法, article 34, since 2025)', KEPT_YEARS, 10],
  ],
  'docs/decisions/commission.md': [
    ['levels', COMMISSION_LEVELS, [1, 2]],
    [
      'the rule',
      COMMISSION_RULE,
      {
        version: 1,
        rates: { 1: 8, 2: 2 },
        share: 10,
        mostBase: 200_000_00,
        mostMonth: 5_000_00,
        confirmDays: 30,
        payDay: 10,
      },
    ],
    ['of the largest order', commissionOf(fen(200_000_00), 1, ZERO_FEN).amount, 160_00],
  ],
  'docs/decisions/content.md': [
    ['an article', ARTICLE_LIMITS, { title: 40, summary: 80, keyword: 20, keywords: 20, text: 600, blocks: 60 }],
    ['a questionnaire', SURVEY_LIMITS, { questions: 50, options: 20, scale: 10, words: 1_000, text: 200 }],
  ],
  'docs/decisions/credentials.md': [
    ['how long a change’s result is shown', JUST_CHANGED_MS, 10 * 60_000],
    ['how long a person’s yes stands for a face', REVIEW_PASS_MS, 3 * 24 * 3_600_000],
    [
      'points of a gesture, and the fewest',
      [
        [5, 6, 7, 8],
        [5, 6, 7, 9],
      ].map((points) => checkGesture(points).ok),
      [true, false],
    ],
    ['the fewest points', GESTURE_MINIMUM, 4],
    [
      'digits of a payment password',
      ['72941', '729418', '7294186'].map((digits) => checkPassword(digits).ok),
      [false, true, false],
    ],
    ['a login password', LOGIN_PASSWORD_LENGTH, { least: 8, most: 20 }],
  ],
  'docs/decisions/devices.md': [
    ['trusted at once', MAX_TRUSTED, 10],
    ['days unused', UNUSED_DAYS, 180],
  ],
  'docs/decisions/draw.md': [
    ['numbers of a draw', DRAW_NUMBERS, 1_000_000],
    ['the number of the highest 52 bits', drawnNumber('f'.repeat(64)), 370_495],
    ['odds as they are told', [1, 123_456].map(oddsText), ['0.0001%', '12.3456%']],
  ],
  'docs/decisions/envelope.md': [
    ['how far clocks may differ', WINDOW_MS, 60_000],
    ['bytes of the secret, characters of a channel’s name', [SECRET_BYTES, KID_CHARACTERS], [48, 32]],
  ],
  'docs/decisions/family.md': [
    [
      'a card',
      FAMILY,
      { mostGiven: 5, mostAMonth: 5_000_00, mostAtOnce: 1_000_00, daysToAnswer: 7, youngestMember: 16 },
    ],
  ],
  'docs/decisions/limits.md': [
    [
      'what can be asked for',
      SECURITY_BOUNDS,
      { least: 1_00, single: 500_000_00, aDay: 1_000_000_00, mostProvinces: 34 },
    ],
    ['how long a payer has for a partner’s order', AUTH_MS, 5 * 60_000],
    [
      'how often the bank is asked whether it calls, and how long its word counts',
      [ASK_AGAIN_MS, VERIFIED_MS],
      [15_000, 40_000],
    ],
  ],
  'docs/decisions/loss.md': [
    ['days of a temporary report', TEMP_DAYS, 5],
    ['days to another number', REPLACED_AFTER_DAYS, 7],
    ['wrong guesses a day', LOSS_GUESSES, 5],
  ],
  'docs/decisions/onboarding.md': [
    ['the largest picture of a card', LARGEST_IMAGE, 2_097_152],
    ['the largest upload', idCardImage.largestBody, 2_800_299],
    ['characters that a reader may have misread', MAX_CORRECTIONS, 2],
    [
      'characters of a name',
      [1, 2, 30, 31].map((length) => isPersonName('张'.repeat(length))),
      [false, true, true, false],
    ],
  ],
  'docs/decisions/phone.md': [
    ['how long a change may take', PHONE_CHANGE_MS, 30 * 60_000],
    ['how long a person’s yes stands', PHONE_APPROVED_MS, 3 * 24 * 3_600_000],
    ['how long the owner has to stop it', PHONE_RECOVER_MS, 24 * 3_600_000],
    ['changes, and in which time', [MAX_PHONE_CHANGES, PHONE_CHANGES_MS], [2, 30 * 24 * 3_600_000]],
    ['when a number is asked about again', PHONE_CONFIRM_MS, 365 * 24 * 3_600_000],
  ],
  'docs/decisions/points.md': [
    [
      'what each rule gives, and at most a day',
      Object.values(POINT_RULES).map((rule) => [rule.points, 'cap' in rule ? rule.cap : undefined]),
      [
        [1, undefined],
        [5, undefined],
        [10, 30],
        [10, 30],
        [50, undefined],
      ],
    ],
    ['the most of a check-in', CHECK_IN_MOST, 7],
    ['when people are reminded', [REMINDED_FROM, REMINDED_UNTIL], [9 * 60, 12 * 60]],
    ['how long an article is read', READING_MS, 20_000],
    ['days to the second look', SECOND_LOOK_DAYS, 7],
    [
      'months valid, days of those that come back, days told before',
      [VALID_MONTHS, REVIVED_DAYS, TOLD_DAYS],
      [12, 7, 30],
    ],
    [
      'days to send, to count as received, to keep an address',
      [SHIP_DAYS, RECEIVED_AFTER_DAYS, ADDRESS_KEPT_DAYS],
      [7, 15, 90],
    ],
    ['how many are told to be left', STOCK_TOLD, 100],
    ['characters of a street', [STREET_LEAST, STREET_MOST], [4, 100]],
    ['a voucher’s code: digits, and how long it is good', [CODE_DIGITS, CODE_MS], [12, 60_000]],
  ],
  'docs/decisions/posters.md': [
    ['a poster’s text', POSTER_LIMITS, { title: 20, line: 40, lines: 4 }],
    ['places of a ranking', RANKING_TOP, 50],
  ],
  'docs/decisions/records.md': [
    ['days of a range', LONGEST_RANGE_DAYS, 1_830],
    ['characters of a keyword', KEYWORD_MOST, 20],
    ['days of balances', BALANCE_SPANS, [30, 90, 365]],
    ['months of a bill side by side', BILL_MONTHS, 6],
  ],
  'docs/decisions/referral.md': [
    ['an invitation: characters, days, days to open', [CODE_LENGTH, INVITE_DAYS, OPENING_DAYS], [10, 30, 30]],
    ['how long a phone counts as the inviter’s', SAME_DEVICE_MS, 24 * 3_600_000],
    ['points for an invitation', REFERRAL_POINTS, 100],
    ['days that an approval lasts', MARKETER_DAYS, 365],
    ['days to note that an appointment took place', FINISH_DAYS, 3],
    [
      'tiers: from which average, days ahead, appointments',
      Object.values(TIER_FACTS).map(({ from, bookAhead, bookings }) => [from, bookAhead, bookings]),
      [
        [0, 7, 1],
        [50_000_00, 14, 2],
        [300_000_00, 21, 3],
        [1_000_000_00, 30, 5],
      ],
    ],
    ['a shop', SHOP_LIMITS, { introduction: 100, products: 3, articles: 3 }],
    ['what is written of a proof of work', ELIGIBILITY_LIMITS, { department: 30, workNo: 20 }],
    ['characters of a content account', LONGEST_CONTENT_ACCOUNT, 60],
  ],
  'docs/decisions/special.md': [
    ['rows of a batch', MAX_ROWS, 200],
    ['the largest payout', LARGEST_PAYOUT, 1_000_000_00],
    ['days for claiming', CLAIMABLE_DAYS, 366],
    ['days for claiming again what came back from a card', CLAIMABLE_AGAIN_DAYS, 7],
    ['characters of title and purpose', BATCH_TEXT, { title: 30, purpose: 100 }],
    ['tries a day to show who one is', VERIFICATIONS_A_DAY, 10],
  ],
  'docs/decisions/statement.md': [
    ['bytes of a file, and of a piece', [LARGEST_FILE, PIECE_BYTES], [2_097_152, 24_576]],
    [
      'random bytes of a check code, and its signs',
      [CHECK_CODE_BYTES, checkCodeOf(new Uint8Array(10)).length],
      [10, 16],
    ],
  ],
  'docs/decisions/text-changes.md': [
    ['the part of their characters that one sentence and what it became share', ALIKE, 0.5],
  ],
  'docs/decisions/transfer.md': [
    ['out', OUT_LIMITS, { single: 500_000_00, aDay: 1_000_000_00, countADay: 20, coolingADay: 5_000_00 }],
    ['how long an account cools down', COOLING_MS, 24 * 3_600_000],
    ['above which a code, and a face, are asked for', STEP_UP_OVER, { code: 50_000_00, face: 200_000_00 }],
    ['the largest', LARGEST_TRANSFER, 99_999_999_99],
    ['the night lock', NIGHT, { from: 22 * 60, until: 6 * 60 }],
    ['silence before it is unknown', ANSWER_MS, 30_000],
    ['asked again after, and then', [WAITS, HOURLY], [[60_000, 300_000, 1_800_000], 3_600_000]],
    ['batches', BATCH, 1_800_000],
    ['working days for a return, and for a reversal', [RETURN_DAYS, REVERSAL_DAYS], [5, 2]],
  ],
  'docs/decisions/brands.md, WCAG 2.2, 1.4.3': [['contrast of text at least', LEAST_CONTRAST, 4.5]],
  'docs/architecture.md: money': [
    ['digits of a client id', clientIdFrom(new Uint8Array(16)).length, 32],
    ['no money', ZERO_FEN, 0],
    ['a full-width digit', halfWidth('０'), '0'],
    ['in capital numerals', capitalAmount(fen(12_0345_00)), '人民币壹拾贰万零叁佰肆拾伍元整'],
    [
      'the largest in capital numerals',
      [999_999_999_999_99, 1_000_000_000_000_00].map((amount) => refuses(() => capitalAmount(fen(amount)))),
      [false, true],
    ],
    ['figures of legal texts', [FIGURES.cutOff, FIGURES.insuranceLimit], ['23:30', '50万元']],
  ],
}

test.each(
  Object.entries(NUMBERS).flatMap(([source, rows]) =>
    rows.map(([rule, value, number]) => [source, rule, value, number] as const),
  ),
)('%s: %s', (_source, _rule, value, number) => {
  expect(value).toEqual(number)
})
