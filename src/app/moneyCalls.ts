import { link } from '../routes/link'
import type { Link } from '../routes/link'

/** What a money call is called, and where its customer goes on. */
interface MoneyCallWords {
  /** What was ordered, after 您提交的: 转出 */
  readonly title: string
  /** Where it is seen once the bank has taken it, by its client id where a page knows it by that. */
  readonly result: (clientId: string) => Link
  /** Where it is ordered; undefined where the phone doesn't know, as of a partner's order. */
  readonly again?: () => Link
}

const records = () => link('/walletTransactionRecordList')
const order = (orderId: string) => link('/newResult', { orderId })
const transfer = (orderId: string) => link('/AccountTurnStatus', { orderId })
/** For what is ordered and seen on one page. */
const at = (page: () => Link) => ({ result: page, again: page })

/** Every money call of the contract; its test finds one that is missing (moneyCalls.test.ts). */
const WORDS: Readonly<Record<string, MoneyCallWords>> = {
  buyProduct: { title: '购买产品', result: order, again: () => link('/productDetailsHomePage') },
  redeemProduct: { title: '支取或赎回', result: order, again: () => link('/assetOverview') },
  transferIn: { title: '转入', result: transfer, again: () => link('/AccountTurnInto') },
  transferOut: { title: '转出', result: transfer, again: () => link('/AccountTurnOut') },
  cancelTransfer: { title: '撤销转出', result: transfer, again: () => link('/FrozenAmountLists', { tab: 'pending' }) },
  moveSub: { title: '账户间转账', ...at(() => link('/acclists')) },
  movePot: { title: '存钱罐存取', ...at(() => link('/pots')) },
  closePot: { title: '关闭存钱罐', ...at(() => link('/pots')) },
  claimSpecial: { title: '领取专项款项', ...at(() => link('/speciaLists')) },
  claimOffer: { title: '领取卡券', result: () => link('/myVoucher'), again: () => link('/promotionIndex') },
  claimReward: { title: '领取奖励', ...at(() => link('/zhouMyPrize')) },
  claimAll: { title: '一键领取奖励', ...at(() => link('/zhouMyPrize')) },
  withdrawActivity: { title: '红包提现', ...at(() => link('/withDrawalActicity')) },
  authorise: { title: '付款', result: records },
  decideApproval: { title: '审批', ...at(() => link('/approvalList')) },
  submitClosure: {
    title: '注销账户',
    result: (orderId) => link('/logoutAccountResult', { orderId }),
    again: () => link('/logoutAccountIndex'),
  },
}

/** The names of the calls that have words, for the test. */
export const WORDED: readonly string[] = Object.keys(WORDS)

/** The words of a call; those of any order for one that another version of the app has left. */
export const wordsOf = (call: string): MoneyCallWords => WORDS[call] ?? { title: '交易', result: records }
