import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { SMS_PURPOSES } from '@/contract/security/sendSmsCode'
import { dayOfInstant } from '@/domain/dates/instant'
import { BRAND } from '@/domain/brand'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { keepWhenRefused, schema } from '../db'
import type { Database, Queryable } from '../db'
import type { SmsAnswer, SmsService } from '../services'
import { countedAddress } from './addresses'
import { countToday, uncountToday } from './dailyCounts'
import type { DailyCount } from './dailyCounts'
import {
  SMS_A_DAY,
  SMS_A_PERSON_AND_DAY,
  SMS_AN_ADDRESS_AND_DAY,
  SMS_CODE_MS,
  SMS_GUESSES,
  SMS_RESEND_MS,
} from './limits'
import { isLost } from './lossReports'
import { tokenHash } from './secrets'
import { keepDelivery } from './smsNotices'

/** What a code is for; a code for one thing opens no other. */
export type SmsPurpose = (typeof SMS_PURPOSES)[number]

/** Who asks for a code; the console asks as nobody. */
export interface SmsSender {
  readonly openId: string
  /** The network address the request came from. */
  readonly address: string
}

const { smsMessages } = schema
export const DIGITS = 1_000_000

/** What the message says the code is for, so that people who are talked into reading it out know what they give away. */
const USED_FOR: Readonly<Record<SmsPurpose, string>> = {
  register: '注册',
  syncAccount: '同步账户',
  bindCard: '绑定银行卡',
  activateAccount: '激活账户',
  resetPassword: '重置支付密码',
  transfer: '转出资金',
  resetSub: '重置账户密码',
  resetGesture: '重置手势密码',
  closeAccount: '注销电子账户',
  credentialReview: '申请人工审核重置密码',
  reportLoss: '挂失',
  changePhoneOld: '更换登记手机号',
  changePhoneNew: '登记为新手机号',
  confirmPhone: '确认登记手机号',
  cardPhone: '更新银行卡预留手机号',
  newDevice: '在新设备上登录',
}

const hashOf = (mobileNo: string, purpose: SmsPurpose, code: string): string =>
  tokenHash(`${mobileNo} ${purpose} ${code}`)

/** Where codes are kept, and what delivers them. */
export interface SmsOffice {
  readonly db: Database
  readonly sms: SmsService
}

/** What a customer is told when a code wasn't sent, or may not have been. */
const UNSENT: Readonly<Record<Exclude<SmsAnswer, 'sent'>, BankError>> = {
  tooOften: bankError('SmsTooOften'),
  dailyLimit: bankError('SmsDailyLimit'),
  blocked: bankError('SmsBlocked'),
  refused: bankError('SmsUnavailable'),
  unavailable: bankError('SmsUnavailable'),
  unknown: bankError('SmsUnsure'),
}

/**
 * Sends a code: 6 digits, one use, 5 minutes. `now` is the real clock. Fails with PhoneLost for a number that is reported
 * lost, SmsTooOften within 60 seconds of the last one or by the carriers' limits, SmsDailyLimit when the number or the
 * sender, and SmsAddressLimit when the address has reached today's limit; with SmsBlocked, SmsUnavailable when nothing was
 * sent, which then doesn't count, and SmsUnsure when it may have been: then the code works, and another is sent only when the customer asks.
 */
export async function sendSmsCode(
  { db, sms }: SmsOffice,
  now: number,
  mobileNo: string,
  purpose: SmsPurpose,
  sender?: SmsSender,
): Promise<Result<void, BankError>> {
  const code = String(randomInt(DIGITS)).padStart(6, '0')
  // Whoever reads the bank's tables must not be able to use a code that is on its way to a phone.
  const shown = sms.keepsTexts ? code : '******'
  const kept = await keepCode(db, now, { mobileNo, purpose, code, shown, sender })
  if (!kept.ok) return kept
  const said = await sms.send({ mobileNo, kind: 'code', values: [code] })
  const on = db.drizzle
  if (said === 'sent' || said === 'unknown') {
    await keepDelivery(on, kept.value, said)
    return said === 'sent' ? ok(undefined) : fail(UNSENT.unknown)
  }
  await on
    .update(smsMessages)
    .set({ delivery: 'refused', consumedAt: now })
    .where(and(eq(smsMessages.id, kept.value), isNull(smsMessages.consumedAt)))
  if (said === 'unavailable' || said === 'refused') {
    for (const { count } of dailyLimits(now, mobileNo, sender)) await uncountToday(on, count)
  }
  return fail(UNSENT[said])
}

interface KeptCode {
  readonly mobileNo: string
  readonly purpose: SmsPurpose
  readonly code: string
  /** In its place in the text. */
  readonly shown: string
  readonly sender: SmsSender | undefined
}

