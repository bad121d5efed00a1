import type { ResponseOf } from '@/contract/call'
import type { queryInviter } from '@/contract/referral/queryInviter'
import type { ComingPayment, MoneySheet } from '@/domain/account/moneySheet'
import { branchOf } from '@/domain/branches/list'
import { day } from '@/domain/dates/day'
import { INSTRUCTION_NAMES } from '@/domain/maturity/instruction'
import { ZERO_FEN } from '@/domain/money/fen'
import { eventHint, nameOf } from '@/features/ahead/items'
import type { Ahead, Item } from '@/features/ahead/items'
import { dueCaption } from '@/products/model/estimate'
import { laterSum, laterTitle } from '../liquidity/liquidity'
import type { Liquidity } from '../liquidity/liquidity'
import type { Maturity } from '../upcoming/upcoming'

type Inviter = ResponseOf<typeof queryInviter>

/** As many as an ear follows. */
const MOST = 6

/** Where the money of a deposit goes, as things are now. */
function thenOf({ decided, happens }: Maturity): string {
  if (happens.unavailable !== '') return '本息转入电子账户'
  return `${decided ? '按您选的' : '您没有选择，将'}${INSTRUCTION_NAMES[happens.instruction]}`
}

function comingOf(item: Item): ComingPayment {
  const { kind, prodType, principal, interest, maturity } = item
  const sums = [
    { label: kind === 'MATURITY' ? '本金' : '金额', amount: principal },
    { label: kind === 'MATURITY' ? dueCaption(prodType) : '利息', amount: interest },
  ]
  return {
    day: day(item.day),
    // What a customer calls an account may have its number in it.
    name: kind === 'SETTLEMENT' && item.name !== '' ? '其他账户余额' : nameOf(item),
    event: eventHint(item),
    sums: sums.filter(({ amount }) => amount > 0),
    then: maturity && thenOf(maturity),
  }
}

/** What there is, in the words of who asks what it is for; what there is now always, the rest where there is any. */
const partsOf = (money: Liquidity): MoneySheet['parts'] =>
  [
    { label: '现在可用', amount: money.available },
    { label: '存钱罐', amount: money.pots ?? ZERO_FEN },
    { label: '其他账户', amount: money.otherAccounts ?? ZERO_FEN },
    { label: '今日可支取的存款', amount: money.withdrawable },
    { label: `${laterTitle(money)}的存款`, amount: laterSum(money) },
    { label: '理财', amount: money.redeemable },
    { label: '正在路上的理财', amount: money.underWay },
    { label: '转出处理中', amount: money.pending },
    { label: '冻结', amount: money.frozen },
  ].filter(({ amount }, index) => index === 0 || amount > 0)

/** The counter of the clerk by whom the customer came, while that holds. */
function ownBranch({ relation }: Inviter): MoneySheet['branch'] {
  const at = relation?.inviter.branch
  return at === undefined || relation?.state !== 'EFFECTIVE' ? undefined : branchOf(at)
}

/** The sheet from what the bank tells; `inviter` is left out where it wasn't told. */
export function sheetOf(money: Liquidity, ahead: Ahead, inviter: Inviter | undefined): MoneySheet {
  // What is moved into a pot doesn't come.
  const coming = ahead.items.filter(({ kind }) => kind !== 'POT')
  return {
    today: day(ahead.today),
    total: money.total,
    parts: partsOf(money),
    coming: coming.slice(0, MOST).map(comingOf),
    more: Math.max(0, coming.length - MOST),
    branch: inviter && ownBranch(inviter),
  }
}
