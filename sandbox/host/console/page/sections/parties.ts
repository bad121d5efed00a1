import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import type { Inputs, Item } from '@sandbox/host/console/api'
import { act, button, tick } from '../act'
import { ask, newClientId, run } from '../bank'
import { buttons, choice, fenIn, field, labelled, make, time, typed } from '../elements'
import { list, section } from '../section'
import type { Part } from '../section'
import { customerChoice } from './desk'

/** Outside parties: what they answer, and what they do about the bank's customers. */

const NAMES: Readonly<Record<string, string>> = {
  ocr: '身份证识别',
  face: '人脸识别',
  identity: '身份核查',
  card: '发卡银行',
  registry: '账户登记',
  phoneOwner: '手机号机主',
  loans: '合作贷款',
  transfer: '转账结果（全部）',
  nextTransfer: '转账结果（下一笔）',
}

const asked = customerChoice(({ key }) => key)
const outcomes = list(
  async () => {
    await asked.show()
    const { outcomes: all, choices } = await ask('simulators')
    const customer = asked.value()
    const services = Object.keys(all) as (keyof typeof all)[]
    return services.map((service) => ({ customer, service, choices, all: all[service] }))
  },
  ({ customer, service, choices, all }) => {
    const chosen = choices.find((one) => one.customer === customer && one.service === service)
    const control = choice(service, all, chosen?.outcome ?? all[0])
    control.onchange = () => act(control, () => run('simulate', { customer, service, outcome: control.value }))
    return [`${NAMES[service] ?? ''} ${service}`, control]
  },
)
asked.control.onchange = () => void outcomes.show()

export const simulators = section(
  '外部服务',
  'Simulators: what ID card reader, face service, registers and card banks answer',
  asked.node,
  outcomes,
)

const called = field('手机号', '17000000001', { size: 12, inputMode: 'numeric' })
const caller = field('部门', '客户服务中心', { size: 12 })
const reason = field('事由或用途', '核实一笔转账', { size: 14 })
const ASKED = fen(6_800)

function partnerRow({ createdAt, partner, purpose, amount, state, authId, refunded }: Item<'partnerOrders'>) {
  const whole = { clientId: newClientId(), authId, amount: amount - refunded }
  return [
    ...[time(createdAt), partner, purpose, formatAmount(amount), state],
    refunded > 0 ? `退${formatAmount(refunded)}` : '',
    `/PasswordKeyboardNew?authId=${authId}`,
    ...(state === 'PAID' && refunded < amount ? [button('退款', () => run('partnerRefund', whole))] : []),
  ]
}

export const calls = section(
  '银行来电与商户付款',
  'The bank calls a customer; a partner asks one to pay (/PasswordKeyboardNew)',
  buttons(
    ...[called, caller, reason].map(labelled),
    button('开始致电', () =>
      run('bankCallBegin', { mobileNo: typed(called), caller: typed(caller), reason: typed(reason) }),
    ),
    button('通话结束', () => run('bankCallEnd', { mobileNo: typed(called) })),
    button(`商户请求付款${formatAmount(ASKED)}元`, () =>
      run('askToPay', {
        ...{ mobileNo: typed(called), purpose: typed(reason), amount: ASKED },
        ...{ partner: 'demoShop', partnerNo: newClientId(), returnTo: 'https://shop.example.com/orders' },
      }),
    ),
  ),
  list(
    () => ask('bankCalls'),
    ({ mobileNo, caller: who, reason: why, begunAt, endedAt }) => [
      ...[time(begunAt), mobileNo, who, why, endedAt === null ? '进行中' : '已结束'],
    ],
  ),
  list(() => ask('partnerOrders'), partnerRow),
)

export const bridges = section(
  '外部通道与贷款',
  'Bridges: targets up or down, what was handed on, stations, loan vouchers',
  list(
    () => ask('bridgeTargets'),
    ({ target, up }) => [
      ...[target, up ? '可访问' : '已停用'],
      button(up ? '停用' : '恢复', () => run('setTarget', { target, up: !up })),
    ],
  ),
  list(
    () => ask('bridgeOpenings'),
    ({ openedAt, bridge, given, consentVersion, redeemedAt }) => [
      ...[time(openedAt), bridge, JSON.stringify(given), consentVersion, redeemedAt === null ? '未收到' : '已收到'],
    ],
  ),
  list(
    () => ask('stations'),
    ({ stationNo, name, branch, endedOn }) => [
      ...[stationNo, name, branch, endedOn],
      ...(endedOn === null ? [button('撤销', () => run('endStation', { stationNo }))] : []),
    ],
  ),
  list(
    () => ask('loanVouchers'),
    ({ voucherNo, name, validUntil, usedAt }) => [
      ...[voucherNo, name, validUntil, usedAt === null ? '未使用' : '已使用'],
      ...(usedAt === null ? [button('贷款应用使用', () => run('consumeLoanVoucher', { voucherNo }))] : []),
    ],
  ),
)

