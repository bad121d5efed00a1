import { formatAmount } from '@/domain/money/format'
import type { Item, Views } from '@sandbox/host/console/api'
import { act, button, tick } from '../act'
import { ask, run } from '../bank'
import { buttons, choice, fenIn, field, labelled, make, row, time, typed } from '../elements'
import { list, section } from '../section'
import type { Part } from '../section'

const MOVES = { hour: '+1 小时', day: '+1 天', cutOff: '到 23:29', month: '+30 天', year: '+1 年' } as const

const now = make('p', { id: 'now', ariaLive: 'polite' }, '--')
const missing = make('p')
const bankTime: Part = {
  node: missing,
  async show() {
    const state = await ask('state')
    now.textContent = time(state.now)
    missing.textContent = state.missingNotices
      .map((year) => `缺少${year}年放假通知，节假日只按法定假日和周末计算 · ${year}.json missing in HOLIDAY_NOTICES`)
      .join(' ')
  },
}

/** The bank's time, for the page's head; the clock's section keeps it right. */
export const bankNow = now

export const clock = section(
  '时钟',
  'Clock: moves on, and ends the days it passes',
  buttons(
    ...(Object.keys(MOVES) as (keyof typeof MOVES)[]).map((move) => button(MOVES[move], () => run('clock', { move }))),
  ),
  bankTime,
)

function flagRow({ name, value }: Views['state']['flags'][number]) {
  if (name !== 'SYSTEM_MAINTAIN') {
    const next = field(name, value)
    return [name, next, button('保存', () => run('flag', { name, value: next.value }))]
  }
  const next = value === 'ON' ? 'OFF' : 'ON'
  return [
    `${name} 系统维护`,
    value,
    button(next === 'ON' ? '开始维护' : '结束维护', () => run('flag', { name, value: next })),
  ]
}

export const flags = section(
  '开关',
  'Flags',
  list(async () => (await ask('state')).flags, flagRow),
)

const STATUSES = ['ON_SALE', 'PAUSED', 'CLOSED'] as const

function productRow({ productType, name, kind, saleStatus, appointRate }: Item<'products'>) {
  const status = choice(`${name} 销售状态`, STATUSES, saleStatus)
  const rate = field(`${name} 利率`, String(appointRate), {
    size: 5,
    inputMode: 'numeric',
    disabled: kind === 'wealth',
  })
  const change = () => ({
    productType,
    saleStatus: STATUSES.find((one) => one === status.value),
    ...(!rate.disabled && { appointRate: Number(rate.value) }),
  })
  return [productType, name, status, rate, button('保存', () => run('product', change()))]
}

const everyFamily = tick('全部产品在售', false, (every) => run('sale', { every }))

export const products = section(
  '产品',
  'Products: sale status and rate in basis points',
  labelled(everyFamily),
  make(
    'small',
    {},
    'Every family on sale, those the law has closed too; unticked: what the catalogue sells by default',
  ),
  list(async () => {
    const all = await ask('products')
    everyFamily.checked = all.every(({ saleStatus }) => saleStatus === 'ON_SALE')
    return all
  }, productRow),
)

export const invitations = section(
  '邀请',
  'Invitations: who may see and buy what is sold by invitation only',
  list(
    async () => {
      const { families, customers } = await ask('invitations')
      return customers.flatMap((customer) => families.map((family) => ({ ...customer, family })))
    },
    ({ name, mobileNo, family, families }) => [
      name,
      family,
      tick(`${name ?? ''} ${family}`, families.includes(family), (invited) =>
        run('invite', { mobileNo: mobileNo ?? '', family, invited }),
      ),
    ],
  ),
)

const terms = {
  mobileNo: field('手机号', '', { size: 12 }),
  rate: field('年利率（基点）', '50', { size: 4, inputMode: 'numeric' }),
  floor: field('留存额度（元）', '10000', { size: 8, inputMode: 'numeric' }),
  months: field('协定期（月）', '12', { size: 4, inputMode: 'numeric' }),
  days: field('有效天数', '30', { size: 4, inputMode: 'numeric' }),
  adviser: field('客户经理', '零售部0103', { size: 12 }),
}

export const agreement = section(
  '协定利率码',
  'An adviser’s code: terms of an agreement deposit for one customer',
  buttons(
    ...Object.values(terms).map(labelled),
    button(
      '出具',
      () =>
        run('agreementCode', {
          ...{ productType: '30201', termType: 'M' },
          mobileNo: typed(terms.mobileNo),
          rate: Number(terms.rate.value),
          floorBalance: fenIn(terms.floor),
          term: Number(terms.months.value),
          days: Number(terms.days.value),
          adviser: typed(terms.adviser),
        }),
      ({ code, refused }) =>
        code ? `协定利率码 ${code} · the customer types it` : `未出具 · refused: ${refused ?? ''}`,
    ),
  ),
)

const audit = make('p', {}, '--')
const transactions = make('table')
const accounts = make('table')
const ledgerBooks: Part = {
  node: make(
    'div',
    {},
    audit,
    make('details', {}, make('summary', {}, '最近交易 ', make('small', {}, 'Last transactions')), transactions),
    make('details', {}, make('summary', {}, '账户 ', make('small', {}, 'Accounts')), accounts),
  ),
  async show() {
    const { violations, ...books } = await ask('ledger')
    audit.textContent =
      violations.length === 0
        ? '✓ 各项不变量成立 · all invariants hold'
        : `✗ ${violations.map(({ rule, subject, detail }) => `${rule}: ${subject} (${detail})`).join('; ')}`
    transactions.replaceChildren(
      ...books.transactions.map(({ id, kind, day, memo, entries }) =>
        row(day, kind, memo, id, entries.map(([account, fen]) => `${account} ${formatAmount(fen)}`).join(' · ')),
      ),
    )
    accounts.replaceChildren(...books.accounts.map(({ id, balance }) => row(id, formatAmount(balance))))
  },
}

export const ledger = section('总账', 'Ledger', ledgerBooks)

const reset = make('button', { type: 'button', className: 'danger' }, '重置演示数据')
reset.onclick = () => {
  if (confirm('重置全部演示数据？所有人需重新登录。')) void act(reset, () => run('reset', {}))
}

export const beginAnew = section('重置', 'Reset: forgets everything and begins anew', buttons(reset))
