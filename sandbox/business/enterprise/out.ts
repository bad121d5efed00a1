import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { bankError } from '@/domain/errors/catalogue'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { maskCard } from '@/domain/masks/mask'
import { formatAmount } from '@/domain/money/format'
import { fail, ok } from '@/domain/result'
import { approvalRule } from '@sandbox/kernel/approvals'
import type { ApprovalCase } from '@sandbox/kernel/approvals'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockAccounts } from '@sandbox/kernel/ledger'
import { orgPlaces } from './accounts'
import { amountField, purposeField } from './fields'
import { orgCardHolder, TYPED_BANK } from './orgCards'
import { orgCards } from './tables'
import { beginOrgTransfer, orgTransferOutcome, settleOrgTransfer } from './transfers'

/** Money to the enterprise's own account at another bank. */
const payload = v.strictObject({
  values: v.strictObject({
    orgCardId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    amount: amountField,
    purpose: purposeField,
  }),
  rows: v.pipe(v.array(v.never()), v.maxLength(0)),
})

type OrgOut = v.InferOutput<typeof payload>

/** The account that is paid, while it is the one in use. */
async function cardOf(on: Queryable, { owner, payload: { values } }: ApprovalCase<OrgOut>) {
  const inUse = and(eq(orgCards.id, values.orgCardId), eq(orgCards.orgId, owner), eq(orgCards.state, 'ACTIVE'))
  return (await on.select().from(orgCards).where(inUse))[0]
}

const NOT_IN_USE = '收款账户不是企业正在使用的对公账户，请重新选择'

async function payOut(tx: Tx, about: ApprovalCase<OrgOut>) {
  const { owner: orgId, approvalId, clientId, applicant, payload: given, now } = about
  const { amount, purpose } = given.values
  const { wallet, outgoing } = orgPlaces(orgId)
  const balances = await lockAccounts(tx, [wallet, outgoing])
  const card = await cardOf(tx, about)
  if (!card) return fail(bankError('PayloadInvalid', `${NOT_IN_USE}，未付款`))
  if ((balances.get(wallet.id) ?? 0) < amount) return fail(bankError('OrgBalanceLow'))
  const order = { orgId, approvalId, clientId, appliedBy: applicant.id, card, amount, purpose, now }
  const begun = await beginOrgTransfer(tx, order)
  return begun.ok ? ok({ receipt: begun.value.orderNo }) : begun
}

export const orgOutRule = approvalRule({
  payload,
  amount: ({ values: { amount } }) => amount,
  async payee(on, about) {
    const card = await cardOf(on, about)
    if (!card) return { name: '收款账户已不再使用', checked: '未通过核对' }
    const proved = card.decidedAt === null ? '' : `，${formatDay(dayOfInstant(card.decidedAt))}起使用`
    return { name: await orgCardHolder(on, card), checked: `户名与企业名称一致，已通过打款验证${proved}` }
  },
  async lines(on, about) {
    const card = await cardOf(on, about)
    const { amount, purpose } = about.payload.values
    return [
      { label: '收款账户', value: card ? maskCard(card.accountNo) : '已不再使用' },
      ...(card ? [{ label: TYPED_BANK, value: card.bankName }] : []),
      { label: '转出金额', value: `${formatAmount(amount)}元` },
      { label: '用途', value: purpose },
    ]
  },
  marks: async (on, about) => ((await cardOf(on, about)) ? [] : [{ says: NOT_IN_USE }]),
  execute: payOut,
  outcome: (on, { clientId }) => orgTransferOutcome(on, clientId),
  afterwards: (bank, { clientId }) => settleOrgTransfer(bank, clientId),
})
