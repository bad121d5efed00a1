import * as v from 'valibot'
import { PAYLOAD_LIMITS } from '@/domain/approval/payload'
import type { ApprovalPayload, PayloadMark } from '@/domain/approval/payload'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { BATCH_PROBLEMS, batchFaults, BATCH_TEXT } from '@/domain/special/batch'
import type { BatchFault, KeptRow } from '@/domain/special/batch'
import { amountField, orgMoney, orgMovements, parties } from '@sandbox/business/enterprise'
import { approvalRule } from '@sandbox/kernel/approvals'
import type { ApprovalCase } from '@sandbox/kernel/approvals'
import type { Tx } from '@sandbox/kernel/db'
import { lockAccounts } from '@sandbox/kernel/ledger'
import { ENTRUSTED_FUNDS } from './accounts'
import { fundBatch } from './fund'
import type { KeptBatch } from './fund'
import { keptRow } from './payees'

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest))

/** A payout by name as it is typed, or as it was kept: then with the ends of the number alone. */
const row = v.strictObject({
  name: text(30),
  idCardNo: text(18),
  amount: amountField,
  /** The bank's to say: what a client sends as one counts for nothing. */
  payee: v.optional(v.string()),
})

const payload = v.strictObject({
  values: v.strictObject({
    title: text(BATCH_TEXT.title),
    purpose: text(BATCH_TEXT.purpose),
    total: amountField,
    claimUntil: v.pipe(v.string(), v.regex(/^\d{8}$/)),
    payerPhone: v.pipe(v.string(), v.regex(/^\d{5,12}$/)),
  }),
  rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(PAYLOAD_LIMITS.rows)),
})

type OrgBatch = v.InferOutput<typeof payload>
type Row = OrgBatch['rows'][number]

const markOf = ({ problem, row: place }: BatchFault): PayloadMark => ({
  says: BATCH_PROBLEMS[problem],
  ...(place !== undefined && { row: place - 1 }),
})

/** The kept row that a typed one is, when only the ends of its number were typed again; undefined when it isn't one. */
function sameAs({ name, idCardNo }: Row, before: readonly Row[]): string | undefined {
  const found = before.filter((kept) => kept.name === name && kept.idCardNo === idCardNo)
  // Two people of one name whose numbers begin and end alike can't be told apart.
  return new Set(found.map(({ payee }) => payee)).size === 1 ? found[0]?.payee : undefined
}

/** Keeps people without their numbers. Fails with PayloadInvalid for a number that is none, and that wasn't kept before. */
function keep({ values, rows }: OrgBatch, before: ApprovalPayload | undefined): Result<OrgBatch, BankError> {
  const earlier = v.safeParse(v.array(row), before?.rows ?? [])
  const kept: Row[] = []
  for (const [index, { name, idCardNo, amount }] of rows.entries()) {
    const payee = sameAs({ name, idCardNo, amount }, earlier.success ? earlier.output : [])
    const [fault] = batchFaults({ ...values, rows: [{ name, idCardNo, amount }] }, day(values.claimUntil)).filter(
      ({ problem }) => problem === 'name' || problem === 'idCardNo',
    )
    if (payee === undefined && fault)
      return fail(bankError('PayloadInvalid', `第${index + 1}行：${BATCH_PROBLEMS[fault.problem]}，请核对`))
    kept.push({ ...(payee === undefined ? keptRow({ name, idCardNo, amount }) : { name, idCardNo, payee }), amount })
  }
  return ok({ values, rows: kept })
}

/** What is funded, of what was kept. @throws Error for a row that was never kept */
const batchOf = ({ values: { title, purpose, total, claimUntil }, rows }: OrgBatch): KeptBatch => ({
  ...{ title, purpose, total, claimUntil },
  rows: rows.map(({ payee, ...rest }): KeptRow => {
    if (payee === undefined) throw new Error('a row of a batch names nobody')
    return { ...rest, payee }
  }),
})

/** Funds the batch from the enterprise's account, under what it is carried out as. */
async function fund(tx: Tx, { owner, clientId, payload: given, now }: ApprovalCase<OrgBatch>) {
  const source = orgMoney(owner)
  const { title, purpose, total, payerPhone } = given.values
  const balances = await lockAccounts(tx, [source, ENTRUSTED_FUNDS])
  if ((balances.get(source.id) ?? 0) < total) return fail(bankError('OrgBalanceLow'))
  const [fault] = batchFaults(batchOf(given), dayOfInstant(now))
  if (fault) return fail(bankError('PayloadInvalid', `${BATCH_PROBLEMS[fault.problem]}，未付款`))
  const payer = await parties.nameOf(tx, owner)
  const funded = await fundBatch(tx, { batchId: clientId, payer, payerPhone, source, payload: batchOf(given), now })
  if (!funded.ok) return funded
  const movement = { orgId: owner, kind: 'specialFunded', counterparty: `专项款项“${title}”`, purpose } as const
  await tx.insert(orgMovements).values({ ...movement, amount: fen(-total), clientId, rowNo: 0, at: now })
  return ok({ receipt: clientId.slice(0, 16).toUpperCase() })
}

/** Payouts to people by name, entrusted to the bank by an enterprise. */
export const specialBatchRule = approvalRule({
  payload,
  keep,
  unread: ['payee'],
  amount: ({ values: { total } }) => total,
  payee: (_on, { payload: { rows } }) =>
    Promise.resolve({
      name:
        rows.length === 1 ? `${rows[0]?.name ?? ''}（按名单）` : `${rows[0]?.name ?? ''}等${rows.length}人（按名单）`,
      // Nobody's account: a payer's people need not be customers yet.
      checked: '名单由申请人提供，本行尚未核对；领取时由本行核验本人身份',
    }),
  lines: (_on, { payload: { values, rows } }) =>
    Promise.resolve([
      { label: '款项名称', value: values.title },
      { label: '用途', value: values.purpose },
      { label: '人数', value: `${rows.length}人` },
      { label: '总金额', value: `${formatAmount(values.total)}元` },
      { label: '领取截止日', value: formatDay(day(values.claimUntil)) },
      { label: '咨询电话', value: values.payerPhone },
      { label: '到期未领取', value: '退回企业账户' },
    ]),
  marks: (_on, { payload: given, now }) => Promise.resolve(batchFaults(batchOf(given), dayOfInstant(now)).map(markOf)),
  execute: fund,
})
