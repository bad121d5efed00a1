import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, asc, desc, eq, gt, gte, isNotNull, lt, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { shownCode, voucherFacts } from '@/contract/voucher/voucherFields'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { CODE_DIGITS, CODE_MS, isUsable, moveVoucher, voucherStateOn } from '@/domain/voucher/machine'
import type { VoucherKind, VoucherState, VoucherTrigger } from '@/domain/voucher/machine'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import type { KeyPage } from '@sandbox/kernel/db/keyset'
import { sendMessages } from '../message'
import { VOUCHER_PRIZES } from './published'
import { vouchers } from './tables'
import type { Voucher } from './tables'

interface Issue {
  readonly customerId: string
  /** What it is given for: once. */
  readonly rewardId: string
  readonly prize: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** As a partner would hand it to the bank. */
const partnerCode = (): string => Array.from({ length: 4 }, () => randomInt(1e4).toString().padStart(4, '0')).join('')

/** Gives a voucher of a published kind, once for each reward; false for an unknown kind. */
export async function issueVoucher(tx: Tx, { customerId, rewardId, prize, now }: Issue): Promise<boolean> {
  const published = Object.hasOwn(VOUCHER_PRIZES, prize) ? VOUCHER_PRIZES[prize] : undefined
  if (!published) return false
  const { kind, name, face, least, merchant, terms, days } = published
  const today = dayOfInstant(now)
  const validUntil = addDays(today, days - 1)
  const [issued] = await tx
    .insert(vouchers)
    .values({
      ...{ voucherId: randomUUID(), customerId, rewardId, kind, prize, name, face, least, merchant, terms, validUntil },
      ...{ validFrom: today, state: 'ISSUED', issuedAt: now, secret: randomBytes(32).toString('hex') },
      partnerCode: kind === 'CODE' ? partnerCode() : null,
    })
    .onConflictDoNothing({ target: vouchers.rewardId })
    .returning()
  if (issued)
    await sendMessages(tx, [
      {
        ...{ customerId, kind: 'voucherGiven', at: now },
        title: '您有一张新的卡券',
        body: `“${name}”已放入您的卡券，有效期至${formatDay(validUntil)}，可在${merchant}使用。`,
        source: `voucherGiven:${issued.voucherId}`,
        about: { subject: 'vouchers' },
      },
    ])
  return true
}

const own = (customerId: string, voucherId: string) =>
  and(eq(vouchers.customerId, customerId), eq(vouchers.voucherId, voucherId))

/** Those that stand in a state on a day. */
function standing(state: VoucherState, today: Day): SQL | undefined {
  if (state === 'ISSUED') return and(eq(vouchers.state, 'ISSUED'), gte(vouchers.validUntil, today))
  if (state !== 'EXPIRED') return eq(vouchers.state, state)
  return or(eq(vouchers.state, 'EXPIRED'), and(eq(vouchers.state, 'ISSUED'), lt(vouchers.validUntil, today)))
}

/** One page of a customer's vouchers in a state: of those that can be used the first to end first, of others the last. */
export async function pageOfVouchers(
  on: Queryable,
  customerId: string,
  {
    state,
    kind,
    after,
  }: { readonly state: VoucherState; readonly kind?: VoucherKind | undefined; readonly after?: string | undefined },
  today: Day,
): Promise<KeyPage<Voucher>> {
  const { validUntil, voucherId } = vouchers
  // What can be used is used up in the order in which it ends.
  const order = state === 'ISSUED' ? 'rising' : 'falling'
  const by = order === 'rising' ? asc : desc
  const before = after === undefined ? undefined : comesAfter([validUntil, voucherId], own(customerId, after), order)
  const rows = await on
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.customerId, customerId), standing(state, today), kind && eq(vouchers.kind, kind), before))
    .orderBy(by(validUntil), by(voucherId))
    .limit(PAGE + 1)
  return pageOf(rows)
}

/** A voucher as its holder sees it: without its secret. */
export function voucherFactsOf(voucher: Voucher, today: Day): v.InferOutput<typeof voucherFacts> {
  const { voucherId, kind, name, face, least, merchant, terms, validFrom, validUntil, usedAt } = voucher
  return {
    ...{ voucherId, kind, name, face, least, merchant, validFrom, validUntil },
    terms: [...terms],
    state: voucherStateOn(voucher, today),
    usable: isUsable(voucher, today),
    ...(usedAt !== null && { usedAt }),
  }
}

