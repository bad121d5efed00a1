import { queryWallet as call } from '@/contract/account/queryWallet'
import { maskCard } from '@/domain/masks/mask'
import { ZERO_FEN } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { balanceOf, statementOf, wallet, type StatementLine } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'

/** What a posting is called on the customer's statement, by its kind in the ledger. */
const TITLES: Readonly<Record<string, string>> = {
  transferIn: '转入',
  transferOut: '转出',
  depositPurchase: '购买存款',
  depositWithdrawal: '存款支取',
  depositMaturity: '存款到期',
  depositRenewal: '存款续存余额',
  depositToWealth: '到期转理财余额',
  depositPayout: '存款结息',
  couponCash: '现金券抵扣',
  couponInterest: '加息券奖励',
  couponTakenBack: '扣回现金券抵扣',
  wealthSubscription: '理财申购',
  wealthPayment: '理财赎回到账',
  wealthFastRedemption: '理财快速赎回',
}

const LATEST = 50

const titleOf = ({ kind, memo }: StatementLine): string => {
  const title = TITLES[kind] ?? '账务处理'
  return memo === '' ? title : `${title}-${memo}`
}

/** The sandbox freezes nothing: what is in the account can be spent. */
export const queryWallet = accountHandler(call, async ({ bank, customer, account }) => {
  const on = bank.db.drizzle
  const balance = await balanceOf(on, wallet(customer.id))
  const lines = await statementOf(on, wallet(customer.id), { limit: LATEST })
  return ok({
    balance,
    available: balance,
    frozen: ZERO_FEN,
    acctNo: maskCard(account.acctNo),
    records: lines.map((line) => ({
      id: String(line.id),
      kind: line.kind,
      title: titleOf(line),
      amount: line.amount,
      balance: line.balanceAfter,
      at: line.at,
    })),
  })
})
