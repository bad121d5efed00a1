import { isSameName } from '@/domain/people/names'
import { inArray, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { PAYLOAD_LIMITS, saysMark } from '@/domain/approval/payload'
import type { PayloadMark } from '@/domain/approval/payload'
import { sumOf } from '@/domain/approval/rowsText'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { formatAmount, formatShortAmount } from '@/domain/money/format'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendMessages } from '@sandbox/business/message'
import { limitUse, readUse } from '@sandbox/business/subaccount'
import { approvalRule } from '@sandbox/kernel/approvals'
import type { ApprovalCase, ApprovalDone, ApprovalPayee } from '@sandbox/kernel/approvals'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockAccounts, postMany, wallet } from '@sandbox/kernel/ledger'
import { recordOrders } from '@sandbox/kernel/orders/orders'
import { orgMoney } from './accounts'
import { amountField, purposeField } from './fields'
import { outgoing } from './money'
import { parties } from './people'
import { orgMovements } from './tables'

const row = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  acctNo: v.pipe(v.string(), v.regex(/^\d{8,32}$/)),
  amount: amountField,
})

/** Wages to electronic accounts of this bank: at most 200, all of them or none. */
const payload = v.strictObject({
  values: v.strictObject({ purpose: purposeField, total: amountField }),
  rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(PAYLOAD_LIMITS.rows)),
})

type Payroll = v.InferOutput<typeof payload>
type Row = Payroll['rows'][number]

/** The customer whose open electronic account has a number. */
interface Payee {
  readonly customerId: string
  readonly name: string
}

async function payeesOf(on: Queryable, rows: readonly Row[]): Promise<ReadonlyMap<string, Payee>> {
  const { accounts, customers } = schema
  const numbers = [...new Set(rows.map(({ acctNo }) => acctNo))]
  const found = await on
    .select({ acctNo: accounts.acctNo, customerId: customers.id, name: customers.realName, closed: accounts.closedAt })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(inArray(accounts.acctNo, numbers))
  const open = found.filter(({ closed }) => closed === null)
  return new Map(open.map(({ acctNo, customerId, name }) => [acctNo, { customerId, name: name ?? '' }]))
}

const { aDay, aYear } = CLASS_FACTS.II.caps.IN
const NAME_DIFFERS = '户名与账号不符，请核对'
const CAP_REACHED = `超过收款账户限额（每日${formatShortAmount(aDay)}元、每年${formatShortAmount(aYear)}元），请减少金额`

/** Whom rows pay: by the names of the accounts, once each row's is the account's. */
async function payeeOf(on: Queryable, rows: readonly Row[]): Promise<ApprovalPayee> {
  const payees = await payeesOf(on, rows)
  const known = rows.flatMap(({ acctNo, name }) => {
    const payee = payees.get(acctNo)
    return payee && isSameName(payee.name, name) ? [{ acctNo, name: payee.name }] : []
  })
  const [first] = known
  const differ = rows.length - known.length
  if (!first || differ > 0) return { name: `${rows.length}笔代发`, checked: `${differ}笔户名与账号不符，未通过核对` }
  const people = new Set(known.map(({ acctNo }) => acctNo)).size
  return {
    name: `${first.name}${people === 1 ? '' : `等${people}人`}的电子账户（${rows.length}笔）`,
    checked: '户名与本行开户登记逐笔核对一致',
  }
}

const UNUSED = { today: 0, year: 0 } as const

/**
 * What speaks against rows: the sum, names that aren't the accounts', and more than an account takes in a day or year.
 * @param day on which it is paid, with what the accounts have taken already; before, that is nobody's to know
 */
async function marksOf(on: Queryable, { values, rows }: Payroll, day?: Day): Promise<readonly PayloadMark[]> {
  const sum = sumOf(rows, 'amount')
  const marks: PayloadMark[] = []
  if (sum !== values.total)
    marks.push({ says: `明细合计${formatAmount(fen(sum))}元，与总金额${formatAmount(values.total)}元不一致` })
  const payees = await payeesOf(on, rows)
  const used = new Map<string, { today: number; year: number }>()
  for (const [index, { acctNo, name, amount }] of rows.entries()) {
    const payee = payees.get(acctNo)
    // An account that isn't there and one of somebody else's are told by the same words.
    if (!payee || !isSameName(payee.name, name)) {
      marks.push({ row: index, says: NAME_DIFFERS })
      continue
    }
    const account = wallet(payee.customerId)
    const before = used.get(acctNo) ?? (day === undefined ? UNUSED : await readUse(on, { account, kind: 'IN', day }))
    const after = { today: before.today + amount, year: before.year + amount }
    if (after.today > aDay || after.year > aYear) marks.push({ row: index, says: CAP_REACHED })
    else used.set(acctNo, after)
  }
  return marks
}

