import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskName } from '@/domain/masks/mask'
import { fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { batchFaults, faultText, MAX_ROWS } from '@/domain/special/batch'
import type { KeptRow } from '@/domain/special/batch'
import type { Tx } from '@sandbox/kernel/db'
import { lockAccounts, post } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'
import { ENTRUSTED_FUNDS } from './accounts'
import { keptRow } from './payees'
import { specialBatches, specialItems } from './tables'
import type { SpecialBatch } from './tables'

const text = v.pipe(v.string(), v.maxLength(200))

/** What a payer hands in, as it is approved and funded: its shape; what it says is for `batchFaults` to judge. */
export const specialBatchPayload = v.strictObject({
  title: text,
  purpose: text,
  /** Fen. */
  total: v.pipe(v.number(), v.safeInteger()),
  claimUntil: v.pipe(v.string(), v.maxLength(8)),
  rows: v.pipe(
    v.array(v.strictObject({ name: text, idCardNo: v.pipe(v.string(), v.maxLength(32)), amount: v.number() })),
    v.maxLength(MAX_ROWS),
  ),
})

type SpecialBatchPayload = v.InferOutput<typeof specialBatchPayload>

/** A batch as it is funded: no number of anybody's papers is kept. */
export interface KeptBatch extends Omit<SpecialBatchPayload, 'rows'> {
  readonly rows: readonly KeptRow[]
}

/** What is kept of what a payer has handed in. Fails with SpecialBatchInvalid, which says every fault. */
export function keepBatch(payload: SpecialBatchPayload, now: number): Result<KeptBatch, BankError> {
  const faults = batchFaults(payload, dayOfInstant(now))
  if (faults.length > 0) return fail(bankError('SpecialBatchInvalid', faults.map(faultText).join('；')))
  return ok({ ...payload, rows: payload.rows.map(keptRow) })
}

/** A batch with who pays it from which account. */
export interface Funding {
  /** Of whoever hands it in; one id funds one batch. */
  readonly batchId: string
  readonly payer: string
  /** Where the payees ask the payer. */
  readonly payerPhone: string
  /** Where the money comes from, and goes back to. */
  readonly source: LedgerAccount
  readonly payload: KeptBatch
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

const digestOf = (payload: KeptBatch): string =>
  createHash('sha256').update(JSON.stringify(payload), 'utf8').digest('hex')

/**
 * Takes a batch and its money, all rows or none; under an id that was funded before, the batch it has funded. Fails with
 * SpecialBatchInvalid, which says every fault, ClientIdReused, InsufficientFunds.
 */
export async function fundBatch(tx: Tx, funding: Funding): Promise<Result<SpecialBatch, BankError>> {
  const { batchId, payer, payerPhone, source, payload, now } = funding
  const digest = digestOf(payload)
  // The money's accounts are the queue: of two that send one batch at once, the second finds it.
  await lockAccounts(tx, [source, ENTRUSTED_FUNDS])
  const [before] = await tx.select().from(specialBatches).where(eq(specialBatches.batchId, batchId))
  if (before)
    return before.digest === digest && before.sourceId === source.id ? ok(before) : fail(bankError('ClientIdReused'))
  const faults = batchFaults(payload, dayOfInstant(now))
  if (faults.length > 0) return fail(bankError('SpecialBatchInvalid', faults.map(faultText).join('；')))
  const { title, purpose, total, claimUntil, rows } = payload
  const entries = [
    { account: source, amount: -total },
    { account: ENTRUSTED_FUNDS, amount: total },
  ]
  const posted = await post(tx, {
    id: `special-${batchId}`,
    kind: 'specialFunded',
    entries,
    at: now,
    memo: title.trim(),
  })
  if (!posted.ok) return posted
  const [batch] = await tx
    .insert(specialBatches)
    .values({
      ...{ batchId, payer, payerPhone, title: title.trim(), purpose: purpose.trim() },
      ...{ total: fen(total), claimUntil: day(claimUntil), digest, fundedAt: now },
      ...{ sourceId: source.id, sourceKind: source.kind },
    })
    .returning()
  if (!batch) throw new Error('an inserted batch was not returned')
  await tx.insert(specialItems).values(
    rows.map((row, index) => ({
      ...{ itemId: randomUUID(), batchId, row: index + 1, amount: fen(row.amount) },
      ...{ payeeHash: row.payee, maskedName: maskName(row.name) },
    })),
  )
  return ok(batch)
}