/** Counts and stores a code before it is sent; gives the message's number. */
async function keepCode(
  db: Database,
  now: number,
  { mobileNo, purpose, code, shown, sender }: KeptCode,
): Promise<Result<number, BankError>> {
  return db.transaction(async (tx) => {
    // One sender at a time for a number: otherwise two at once would both find no recent message.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mobileNo}))`)
    if (await isLost(tx, 'PHONE', mobileNo)) return fail(bankError('PhoneLost'))
    const recent = await tx
      .select({ id: smsMessages.id })
      .from(smsMessages)
      .where(sent(mobileNo, purpose, gt(smsMessages.sentAt, now - SMS_RESEND_MS)))
    if (recent.length > 0) return fail(bankError('SmsTooOften'))
    for (const { count, limit, refusal } of dailyLimits(now, mobileNo, sender)) {
      if (!(await countToday(tx, count, limit))) return fail(refusal)
    }
    const row = {
      mobileNo,
      purpose,
      codeHash: hashOf(mobileNo, purpose, code),
      text: `【${BRAND.bankName}】验证码${shown}，用于${USED_FOR[purpose]}，5分钟内有效，请勿告知他人。`,
      sentAt: now,
      expiresAt: now + SMS_CODE_MS,
      delivery: 'handed',
    }
    const [stored] = await tx.insert(smsMessages).values(row).returning({ id: smsMessages.id })
    if (!stored) throw new Error('a row that was inserted is returned')
    return ok(stored.id)
  })
}

interface DailyLimit {
  readonly count: DailyCount
  readonly limit: number
  readonly refusal: BankError
}

/**
 * What a message counts against. The address and the person come before the number: what they are refused for uses up
 * nothing of a number that may be somebody else's.
 */
function dailyLimits(now: number, mobileNo: string, sender: SmsSender | undefined): DailyLimit[] {
  const day = dayOfInstant(now)
  const ofNumber: DailyLimit = {
    count: { subject: mobileNo, kind: 'sms', day },
    limit: SMS_A_DAY,
    refusal: bankError('SmsDailyLimit'),
  }
  if (!sender) return [ofNumber]
  return [
    {
      // Hashed with its day, so that it serves for counting only.
      count: { subject: tokenHash(`${day} ${countedAddress(sender.address)}`), kind: 'smsAddress', day },
      limit: SMS_AN_ADDRESS_AND_DAY,
      refusal: bankError('SmsAddressLimit'),
    },
    {
      count: { subject: sender.openId, kind: 'smsPerson', day },
      limit: SMS_A_PERSON_AND_DAY,
      refusal: bankError('SmsDailyLimit', '您今日获取验证码次数已达上限，请明日再试'),
    },
    ofNumber,
  ]
}

const sent = (mobileNo: string, purpose: SmsPurpose, more: ReturnType<typeof gt>) =>
  and(eq(smsMessages.mobileNo, mobileNo), eq(smsMessages.purpose, purpose), more)

/** Makes every code that was sent to these numbers worthless. `now`: epoch ms by the real clock. */
export async function voidSmsCodes(on: Queryable, now: number, numbers: readonly string[]): Promise<void> {
  const open = and(isNull(smsMessages.consumedAt), gt(smsMessages.expiresAt, now))
  await on
    .update(smsMessages)
    .set({ consumedAt: now })
    .where(and(inArray(smsMessages.mobileNo, [...numbers]), open))
}

/**
 * Uses up the latest code sent. A guess is counted before it is compared, so that of many at once five are compared. Fails
 * with PhoneLost for a number that is reported lost, SmsCodeExpired when there is none to compare with, SmsCodeWrong otherwise.
 */
export async function consumeSmsCode(
  on: Queryable,
  now: number,
  mobileNo: string,
  purpose: SmsPurpose,
  code: string,
): Promise<Result<void, BankError>> {
  // Whoever has the phone reads the codes; one that was sent before the report is worth nothing either.
  if (await isLost(on, 'PHONE', mobileNo)) return fail(bankError('PhoneLost'))
  const [latest] = await on
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(sent(mobileNo, purpose, gt(smsMessages.expiresAt, now)))
    .orderBy(desc(smsMessages.id))
    .limit(1)
  if (!latest) return fail(bankError('SmsCodeExpired'))
  const open = and(eq(smsMessages.id, latest.id), isNull(smsMessages.consumedAt))
  const [counted] = await on
    .update(smsMessages)
    .set({ failures: sql`${smsMessages.failures} + 1` })
    .where(and(open, lt(smsMessages.failures, SMS_GUESSES)))
    .returning({ codeHash: smsMessages.codeHash })
  await keepWhenRefused(on)
  if (!counted) return fail(bankError('SmsCodeExpired'))
  if (counted.codeHash !== hashOf(mobileNo, purpose, code)) return fail(bankError('SmsCodeWrong'))
  const used = await on.update(smsMessages).set({ consumedAt: now }).where(open).returning({ id: smsMessages.id })
  // One use, also when the call refuses what the code was for.
  await keepWhenRefused(on)
  return used.length === 1 ? ok(undefined) : fail(bankError('SmsCodeExpired'))
}