/** A row with whom it pays. */
type Payment = Row & Payee

/** Pays all rows or none; money, names and caps are looked at with every account locked. */
async function pay(tx: Tx, { owner, clientId, payload: given, now }: ApprovalCase<Payroll>) {
  const { values, rows } = given
  const known = await payeesOf(tx, rows)
  // Whoever would close one of the accounts meanwhile waits for its wallet, and whoever has closed it is seen by the marks.
  const wallets = [...known.values()].map(({ customerId }) => wallet(customerId))
  const balances = await lockAccounts(tx, [orgMoney(owner), ...wallets])
  const day = dayOfInstant(now)
  const [mark] = await marksOf(tx, given, day)
  if (mark) return fail(bankError('PayloadInvalid', `${saysMark(mark)}，未付款`))
  if ((balances.get(orgMoney(owner).id) ?? 0) < values.total) return fail(bankError('OrgBalanceLow'))
  const payments = rows.flatMap((one): Payment[] => {
    const payee = known.get(one.acctNo)
    return payee ? [{ ...one, ...payee }] : []
  })
  for (const { customerId, amount } of payments) {
    const used = await limitUse(tx, { account: wallet(customerId), class: 'II', kind: 'IN', day, amount })
    if (!used.ok) return used
  }
  return book(tx, { owner, clientId, purpose: values.purpose, now }, payments)
}

interface Booking {
  readonly owner: string
  readonly clientId: string
  readonly purpose: string
  readonly now: number
}

/** Orders, postings, movements and messages of payments that nothing speaks against. */
async function book(
  tx: Tx,
  { owner, clientId, purpose, now }: Booking,
  payments: readonly Payment[],
): Promise<Result<ApprovalDone, BankError>> {
  const payer = await parties.nameOf(tx, owner)
  const orders = await recordOrders(
    tx,
    payments.map(({ customerId, amount }) => ({ customerId, kind: 'payroll' as const, amount, at: now })),
  )
  const numbered = payments.map((payment, rowNo) => ({ ...payment, rowNo, orderNo: orders[rowNo]?.id ?? '' }))
  const posted = await postMany(
    tx,
    numbered.map(({ customerId, amount, rowNo, orderNo }) => ({
      // The ledger takes an id once: whatever else went wrong, no row is paid a second time.
      ...{ id: orderNo, orderNo, clientId: `${clientId}-${rowNo}`, kind: 'payroll' as const, at: now },
      memo: `${payer} ${purpose}`,
      entries: [
        { account: orgMoney(owner), amount: -amount },
        { account: wallet(customerId), amount },
      ],
    })),
  )
  if (!posted.ok) return posted
  await tx.insert(orgMovements).values(
    numbered.map(({ name, amount, rowNo }) => ({
      ...{ orgId: owner, kind: 'payroll' as const, amount: outgoing(amount), counterparty: name, purpose, at: now },
      ...{ clientId, rowNo },
    })),
  )
  await sendMessages(
    tx,
    numbered.map(({ customerId, amount, orderNo }) => ({
      customerId,
      kind: 'payroll' as const,
      title: '工资到账',
      body: `${payer}发放的${purpose}${formatAmount(amount)}元已转入您的电子账户。`,
      source: `payroll ${orderNo}`,
      about: { subject: 'wallet' as const },
      at: now,
    })),
  )
  return ok({ receipt: clientId.slice(0, 16).toUpperCase() })
}

export const payrollRule = approvalRule({
  payload,
  amount: ({ values: { total } }) => total,
  payee: (on, { payload: { rows } }) => payeeOf(on, rows),
  async lines(_on, { payload: { values, rows } }) {
    const people = new Set(rows.map(({ acctNo }) => acctNo)).size
    return [
      { label: '用途', value: values.purpose },
      { label: '笔数', value: `${rows.length}笔，${people}人` },
      { label: '总金额', value: `${formatAmount(values.total)}元` },
      { label: '到账方式', value: '实时转入收款人电子账户，全部成功或全部不付' },
    ]
  },
  marks: (on, { payload: given }) => marksOf(on, given),
  execute: pay,
})
