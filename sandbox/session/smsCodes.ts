import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { BRAND } from '../../src/domain/brand'
import { bankError, type BankError } from '../../src/domain/errors/catalogue'
import { fail, ok, type Result } from '../../src/domain/result'
import { schema, type Database, type Queryable } from '../db'
import { SMS_CODE_MS, SMS_GUESSES, SMS_RESEND_MS } from './limits'
import { tokenHash } from './secrets'

/** What a code is for; a code for one thing opens no other. */
export type SmsPurpose = 'syncAccount'

const { smsMessages } = schema
const DIGITS = 1_000_000

const hashOf = (mobileNo: string, purpose: SmsPurpose, code: string): string =>
  tokenHash(`${mobileNo} ${purpose} ${code}`)

/**
 * Sends a code: 6 digits, one use, 5 minutes; the stand-in keeps the message for the console to show. `now` is the real
 * clock. Fails with SmsTooOften within 60 seconds of the last one.
 */
export async function sendSmsCode(
  db: Database,
  now: number,
  mobileNo: string,
  purpose: SmsPurpose,
): Promise<Result<void, BankError>> {
  const code = String(randomInt(DIGITS)).padStart(6, '0')
  return db.transaction(async (tx) => {
    // One sender at a time for a number, or two at once would both find no recent message.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${mobileNo} ${purpose}`}))`)
    const recent = await tx
      .select({ id: smsMessages.id })
      .from(smsMessages)
      .where(sent(mobileNo, purpose, gt(smsMessages.sentAt, now - SMS_RESEND_MS)))
    if (recent.length > 0) return fail(bankError('SmsTooOften'))
    await tx.insert(smsMessages).values({
      mobileNo,
      purpose,
      codeHash: hashOf(mobileNo, purpose, code),
      text: `【${BRAND.bankName}】验证码${code}，5分钟内有效，请勿告知他人。`,
      sentAt: now,
      expiresAt: now + SMS_CODE_MS,
    })
    return ok(undefined)
  })
}

const sent = (mobileNo: string, purpose: SmsPurpose, more: ReturnType<typeof gt>) =>
  and(eq(smsMessages.mobileNo, mobileNo), eq(smsMessages.purpose, purpose), more)

/**
 * Uses up the latest code sent. A guess counts before it is compared, so that of many at once five are compared.
 * Fails with SmsCodeExpired when there is none to compare with, SmsCodeWrong otherwise.
 */
export async function useSmsCode(
  on: Queryable,
  now: number,
  mobileNo: string,
  purpose: SmsPurpose,
  code: string,
): Promise<Result<void, BankError>> {
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
  if (!counted) return fail(bankError('SmsCodeExpired'))
  if (counted.codeHash !== hashOf(mobileNo, purpose, code)) return fail(bankError('SmsCodeWrong'))
  const used = await on.update(smsMessages).set({ consumedAt: now }).where(open).returning({ id: smsMessages.id })
  return used.length === 1 ? ok(undefined) : fail(bankError('SmsCodeExpired'))
}