/** A merchant takes this much from the card that the row is about. */
const MERCHANT_ASKS = fen(10_000)

function familyGrantRow({ id, state, monthLimit, single }: Item<'familyGrants'>) {
  const payment = { clientId: newClientId(), grantId: id, amount: MERCHANT_ASKS, merchant: '演示商户' }
  return [
    ...[id, state, `${formatAmount(single)} / ${formatAmount(monthLimit)}`],
    button(`消费${formatAmount(MERCHANT_ASKS)}`, () => run('spendFamily', payment)),
  ]
}

function familySpendingRow({ orderNo, merchant, amount, refunded, at }: Item<'familySpendings'>) {
  const left = { clientId: newClientId(), orderNo, amount: amount - refunded }
  return [
    ...[time(at), merchant, formatAmount(amount), `退 ${formatAmount(refunded)}`],
    ...(refunded < amount ? [button('全部退款', () => run('refundFamily', left))] : []),
  ]
}

export const familyCards = section(
  '亲情卡商户',
  'Merchants: pay with a family card, give a payment back',
  list(() => ask('familyGrants'), familyGrantRow),
  list(() => ask('familySpendings'), familySpendingRow),
)

/** What an enterprise is paid at a press. */
const ORG_IS_PAID = fen(10_000_000)

export const enterprises = section(
  '企业',
  'Enterprises: money that comes in, and what was paid as a proof of an account elsewhere',
  list(
    () => ask('orgs'),
    ({ orgId, name, uscc, balance }) => [
      ...[name, uscc, `余额 ${formatAmount(balance)}`],
      button(`转入${formatAmount(ORG_IS_PAID)}`, () =>
        run('payOrg', { orgId, amount: ORG_IS_PAID, payer: '演示商户', purpose: '货款' }),
      ),
    ],
  ),
  list(
    () => ask('orgCards'),
    ({ orgId, bankName, state, proofAmount, tries }) => [
      ...[orgId, bankName, state, `打款 ${formatAmount(proofAmount)}`, `错误 ${tries}`],
    ],
  ),
)

export const cardBanks = section(
  '银行维护',
  'Banks whose cards can’t be bound for now',
  list(
    () => ask('cardBanks'),
    ({ bank, maintained }) => [bank, tick(bank, maintained, (down) => run('maintainBank', { bank, maintained: down }))],
  ),
)

type Payable = Awaited<ReturnType<typeof payableAccounts>>['accounts'][number]
const payableAccounts = () => ask('payableAccounts')

const account = choice('账户', [])
const yuan = field('金额（元）', '100', { size: 8, inputMode: 'decimal' })
const merchant = field('对方', '示例商户', { size: 10 })
const password = field('密码', '', { size: 8, inputMode: 'numeric', placeholder: '账户密码' })
const subPassword = make('small')
let payable: readonly Payable[] = []

/** The account that is chosen. @throws Error before any is known */
function chosen(): Payable {
  const one = payable[Number(account.value)]
  if (!one) throw new Error('没有可付款的账户')
  return one
}

const accounts: Part = {
  node: labelled(account),
  async show() {
    const { accounts: all, password: theirs } = await payableAccounts()
    const kept = account.value
    payable = all
    account.replaceChildren(...all.map((one, index) => make('option', { value: String(index) }, one.called)))
    if (kept !== '') account.value = kept
    subPassword.textContent = `支付账户与零用账户：${theirs}`
  },
}

const payment = (): Inputs['merchantPay'] => ({
  clientId: newClientId(),
  mobileNo: chosen().mobileNo ?? '',
  acctId: chosen().acctId,
  amount: fenIn(yuan),
  merchant: typed(merchant),
  password: password.value,
})

function spendingRow({ orderNo, at, counterparty, amount, refunded, accountId }: Item<'spendings'>) {
  const whole = { clientId: newClientId(), orderNo, amount: amount - refunded }
  return [
    ...[time(at), accountId, counterparty, `${formatAmount(amount)}（已退${formatAmount(refunded)}）`, orderNo],
    ...(refunded < amount ? [button('全部退款', () => run('merchantRefund', whole))] : []),
  ]
}

export const merchants = section(
  '商户与他行',
  'Merchants and other banks: pay from an account, pay back, credit from a card that isn’t bound',
  accounts,
  buttons(...[yuan, merchant, password].map(labelled), subPassword),
  buttons(
    button('消费', () => run('merchantPay', payment())),
    button('非绑定卡转入', () =>
      run('unboundCredit', { acctNo: chosen().acctNo, amount: fenIn(yuan), payer: typed(merchant) }),
    ),
    button('已面签', () => run('seenAtCounter', { acctId: chosen().acctId })),
  ),
  list(() => ask('spendings'), spendingRow),
)
