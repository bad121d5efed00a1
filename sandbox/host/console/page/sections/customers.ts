import type { Views } from '@sandbox/host/console/api'
import { button } from '../act'
import { ask, key, run } from '../bank'
import { buttons, field, make, row } from '../elements'
import { list, section } from '../section'
import type { Part } from '../section'

type Customer = Views['state']['customers'][number]

/** Opens the app as a customer, on a page of it; with an empty name the customer is chosen there. */
function openApp(customer: string, text: string, page = '') {
  const hidden = (name: string, value: string) => make('input', { type: 'hidden', name, value })
  const own = hidden('key', '')
  return make(
    'form',
    // The key may be typed after this was drawn.
    { method: 'post', action: '/sandbox/wechat/be', target: '_blank', onsubmit: () => void (own.value = key()) },
    ...[hidden('customer', customer), hidden('page', page), own],
    make('button', { title: page }, text),
  )
}

const token = make('output')

function customerRow({ key: customer, name, about, mobileNo, idCardNo, cardNo, states }: Customer) {
  const mini = button(
    '小程序登录码',
    () => run('miniToken', { customer }),
    (made) => {
      token.value = `${name} 小程序登录码（60秒内一次有效，或用 demo:${customer}） ${made.token}`
      return '登录码已生成 · token made'
    },
  )
  const sms = button(
    '发同步验证码',
    () => run('sms', { customer }),
    ({ sent, message }) => (sent ? '短信已发送 · sent' : message),
  )
  const numbers = `手机号 ${mobileNo} · 身份证 ${idCardNo}${cardNo === undefined ? '' : ` · 银行卡 ${cardNo}`}`
  return row(
    make('div', {}, make('b', {}, name), ` ${customer}`, make('p', {}, about), make('small', {}, numbers)),
    buttons(
      openApp(customer, '打开应用'),
      mini,
      sms,
      ...states.map(({ what, page, shows }) => openApp(customer, `${shows} · ${what}`, page)),
    ),
  )
}

/** All that can be searched for of a customer. */
const wordsOf = ({ states, ...customer }: Customer): string =>
  [customer, ...states].flatMap((one) => Object.values(one)).join(' ')

const search = field('搜索客户', '', { type: 'search', placeholder: '姓名、状态、页面 · name, state, page' })
const gesture = make('b')
const password = make('b')
const count = make('small')
const table = make('table', { className: 'customers' })

/** Those worth trying first, or those in whose row stands what is searched. */
function showFound(customers: readonly Customer[]): void {
  const words = search.value.trim().toLowerCase().split(/\s+/)
  const found = customers.filter((one) =>
    search.value.trim() === '' ? one.first : words.every((word) => wordsOf(one).toLowerCase().includes(word)),
  )
  table.replaceChildren(...found.map(customerRow))
  count.textContent =
    search.value.trim() === ''
      ? `先试这${found.length}位，共${customers.length}位 · the first to try; a search finds the others`
      : `${found.length}/${customers.length}`
}

const people: Part = {
  node: make('div', {}, make('p', { className: 'buttons' }, search, count), table, token),
  async show() {
    const { customers, ...shown } = await ask('state')
    gesture.textContent = shown.gesture.split('').join('-')
    password.textContent = shown.password
    search.oninput = () => showFound(customers)
    showFound(customers)
  },
}

export const customers = section(
  '客户',
  'Customers',
  make('p', {}, '手势密码 ', gesture, '（点位0–8，自左上起） · 支付密码 ', password),
  people,
  openApp('', '以选择身份的方式打开应用 · Open and choose there'),
)

export const freeNumbers = section(
  '可用的号码',
  'Numbers nobody has: cards to bind (their bank has the customer’s own phone), a phone, an ID card',
  list(
    async () => {
      const { cards, mobileNo, idCard } = (await ask('state')).free
      return [
        ...cards.map(({ bankName, cardNo }) => [`${bankName}卡`, cardNo, '预留手机号：客户自己的手机号']),
        ['手机号', mobileNo],
        [`身份证（${idCard.name}）`, idCard.idCardNo],
      ]
    },
    (cells) => cells,
  ),
)
