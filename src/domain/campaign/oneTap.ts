import { formatAmount } from '../money/format'
import { HELD_BUSINESS_DAYS } from './fraud'
import { CLAIM_DAYS, REWARD_KIND_NAMES, REWARD_KINDS } from './reward'
import type { RewardKind, RewardState } from './reward'
import { INCIDENTAL_INCOME_PERCENT, isTaxed } from './tax'
import { LEAST_WITHDRAWAL, WITHDRAWALS_A_DAY } from './withdrawal'

/** The most that one tap claims. */
export const MAX_CLAIMED = 20

/** Things need an address each, so they are claimed one by one. */
const ONE_BY_ONE: readonly RewardKind[] = ['GOODS']

/** Whether one tap claims a reward. */
export const isInOneTap = ({ state, kind }: { readonly state: RewardState; readonly kind: RewardKind }): boolean =>
  state === 'EARNED' && !ONE_BY_ONE.includes(kind)

const namesOf = (kinds: readonly RewardKind[]): string => kinds.map((kind) => REWARD_KIND_NAMES[kind]).join('、')

/** What one tap does, as it is done: every number and kind is what the code goes by. */
export const oneTapRules = (): readonly { readonly title: string; readonly text: string }[] => [
  {
    title: '领哪些',
    text: `“我的奖励”中状态为“待领取”、未过领取期限的${namesOf(REWARD_KINDS.filter((kind) => !ONE_BY_ONE.includes(kind)))}，一次最多${MAX_CLAIMED}份，超过的再点一次。`,
  },
  { title: '不领哪些', text: `${namesOf(ONE_BY_ONE)}需要填写收货地址，请逐一领取；不想要的奖励可以单独放弃。` },
  {
    title: '税怎么扣',
    text: `${namesOf(REWARD_KINDS.filter(isTaxed))}按偶然所得适用${INCIDENTAL_INCOME_PERCENT}%税率。红包由本行代扣，领取前显示税后金额；实物的税款由本行缴纳。`,
  },
  { title: '有一份领不了', text: '每一份单独办理，领不了的说明原因，不影响其他奖励。' },
  { title: '需要核实的', text: `参加情况需核实的，最晚${HELD_BUSINESS_DAYS}个工作日内发放或说明原因。` },
  { title: '什么时候领', text: `以各活动规则为准，不少于活动结束后${CLAIM_DAYS}天；逾期未领的自动失效。` },
  {
    title: '领到哪里',
    text: `红包进入红包余额，${formatAmount(LEAST_WITHDRAWAL)}元起可提现到电子账户，每日最多${WITHDRAWALS_A_DAY}次。`,
  },
]
