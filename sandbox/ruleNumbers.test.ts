import { MAX_KEYS } from './business/bridge/cache'
import { LINK_DAYS, SERVICE_HOURS } from './business/bridge/published'
import { REMINDED_DAYS } from './business/campaign/dayEnd'
import { LENGTH } from './business/campaign/links'
import { SEED_BYTES } from './business/campaign/seeds'
import { LONGEST_REASON as LONGEST_EXTENSION } from './business/cases/extension'
import { LOOSE_MS } from './business/cases/pictures/life'
import { QUESTIONNAIRE } from './business/compliance/risk/questionnaire'
import { HOUR_MS as VOTES_MS, VOTES_AN_HOUR } from './business/content/articles'
import { PRICES_NOTICE_DAYS } from './business/content/published/prices'
import { ENOUGH } from './business/content/search'
import { LOOKED_BACK_MS } from './business/family/closed'
import { CHANGES_A_DAY as FAMILY_CHANGES } from './business/family/grants'
import { LATER_DAYS } from './business/holding/ahead'
import { OCR_LIMIT } from './business/identity/images'
import { DAYS_BEFORE, SHORTEST_DAYS } from './business/maturity/reminders'
import { KEPT_MS as MESSAGES_KEPT_MS } from './business/message/box'
import { MAX_ALLOWED } from './business/message/subscriptions'
import { DRAFT_DAYS } from './business/onboarding/draft'
import { TAKEN_UP_MS } from './business/onboarding/opening'
import { UNKNOWN_A_DAY } from './business/order/usedUp'
import { REVIEWS_A_DAY } from './business/phone/reviews'
import { DEMAND_RATE } from './business/product/product'
import { CHECKS_OF_ADDRESS } from './business/referral/marketers'
import { KEEP_MS } from './business/referral/graph'
import { LONGEST_REASON as LONGEST_PROMOTION } from './business/referral/rule'
import { KEPT_MS as CHANGES_KEPT_MS, TOLD } from './business/security/accountChanges'
import { BANK_CALL_MS, KEPT_MS as CALLS_KEPT_MS } from './business/security/bankCalls'
import { DISOWNED_A_DAY } from './business/security/devices/notify'
import { KEPT_MS as LOGINS_KEPT_MS, RECENT_MS } from './business/security/logins'
import { CHANGES_A_DAY as SECURITY_CHANGES } from './business/security/paySecurity'
import { CHANGES_A_DAY as CREDENTIAL_CHANGES } from './business/security/replace'
import { SETTLED_WITHIN_DAYS } from './business/special/claim'
import { MAX_TRIES, TAKEN_UP_AFTER_MS } from './business/statement/issue'
import { STATEMENTS_A_DAY } from './business/statement/request'
import { CHECKS_AN_HOUR, HOUR_MS as CHECKS_MS } from './business/statement/verify'
import { KEPT_MS as EVENTS_KEPT_MS } from './business/tracking/events'
import { SMALLEST } from './business/transfer/orderObstacle'
import { BRIEF_WAIT_MS } from './kernel/orders/briefWait'
import { MAX_SPAN_DAYS } from './kernel/calendar/notices'
import { MAX_EXPORTED, MAX_FROM_OUTSIDE } from './kernel/capability'
import { MINUTE_SHARE_MS } from './kernel/services'
import { countedAddress } from './kernel/session/addresses'
import { WECHAT_HOST } from './host/wechat/ask'
import { LEASE_MS, RENEW_BEFORE_MS } from './host/wechat/tokens'
import { BLOCK, KEY_BYTES, SALT_BYTES } from './kernel/session/credentials'
import * as session from './kernel/session/limits'
import { TOKEN_BYTES } from './kernel/session/secrets'
import { DIGITS } from './kernel/session/smsCodes'
import { KEPT_COUNTS_MS, KEPT_IDS_MS, RANDOM_BYTES } from './kernel/session/stores'

/* The numbers of the bank's rules once more, by where each comes from: src/ruleNumbers.test.ts says why. */

type Row = readonly [rule: string, value: unknown, number: unknown]

const { ages, bands, elder, questions } = QUESTIONNAIRE

