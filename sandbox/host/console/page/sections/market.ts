import { CAMPAIGN_STATE_NAMES, CAMPAIGN_MACHINE } from '@/domain/campaign/machine'
import { formatAmount } from '@/domain/money/format'
import { MALL_ORDER_MACHINE, MALL_ORDER_STATE_NAMES } from '@/domain/points/mall'
import { MARKETER_CHANGES, MARKETER_MACHINE } from '@/domain/referral/marketer'
import { MARKETER_CHANGE_NAMES, MARKETER_STATE_NAMES, RELATION_STATE_NAMES } from '@/domain/referral/labels'
import { VOUCHER_MACHINE, VOUCHER_STATE_NAMES } from '@/domain/voucher/machine'
import type { Inputs, Item } from '@sandbox/host/console/api'
import { button } from '../act'
import { ask, newClientId, run } from '../bank'
import { buttons, field, labelled, make, time, typed } from '../elements'
import { list, section } from '../section'

const mallClerk = field('发货人员', '商城0071', { size: 10 })
const recipientRead = make('pre')
const voucherCode = field('券码')

function mallItemRow({ itemId, name, points: price, stock }: Item<'mallItems'>) {
  const left = field(`${name}库存`, String(stock), { type: 'number', min: '0' })
  return [
    ...[itemId, name, `${price}积分`, left],
    button('设库存', () => run('setStock', { itemId, stock: Number(left.value) })),
  ]
}

function mallOrderRow({ orderNo, itemName, state, recipient, placedAt, overdue }: Item<'mallOrders'>) {
  const parcelNo = `SF${newClientId().slice(0, 12)}`
  const look = button(
    '收件信息',
    () => run('showRecipient', { orderNo, clerk: typed(mallClerk) }),
    (found) => {
      const known = 'street' in found
      recipientRead.textContent = known
        ? `${orderNo} ${found.name} ${found.mobileNo} ${found.region} ${found.street}`
        : ''
      return known ? '已登记查看 · looked at, and recorded' : '无待发地址 · none waits'
    },
  )
  const ways = [
    look,
    button('发货', () => run('shipMallOrder', { orderNo, carrier: '样例快递', parcelNo })),
    button('无法发货', () => run('refuseMallOrder', { orderNo })),
  ]
  return [
    ...[orderNo, itemName, `${MALL_ORDER_STATE_NAMES[state]}${overdue ? ' 已超期' : ''}`, recipient, time(placedAt)],
    ...(MALL_ORDER_MACHINE.after(state, 'ship') ? ways : []),
  ]
}

function voucherRow({ voucherId, name, merchant, state, validUntil }: Item<'vouchers'>) {
  const ways = [
    ['use', '商户核销', () => run('takeVoucher', { merchant, code: typed(voucherCode) })],
    ['revoke', '收回', () => run('revokeVoucher', { voucherId })],
    ['refund', '退货退券', () => run('refundVoucher', { voucherId })],
  ] as const
  return [
    ...[name, merchant, validUntil, VOUCHER_STATE_NAMES[state]],
    ...ways
      .filter(([trigger]) => VOUCHER_MACHINE.after(state, trigger) !== undefined)
      .map(([, text, work]) => button<unknown>(text, work)),
  ]
}

export const points = section(
  '积分商城与卡券',
  'Points: stock, orders to send, vouchers',
  list(() => ask('mallItems'), mallItemRow),
  labelled(mallClerk),
  recipientRead,
  list(() => ask('mallOrders'), mallOrderRow),
  labelled(voucherCode),
  list(() => ask('vouchers'), voucherRow),
)

const marketerClerk = field('提交人', '零售部0103', { size: 10 })
const marketerReason = field('原因', '岗位调整', { size: 30 })

/** What a clerk asks for; applying is the marketer's own. */
const isAsked = (change: (typeof MARKETER_CHANGES)[number]): change is Inputs['askMarketerChange']['change'] =>
  change !== 'APPLY'

const marketerRow = ({ salesId, kind, branch, state, until }: Item<'marketers'>) => [
  ...[salesId, kind, branch, MARKETER_STATE_NAMES[state], until],
  ...MARKETER_CHANGES.filter(isAsked)
    .filter((change) => MARKETER_MACHINE.after(state, change) !== undefined)
    .map((change) =>
      button(MARKETER_CHANGE_NAMES[change], () =>
        run('askMarketerChange', { clerk: typed(marketerClerk), salesId, change, reason: typed(marketerReason) }),
      ),
    ),
]

export const marketers = section(
  '推广人员',
  'Marketers: suspended, resumed and ended by an approval; the latest invitations',
  buttons(labelled(marketerClerk), labelled(marketerReason)),
  list(() => ask('marketers'), marketerRow),
  list(
    () => ask('relations'),
    ({ relationId, kind, state, boundAt }) => [relationId, kind, RELATION_STATE_NAMES[state], time(boundAt)],
  ),
)

const campaignClerk = field('经办人', '活动0066', { size: 10 })

const MOVES = { pause: '暂停', resume: '恢复', cancel: '终止' } as const
const HANDED_IN = ['DRAFT', 'REJECTED', 'SCHEDULED', 'RUNNING', 'PAUSED']

function campaignRow(one: Item<'campaigns'>) {
  const { actId, title, state } = one
  const known = 'waits' in one ? one : undefined
  const move = (action: keyof typeof MOVES) =>
    button(
      MOVES[action],
      () => run('moveCampaign', { actId, action, clerk: typed(campaignClerk) }),
      ({ state: next }) => next && `已办理 · ${next}`,
    )
  const handIn = button(known === undefined || state === 'REJECTED' ? '提交审批' : '提交修改', () =>
    run('handInCampaign', { actId, clerk: typed(campaignClerk) }),
  )
  return [
    actId,
    `${title}${known?.waits ? '（有修改待审批）' : ''}`,
    `${CAMPAIGN_STATE_NAMES[state]} ${state}`,
    known &&
      `预算 ${formatAmount(known.budget)} · 已承诺 ${formatAmount(known.reserved)} · 已发放 ${formatAmount(known.granted)}`,
    known?.prizes.map(({ prizeKey, stock, taken }) => `${prizeKey} ${taken}/${stock}`).join(' · '),
    `${known?.joined ?? 0}人`,
    ...(HANDED_IN.includes(state) ? [handIn] : []),
    ...(Object.keys(MOVES) as (keyof typeof MOVES)[])
      .filter((action) => CAMPAIGN_MACHINE.after(state, action) !== undefined)
      .map(move),
  ]
}

function suspectedRow({ rewardId, actId, customerId, name, suspected, heldUntil }: Item<'suspectedJoins'>) {
  const [rule] = suspected
  const clerk = () => typed(campaignClerk)
  return [
    ...[actId, customerId, name, suspected.join(' '), `最晚 ${heldUntil ?? ''}`],
    button('核实通过', () => run('clearParticipation', { actId, customerId, clerk: clerk() })),
    ...(rule ? [button('取消奖励', () => run('revokeReward', { rewardId, rule, clerk: clerk() }))] : []),
  ]
}

export const campaigns = section(
  '活动',
  'Campaigns: states, budgets, stock; suspected joinings, granted within three working days unless taken back',
  labelled(campaignClerk),
  list(() => ask('campaigns'), campaignRow),
  make('h3', {}, '待核实的参加'),
  list(() => ask('suspectedJoins'), suspectedRow),
)