/** The code of a moment: digits that only who has the secret can make. */
function codeOf({ voucherId, secret }: Voucher, shownAt: number): string {
  const hash = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${voucherId}|${shownAt}`).digest()
  return (hash.readBigUInt64BE(0) % 10n ** BigInt(CODE_DIGITS)).toString().padStart(CODE_DIGITS, '0')
}

/** Shows a voucher's code; the one shown before is good no longer. Fails with VoucherUnknown, VoucherUsed, VoucherExpired. */
export async function showCode(
  tx: Tx,
  customerId: string,
  voucherId: string,
  now: number,
): Promise<Result<v.InferOutput<typeof shownCode>, BankError>> {
  const [voucher] = await tx.select().from(vouchers).where(own(customerId, voucherId)).for('no key update')
  const today = dayOfInstant(now)
  if (!voucher || voucher.validFrom > today) return fail(bankError('VoucherUnknown'))
  const state = voucherStateOn(voucher, today)
  if (state !== 'ISSUED') return fail(bankError(state === 'USED' ? 'VoucherUsed' : 'VoucherExpired'))
  if (voucher.partnerCode !== null) return ok({ voucherCode: voucher.partnerCode, at: now })
  await tx.update(vouchers).set({ shownAt: now }).where(eq(vouchers.voucherId, voucherId))
  return ok({ voucherCode: codeOf(voucher, now), until: now + CODE_MS, at: now })
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** As a merchant: takes a code once, in the minute after it was shown. False for any other. */
export async function takeCode(tx: Tx, merchant: string, code: string, now: number): Promise<boolean> {
  const shown = await tx
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.state, 'ISSUED'),
        eq(vouchers.merchant, merchant),
        isNotNull(vouchers.shownAt),
        gt(vouchers.shownAt, now - CODE_MS),
      ),
    )
    .orderBy(asc(vouchers.voucherId))
    .for('no key update')
  const voucher = shown.find((one) => one.shownAt !== null && isSame(codeOf(one, one.shownAt), code))
  return voucher !== undefined && moveTo(tx, voucher, 'use', now)
}

/** As a merchant who takes goods back: the voucher comes back while it is valid. */
export async function refundVoucher(tx: Tx, voucherId: string, now: number): Promise<boolean> {
  const voucher = await lockVoucher(tx, voucherId)
  return voucher !== undefined && moveTo(tx, voucher, 'refund', now)
}

/** As the bank's staff: takes a voucher back that wasn't used. */
export async function revokeVoucher(tx: Tx, voucherId: string, now: number): Promise<boolean> {
  const voucher = await lockVoucher(tx, voucherId)
  return voucher !== undefined && moveTo(tx, voucher, 'revoke', now)
}

async function lockVoucher(tx: Tx, voucherId: string): Promise<Voucher | undefined> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.voucherId, voucherId)).for('no key update')
  return voucher
}

/** What the customer is told when somebody else moves their voucher. */
const TOLD: Readonly<
  Partial<Record<VoucherTrigger, { readonly title: string; readonly body: (name: string) => string }>>
> = {
  use: { title: '卡券已使用', body: (name) => `您的“${name}”已使用。` },
  refund: { title: '卡券已退回', body: (name) => `您的“${name}”已退回，有效期内可再次使用。` },
  revoke: { title: '卡券已收回', body: (name) => `您的“${name}”已被收回，如有疑问请联系客服。` },
}

async function moveTo(tx: Tx, voucher: Voucher, trigger: VoucherTrigger, now: number): Promise<boolean> {
  const state = moveVoucher(voucher, trigger, dayOfInstant(now))
  if (state === undefined) return false
  const { voucherId, customerId, name } = voucher
  await tx
    .update(vouchers)
    .set({ state, shownAt: null, usedAt: trigger === 'use' ? now : null })
    .where(eq(vouchers.voucherId, voucherId))
  const told = TOLD[trigger]
  if (told)
    await sendMessages(tx, [
      {
        ...{ customerId, kind: 'voucherMoved', title: told.title, body: told.body(name), at: now },
        source: `voucher:${voucherId}:${trigger}:${now}`,
        about: { subject: 'vouchers' },
      },
    ])
  return true
}