const NUMBERS: Readonly<Record<string, readonly Row[]>> = {
  'specification §5, §9': [
    ['how small a picture is made, and in which steps', OCR_LIMIT, { maxBytes: 524_288, quality: 0.95 }],
  ],
  'docs/decisions/sandbox-sessions.md': [
    ['a session, idle and in all', [session.SESSION_IDLE_MS, session.SESSION_ABSOLUTE_MS], [300_000, 43_200_000]],
    ['how stale its last use may be', session.TOUCH_EVERY_MS, 5_000],
    ['a code of an authorisation, and its state', [session.OAUTH_CODE_MS, session.OAUTH_STATE_MS], [60_000, 600_000]],
    [
      'how long counts of a day, and ids of calls, are kept',
      [KEPT_COUNTS_MS, KEPT_IDS_MS],
      [172_800_000, 90 * 86_400_000],
    ],
    ['ids asked for a day that nobody knows', UNKNOWN_A_DAY, 200],
    ['what addresses are counted by', countedAddress('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64'],
    ['what an IPv4 address written as IPv6 is counted by', countedAddress('::ffff:203.0.113.9'), '203.0.113.9'],
  ],
  'docs/decisions/envelope.md': [
    ['a random, and a channel', [session.REQUEST_RANDOM_MS, session.CHANNEL_MS], [60_000, 43_200_000]],
    ['randoms that one may hold', session.OPEN_RANDOMS, 60],
    ['bytes of a random and of a session’s token', [RANDOM_BYTES, TOKEN_BYTES], [16, 32]],
  ],
  'docs/decisions/credentials.md': [
    ['changes a day', CREDENTIAL_CHANGES, 20],
    ['wrong guesses in a row', session.CREDENTIAL_GUESSES, 5],
    ['a code: how long, how many guesses', [session.SMS_CODE_MS, session.SMS_GUESSES], [300_000, 5]],
    ['how long a face is good', session.FACE_PASS_MS, 600_000],
    ['scrypt: bytes of key and salt, and its block', [KEY_BYTES, SALT_BYTES, BLOCK], [32, 16, 8]],
  ],
  'docs/decisions/phone.md': [
    [
      'codes to a number, of a person and from an address a day',
      [session.SMS_A_DAY, session.SMS_A_PERSON_AND_DAY, session.SMS_AN_ADDRESS_AND_DAY],
      [10, 20, 200],
    ],
    ['before another code', session.SMS_RESEND_MS, 60_000],
    ['codes that there are', DIGITS, 1_000_000],
    ['reviews a day', REVIEWS_A_DAY, 3],
  ],
  'docs/decisions/devices.md': [
    ['log-ins disowned a day', DISOWNED_A_DAY, 20],
    ['how long a new device may be confirmed', session.PROOF_MS, 600_000],
    ['how long log-ins are kept', LOGINS_KEPT_MS, 180 * 86_400_000],
    ['how far back failed ones are counted', RECENT_MS, 30 * 86_400_000],
  ],
  'docs/decisions/agreement-codes.md': [
    ['changes told at once, and how long they are kept', [TOLD, CHANGES_KEPT_MS], [10, 180 * 86_400_000]],
  ],
  'docs/decisions/onboarding.md': [
    [
      'checks with a register, faces and pictures a day',
      [session.CHECKS_A_DAY, session.FACES_A_DAY, session.UPLOADS_A_DAY],
      [10, 5, 40],
    ],
    ['how long a loose picture is kept', session.LOOSE_IMAGE_MS, 86_400_000],
    ['days that a draft is kept', DRAFT_DAYS, 30],
    ['when an application that stopped is taken up', TAKEN_UP_MS, 10_000],
  ],
  'docs/decisions/bridge.md': [
    ['a token', session.PARTNER_TOKEN_MS, 60_000],
    ['days that WeChat keeps a link', LINK_DAYS, 30],
    ['keys that one stores', MAX_KEYS, 50],
    ['hours of service', [SERVICE_HOURS.from, SERVICE_HOURS.until], [8 * 60, 22 * 60]],
  ],
  'docs/decisions/wechat.md': [
    ['before its end a token is renewed', RENEW_BEFORE_MS, 5 * 60_000],
    ['who may fetch alone, and for how long', LEASE_MS, 15_000],
    ['wait after -1', WECHAT_HOST.busyMs, 500],
  ],
  'docs/decisions/campaign.md': [
    ['days before the end of claiming at which people are reminded', REMINDED_DAYS, 3],
    ['characters of a link in a message', LENGTH, 12],
  ],
  'docs/decisions/draw.md': [['bytes of a seed', SEED_BYTES, 32]],
  'docs/decisions/cases.md': [
    ['how long a loose picture is kept', LOOSE_MS, 86_400_000],
    ['characters of the reason for an extension', LONGEST_EXTENSION, 200],
  ],
  'docs/decisions/suitability.md': [
    [
      'bands',
      bands.map(({ level, from }) => [level, from]),
      [
        [1, 0],
        [2, 20],
        [3, 38],
        [4, 56],
        [5, 76],
      ],
    ],
    [
      'ages',
      ages.map(({ from, score }) => [from, score]),
      [
        [0, 0],
        [18, 4],
        [30, 5],
        [50, 3],
        [60, 1],
        [65, 0],
      ],
    ],
    ['from 65 on', elder, { from: 65, cap: 3, experiencedCap: 4 }],
    [
      'what each answer scores',
      questions.map(({ options }) => options.map(({ score }) => score)),
      [
        [0, 2, 4, 6, 7],
        [0, 3, 5, 7, 8],
        [1, 3, 6, 9],
        [0, 2, 4, 7],
        [0, 3, 6, 8],
        [0, 3, 6, 9],
        [0, 2, 5, 7, 9],
        [0, 3, 7, 10],
        [1, 3, 6, 8],
        [0, 2, 5, 8],
        [0, 3, 6, 9, 12],
      ],
    ],
    [
      'knock-outs',
      questions.flatMap(({ id, options }) =>
        options.flatMap((option) => (option.cap === undefined ? [] : [[id, option.id, option.cap]])),
      ),
      [
        ['years', 'none', 3],
        ['attitude', 'averse', 1],
        ['attitude', 'cautious', 2],
        ['loss', 'none', 1],
        ['loss', 'upto5', 2],
        ['loss', 'upto10', 3],
        ['loss', 'upto30', 4],
      ],
    ],
  ],
  'docs/decisions/content.md': [
    ['answers an hour from an address', [VOTES_AN_HOUR, VOTES_MS], [30, 3_600_000]],
    ['the part of a question that an article must have', ENOUGH, 0.5],
    ['days that prices are published before they begin', PRICES_NOTICE_DAYS, 120],
  ],
  'docs/decisions/maturity.md': [
    ['days before maturity at which people are reminded, and of which deposits', [DAYS_BEFORE, SHORTEST_DAYS], [3, 28]],
    ['the demand rate, in basis points', DEMAND_RATE, 5],
    ['days with maturities that are told after the ninety', LATER_DAYS, 3],
  ],
  'docs/decisions/message.md': [
    ['how long a message is kept', MESSAGES_KEPT_MS, 365 * 86_400_000],
    ['permissions of WeChat that are counted', MAX_ALLOWED, 20],
  ],
  'docs/decisions/limits.md': [
    ['changes of security a day', SECURITY_CHANGES, 20],
    ['a call of the bank, and how long it is kept', [BANK_CALL_MS, CALLS_KEPT_MS], [1_800_000, 180 * 86_400_000]],
  ],
  'docs/decisions/referral.md': [
    ['staff numbers that an address asks for a day', CHECKS_OF_ADDRESS, 300],
    ['how long an invitation is handed on', KEEP_MS, 15 * 86_400_000],
    ['characters of the reason for a change', LONGEST_PROMOTION, 100],
  ],
  'docs/decisions/family.md': [
    ['changes a day of which others are told', FAMILY_CHANGES, 20],
    ['how far back cards that ended with an account are looked for', LOOKED_BACK_MS, 30 * 86_400_000],
  ],
  'docs/decisions/outside-parties.md': [['how long in a minute one party is turned to', MINUTE_SHARE_MS, 20_000]],
  'docs/decisions/business-days.md': [['the longest holiday of a notice', MAX_SPAN_DAYS, 16]],
  'docs/decisions/ledger.md': [['the most that comes from outside at once', MAX_FROM_OUTSIDE, 10_000_000_000_00]],
  'docs/decisions/transfer.md': [
    ['how long an answer waits for the network', BRIEF_WAIT_MS, 2_000],
    ['the amount for which nothing may stand against an order', SMALLEST, 1],
  ],
  'docs/decisions/closure.md': [['how long an answer waits for the network', BRIEF_WAIT_MS, 2_000]],
  'docs/decisions/special.md': [
    ['how long an answer waits for the network', BRIEF_WAIT_MS, 2_000],
    ['days after which a payout to a card is late', SETTLED_WITHIN_DAYS, 1],
  ],
  'docs/decisions/statement.md': [
    ['documents a day', STATEMENTS_A_DAY, 20],
    ['tries, and when one is taken up again', [MAX_TRIES, TAKEN_UP_AFTER_MS], [3, 30_000]],
    ['checks an hour from an address', [CHECKS_AN_HOUR, CHECKS_MS], [10, 3_600_000]],
  ],
  'docs/decisions/silences.md': [
    ['how long usage events are kept', EVENTS_KEPT_MS, 90 * 86_400_000],
    ['rows of a section of one’s data', MAX_EXPORTED, 5_000],
  ],
}

test.each(
  Object.entries(NUMBERS).flatMap(([source, rows]) =>
    rows.map(([rule, value, number]) => [source, rule, value, number] as const),
  ),
)('%s: %s', (_source, _rule, value, number) => {
  expect(value).toEqual(number)
})
