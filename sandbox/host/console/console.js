// The console's page. Plain JavaScript, because it is served unchanged; everything it shows is set as text.
const byId = (id) => document.getElementById(id)

const KEY = 'sandbox-key'
const key = () => sessionStorage.getItem(KEY) ?? ''

async function ask(name, body) {
  const answer = await fetch(`/sandbox/api/${name}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-sandbox-console': '1',
      ...(key() === '' ? {} : { 'x-sandbox-key': key() }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (answer.status === 401) {
    byId('locked').hidden = false
    byId('open').hidden = true
  }
  const value = await answer.json()
  if (!answer.ok) throw new Error(value.error ?? value.msg ?? answer.statusText)
  return value
}

/** An element with text, attributes and children. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

const row = (...cells) =>
  make('tr', {}, ...cells.map((cell) => (cell instanceof Node ? make('td', {}, cell) : make('td', {}, String(cell)))))
const amount = (fen) => (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const time = (at) => new Date(at).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false })

let clearing
function say(text) {
  byId('said').textContent = text
  clearTimeout(clearing)
  clearing = setTimeout(() => (byId('said').textContent = ''), 4000)
}

/** Runs an action with its button disabled, shows the result, and reloads everything. */
async function act(button, name, body, done) {
  button.disabled = true
  say('处理中… · working')
  try {
    const value = await ask(name, body)
    say(done ? done(value) : '已完成 · done')
    await showAll()
  } catch (error) {
    say(`失败 · failed: ${error.message}`)
  } finally {
    button.disabled = false
  }
}

/** The accounts that merchants can be paid from, as the page lists them. */
let payable = []

const showing = {
  async state() {
    const { now, customers, gesture, password, flags } = await ask('state')
    byId('now').textContent = time(now)
    byId('gesture').textContent = gesture.split('').join('-')
    byId('password').textContent = password
    byId('customers').replaceChildren(...customers.map(customerCard))
    const people = byId('standin-customer')
    const frozen = byId('freeze-customer')
    if (frozen.length === 0)
      frozen.append(...customers.map(({ mobileNo, name }) => make('option', { value: mobileNo }, name)))
    const losers = byId('loss-customer')
    if (losers.length === 0)
      losers.append(...customers.map(({ mobileNo, name }) => make('option', { value: mobileNo }, name)))
    if (people.length === 0) people.append(...customers.map(({ key, name }) => make('option', { value: key }, name)))
    byId('flags').replaceChildren(...flags.map(flagRow))
  },
  async sms() {
    const messages = await ask('sms')
    const rows = messages.map(({ mobileNo, text, sentAt, consumedAt }) =>
      row(time(sentAt), mobileNo, text, consumedAt === null ? '未使用' : '已使用'),
    )
    byId('sms').replaceChildren(...(rows.length > 0 ? rows : [row('暂无短信 · none yet')]))
  },
  async subscriptions() {
    const sent = await ask('subscriptions')
    const rows = sent.map(({ sentAt, openId, title, templateId }) => row(time(sentAt), openId, title, templateId))
    byId('subscriptions').replaceChildren(...(rows.length > 0 ? rows : [row('暂无 · none yet')]))
  },
  async standins() {
    const { outcomes, choices } = await ask('standins')
    const customer = byId('standin-customer').value
    const chosen = (service) =>
      choices.find((one) => one.customer === customer && one.service === service)?.outcome ?? outcomes[service][0]
    byId('standins').replaceChildren(
      ...Object.entries(outcomes).map(([service, all]) => standinRow(customer, service, all, chosen(service))),
    )
  },
  async reviews() {
    const waiting = await ask('reviews')
    byId('reviews').replaceChildren(...(waiting.length > 0 ? waiting.map(reviewRow) : [row('暂无待审核 · none')]))
  },
  async transferCases() {
    const waiting = await ask('transferCases')
    byId('transfer-cases').replaceChildren(
      ...(waiting.length > 0 ? waiting.map(transferCaseRow) : [row('暂无待处理 · none')]),
    )
  },
  async bankCalls() {
    const calls = await ask('bankCalls')
    const rows = calls.map(({ mobileNo, caller, reason, begunAt, endedAt }) =>
      row(time(begunAt), mobileNo, caller, reason, endedAt === null ? '进行中' : '已结束'),
    )
    byId('bank-calls').replaceChildren(...(rows.length > 0 ? rows : [row('暂无来电 · none')]))
  },
  async partnerOrders() {
    const orders = await ask('partnerOrders')
    const rows = orders.map(({ createdAt, partner, purpose, amount: fen, state, authId }) =>
      row(time(createdAt), partner, purpose, amount(fen), state, `/PasswordKeyboardNew?authId=${authId}`),
    )
    byId('partner-orders').replaceChildren(...(rows.length > 0 ? rows : [row('暂无订单 · none')]))
  },
  async familyGrants() {
    const grants = await ask('familyGrants')
    byId('family-grants').replaceChildren(...(grants.length > 0 ? grants.map(familyGrantRow) : [row('暂无 · none')]))
  },
  async familySpendings() {
    const spendings = await ask('familySpendings')
    byId('family-spendings').replaceChildren(...spendings.map(familySpendingRow))
  },
  async losses() {
    const cases = await ask('losses')
    byId('losses').replaceChildren(...(cases.length > 0 ? cases.map(lossRow) : [row('暂无 · none')]))
  },
  async cases() {
    const cases = await ask('cases')
    byId('cases').replaceChildren(...(cases.length > 0 ? cases.map(caseRow) : [row('暂无 · none')]))
  },
  async orgCards() {
    const cards = await ask('orgCards')
    byId('org-cards').replaceChildren(...(cards.length > 0 ? cards.map(orgCardRow) : [row('暂无 · none')]))
  },
  async cardBanks() {
    const banks = await ask('cardBanks')
    byId('card-banks').replaceChildren(...banks.map(cardBankSwitch))
  },
  async freezes() {
    const active = await ask('freezes')
    byId('freezes').replaceChildren(...(active.length > 0 ? active.map(freezeRow) : [row('暂无冻结 · none')]))
  },
  async merchants() {
    const { accounts, password } = await ask('payableAccounts')
    payable = accounts
    const chosen = byId('merchant-account').value
    byId('merchant-account').replaceChildren(
      ...accounts.map(({ called }, index) => make('option', { value: String(index) }, called)),
    )
    if (chosen !== '') byId('merchant-account').value = chosen
    byId('sub-password').textContent = password
    const spent = await ask('spendings')
    byId('spendings').replaceChildren(...(spent.length > 0 ? spent.map(spendingRow) : [row('暂无消费 · none')]))
  },
  async products() {
    const products = await ask('products')
    byId('products').replaceChildren(...products.map(productRow))
    byId('every-family').checked = products.every(({ saleStatus }) => saleStatus === 'ON_SALE')
  },
  async invitations() {
    const { families, customers } = await ask('invitations')
    byId('invitations').replaceChildren(
      ...customers.flatMap((customer) => families.map((family) => invitationRow(customer, family))),
    )
  },
  async ledger() {
    const { accounts, transactions, violations } = await ask('ledger')
    byId('audit').textContent =
      violations.length === 0
        ? '✓ 各项不变量成立 · all invariants hold'
        : `✗ ${violations.map(({ rule, subject, detail }) => `${rule}: ${subject} (${detail})`).join('; ')}`
    byId('transactions').replaceChildren(
      ...transactions.map(({ id, kind, day, memo, entries }) =>
        row(day, kind, memo, id, entries.map(([account, fen]) => `${account} ${amount(fen)}`).join(' · ')),
      ),
    )
    byId('accounts').replaceChildren(
      ...accounts.map(({ id, balance }) => {
        const line = row(id, amount(balance))
        line.lastElementChild.className = 'amount'
        return line
      }),
    )
  },
}

/** Opens the app as a customer; with an empty name the customer is chosen there. */
const openApp = (customer, text) =>
  make(
    'form',
    { method: 'post', action: '/sandbox/wechat/be', target: '_blank' },
    make('input', { type: 'hidden', name: 'customer', value: customer }),
    make('input', { type: 'hidden', name: 'key', value: key() }),
    make('button', {}, text),
  )

function customerCard({ key, name, about, mobileNo }) {
  const mini = make(
    'button',
    {
      onclick: () =>
        act(mini, 'miniToken', { customer: key }, ({ token }) => {
          byId('token').textContent = `${name} 小程序登录码（60秒内一次有效，或用 demo:${key}） ${token}`
          return '登录码已生成 · token made'
        }),
    },
    '小程序登录码',
  )
  const sms = make(
    'button',
    {
      onclick: () => act(sms, 'sms', { customer: key }, ({ sent, message }) => (sent ? '短信已发送 · sent' : message)),
    },
    '发同步验证码',
  )
  return make(
    'li',
    {},
    make('b', {}, name),
    make('p', {}, `${about} · ${mobileNo}`),
    make('div', { class: 'buttons' }, openApp(key, '打开应用'), mini, sms),
  )
}

/** Words for what a stand-in answers; an answer that isn't here is shown by its name. */
const WORDS = {
  ocr: '身份证识别 ocr',
  face: '人脸识别 face',
  identity: '身份核查 identity',
  card: '发卡银行 card',
  registry: '账户登记 registry',
  phoneOwner: '手机号机主 phoneOwner',
  transfer: '转账结果（全部） transfer',
  nextTransfer: '转账结果（下一笔） nextTransfer',
}

function standinRow(customer, service, outcomes, chosen) {
  const select = make('select', { 'aria-label': WORDS[service] ?? service })
  select.append(...outcomes.map((outcome) => make('option', {}, outcome)))
  select.value = chosen
  select.addEventListener('change', () => act(select, 'standin', { customer, service, outcome: select.value }))
  return row(WORDS[service] ?? service, select)
}

function reviewRow({ recordNo, title, at, mobileNo }) {
  const decide = (text, approve) => {
    const button = make('button', { onclick: () => act(button, 'review', { recordNo, approve }) }, text)
    return button
  }
  return row(time(at), title, mobileNo ?? '', recordNo, decide('通过', true), decide('不通过', false))
}

function invitationRow({ name, mobileNo, families }, family) {
  const box = make('input', { type: 'checkbox', 'aria-label': `${name} ${family}` })
  box.checked = families.includes(family)
  box.addEventListener('change', () => act(box, 'invite', { mobileNo, family, invited: box.checked }))
  return row(name, family, box)
}

const CASES = {
  UNANSWERED: '银行一直未答复 unanswered',
  REVERSAL_SHORT: '冲正未扣足 reversal short',
  LATE_RETURN: '超期退汇 late return',
  RETURNED_CLOSED: '销户后退汇 returned after closing',
}

function transferCaseRow({ orderNo, kind, openedAt, direction, amount: fen, covered }) {
  const decide = (text, name, body) => {
    const button = make('button', { onclick: () => act(button, name, { orderNo, ...body }) }, text)
    return button
  }
  const ways =
    kind === 'UNANSWERED'
      ? [
          decide('已到账', 'clarifyTransfer', { succeeded: true }),
          decide('未成功', 'clarifyTransfer', { succeeded: false }),
        ]
      : kind === 'REVERSAL_SHORT'
        ? [decide(`补扣（已扣${amount(covered ?? 0)}）`, 'collectReversal', {})]
        : kind === 'RETURNED_CLOSED'
          ? [decide('已付给原客户', 'payClosedReturn', {})]
          : []
  return row(time(openedAt), CASES[kind] ?? kind, direction, amount(fen), orderNo, ...ways)
}

/** An order's id, made with its button: pressed again after a lost answer, it sends the same one. */
const newClientId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A merchant takes this much, in fen, from the card that the row is about. */
const MERCHANT_ASKS = 10_000

function familyGrantRow({ id, state, monthLimit, single }) {
  const payment = { clientId: newClientId(), grantId: id, amount: MERCHANT_ASKS, merchant: '演示商户' }
  const said = (outcome) => (outcome.ok ? '已支付 · paid' : `${outcome.error.name} · ${outcome.error.message}`)
  const pay = make('button', { onclick: () => act(pay, 'spendFamily', payment, said) }, `消费${amount(MERCHANT_ASKS)}`)
  return row(id, state, `${amount(single)} / ${amount(monthLimit)}`, pay)
}

function familySpendingRow({ orderNo, merchant, amount: paid, refunded, at }) {
  const left = { clientId: newClientId(), orderNo, amount: paid - refunded }
  const back = make('button', { onclick: () => act(back, 'refundFamily', left) }, '全部退款')
  return row(time(at), merchant, amount(paid), `退 ${amount(refunded)}`, refunded < paid ? back : '')
}

function orgCardRow({ id, orgId, bankName, state, proofAmount, tries }) {
  const decide = (text, approve) => {
    const button = make('button', { onclick: () => act(button, 'decideOrgCard', { orgCardId: id, approve }) }, text)
    return button
  }
  const ways = state === 'APPROVING' ? [decide('通过', true), decide('拒绝', false)] : []
  return row(orgId, bankName, state, `打款 ${amount(proofAmount)}`, `错误 ${tries}`, ...ways)
}

function lossRow({ caseNo, customer, called, state, tempUntil, replaceFrom }) {
  const settle = (text, action) => {
    const button = make('button', { onclick: () => act(button, 'settleLoss', { caseNo, action }, saidOf) }, text)
    return button
  }
  const ways = {
    TEMP: [settle('转正式', 'formalise'), settle('解挂', 'lift')],
    FORMAL: [...(replaceFrom ? [settle('补发', 'replace')] : []), settle('解挂', 'lift')],
  }
  const until = state === 'TEMP' ? `至 ${tempUntil}` : (replaceFrom ?? '')
  return row(customer, called, state, until, ...(ways[state] ?? []))
}

function caseRow({ caseNo, kind, state, dueDay, escalated, overdue, mayPublish }) {
  const clerk = () => byId('case-clerk').value.trim()
  const text = () => byId('case-text').value.trim()
  const button = (title, action, input, said = saidOf) => {
    const made = make('button', { onclick: () => act(made, action, input(), said) }, title)
    return made
  }
  const settle = (title, action) =>
    button(title, 'settleCase', () => {
      const approvedBy = byId('case-approver').value.trim()
      return { caseNo, clerk: clerk(), action, text: text(), ...(approvedBy === '' ? {} : { approvedBy }) }
    })
  const read = button(
    '查看',
    'readCase',
    () => ({ caseNo, clerk: clerk() }),
    (answer) => {
      byId('case-read').textContent = answer.done ? JSON.stringify(answer, undefined, 2) : ''
      return saidOf(answer)
    },
  )
  const publish = button('公开', 'publishCase', () => ({
    caseNo,
    question: byId('case-question').value.trim(),
    reply: text(),
  }))
  const [extend, reply] = [settle('延期', 'extend'), settle('答复', 'reply')]
  const ways = {
    RECEIVED: [settle('受理', 'take')],
    IN_PROGRESS: kind === 'COMPLAINT' ? [extend, reply] : [reply],
    EXTENDED: [extend, reply],
    REVIEW_ASKED: [reply],
    REPLIED: mayPublish ? [publish] : [],
    CLOSED: mayPublish ? [publish] : [],
  }
  const due = `${dueDay}${overdue ? ' 逾期' : escalated ? ' 督办' : ''}`
  return row(caseNo, kind, state, due, read, ...(ways[state] ?? []))
}

/** What a refused action says. */
const saidOf = ({ done, message }) => (done ? '已办理 · done' : message)

function cardBankSwitch({ bank, maintained }) {
  const box = make('input', { type: 'checkbox', checked: maintained })
  box.addEventListener('change', () => act(box, 'maintainBank', { bank, maintained: box.checked }))
  return make('label', {}, box, bank)
}

function freezeRow({ id, name, kind, asked, captured, untilDay, authority }) {
  const lift = make('button', { onclick: () => act(lift, 'liftFreeze', { freezeId: id }) }, '解除')
  return row(name ?? '', kind, `${amount(captured)} / ${amount(asked)}`, untilDay, authority ?? '', lift)
}

const answered = ({ done, orderNo, message }) => (done ? `已完成 · done: ${orderNo}` : `被拒绝 · refused: ${message}`)

function spendingRow({ orderNo, at, counterparty, amount: fen, refunded, accountId }) {
  const whole = { clientId: newClientId(), orderNo, amount: fen - refunded }
  const back = make('button', { onclick: () => act(back, 'merchantRefund', whole, answered) }, '全部退款')
  back.disabled = refunded >= fen
  return row(time(at), accountId, counterparty, `${amount(fen)}（已退${amount(refunded)}）`, orderNo, back)
}

function flagRow({ name, value }) {
  const input = make('input', { value, 'aria-label': name })
  const save = make('button', { onclick: () => act(save, 'flag', { name, value: input.value }) }, '保存')
  if (name !== 'SYSTEM_MAINTAIN') return row(name, input, save)
  const next = value === 'ON' ? 'OFF' : 'ON'
  const toggle = make(
    'button',
    { onclick: () => act(toggle, 'flag', { name, value: next }) },
    next === 'ON' ? '开始维护' : '结束维护',
  )
  return row(`${name} 系统维护`, value, toggle)
}

function productRow({ productType, name, kind, saleStatus, appointRate }) {
  const statuses = ['ON_SALE', 'PAUSED', 'CLOSED']
  const status = make('select', { 'aria-label': `${name} 销售状态` }, ...statuses.map((one) => make('option', {}, one)))
  status.value = saleStatus
  const rate = make('input', {
    value: String(appointRate),
    size: '5',
    inputmode: 'numeric',
    'aria-label': `${name} 利率`,
  })
  rate.disabled = kind === 'wealth'
  const save = make(
    'button',
    {
      onclick: () =>
        act(save, 'product', {
          productType,
          saleStatus: status.value,
          ...(kind === 'wealth' ? {} : { appointRate: Number(rate.value) }),
        }),
    },
    '保存',
  )
  return row(productType, name, status, rate, save)
}

const showAll = () => Promise.all(Object.values(showing).map((show) => show()))

for (const button of document.querySelectorAll('[data-move]')) {
  button.addEventListener('click', () => act(button, 'clock', { move: button.dataset.move }))
}
byId('reset').addEventListener('click', () => {
  if (confirm('重置全部演示数据？所有人需重新登录。')) act(byId('reset'), 'reset', {})
})
const everyFamily = byId('every-family')
everyFamily.addEventListener('change', () => act(everyFamily, 'sale', { every: everyFamily.checked }))
byId('announce').addEventListener('submit', (event) => {
  event.preventDefault()
  const [title, body, mobileNo] = ['title', 'body', 'mobileNo'].map((name) => byId(`announce-${name}`).value.trim())
  const input = { title, body, ...(mobileNo === '' ? {} : { mobileNo }) }
  void act(byId('announce-send'), 'announce', input, ({ told }) => `已发送给${told}位客户 · sent`)
})
byId('freeze').addEventListener('click', () => {
  const [mobileNo, kind, yuan, days] = ['customer', 'kind', 'yuan', 'days'].map((name) => byId(`freeze-${name}`).value)
  void act(byId('freeze'), 'placeFreeze', { mobileNo, kind, asked: Math.round(Number(yuan) * 100), days: Number(days) })
})
byId('report-loss').addEventListener('click', () => {
  const [mobileNo, object] = ['customer', 'object'].map((name) => byId(`loss-${name}`).value)
  void act(byId('report-loss'), 'reportLoss', { mobileNo, object }, saidOf)
})
const merchantOrder = () => {
  const [chosen, yuan, name, password] = ['account', 'yuan', 'name', 'password'].map(
    (field) => byId(`merchant-${field}`).value,
  )
  return { account: payable[Number(chosen)], amount: Math.round(Number(yuan) * 100), name, password }
}
const calling = () => ({
  mobileNo: byId('calling-mobile').value,
  caller: byId('calling-who').value,
  reason: byId('calling-why').value,
})
byId('calling-begin').addEventListener('click', () => void act(byId('calling-begin'), 'bankCallBegin', calling()))
byId('calling-end').addEventListener(
  'click',
  () => void act(byId('calling-end'), 'bankCallEnd', { mobileNo: calling().mobileNo }),
)
byId('partner-ask').addEventListener('click', () => {
  const { mobileNo, reason: purpose } = calling()
  const order = { mobileNo, partner: 'demoShop', partnerNo: newClientId(), purpose, amount: 6_800 }
  void act(byId('partner-ask'), 'askToPay', { ...order, returnTo: 'https://shop.example.com/orders' })
})
byId('merchant-pay').addEventListener('click', () => {
  const { account, amount: fen, name, password } = merchantOrder()
  const { mobileNo, acctId } = account
  const payment = { clientId: newClientId(), mobileNo, acctId, amount: fen, merchant: name, password }
  void act(byId('merchant-pay'), 'merchantPay', payment, answered)
})
byId('merchant-credit').addEventListener('click', () => {
  const { account, amount: fen, name } = merchantOrder()
  const credit = { acctNo: account.acctNo, amount: fen, payer: name }
  void act(byId('merchant-credit'), 'unboundCredit', credit, answered)
})
byId('merchant-seen').addEventListener('click', () => {
  void act(byId('merchant-seen'), 'seenAtCounter', { acctId: merchantOrder().account.acctId })
})
byId('standin-customer').addEventListener('change', () => showing.standins().catch((error) => say(error.message)))
// The state comes first, because the stand-ins' rows need its list of customers.
const begin = () =>
  showing
    .state()
    .then(() => {
      byId('locked').hidden = true
      byId('open').hidden = false
      byId('choose').replaceChildren(openApp('', '以选择身份的方式打开应用 · Open and choose there'))
      return showAll()
    })
    .catch((error) => say(`失败 · failed: ${error.message}`))
byId('unlock').addEventListener('submit', (event) => {
  event.preventDefault()
  sessionStorage.setItem(KEY, byId('key').value.trim())
  void begin()
})
void begin()
