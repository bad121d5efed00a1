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

/** Fen of the yuan in a field, as the bank reads them from its customers. */
async function fenIn(id) {
  const { amount, refused } = await ask('readYuan', { text: byId(id).value })
  if (refused) throw new Error(refused)
  return amount
}

/** Runs an action with its button disabled, shows the result, and reloads everything; a body may have to be asked for. */
async function act(button, name, body, done) {
  button.disabled = true
  say('处理中… · working')
  try {
    const value = await ask(name, typeof body === 'function' ? await body() : body)
    say(done?.(value) ?? '已完成 · done')
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
    const { now, missingNotices, customers, free, gesture, password, flags } = await ask('state')
    byId('now').textContent = time(now)
    byId('missing-notices').textContent = missingNotices
      .map((year) => `缺少${year}年放假通知，节假日只按法定假日和周末计算 · ${year}.json missing in HOLIDAY_NOTICES`)
      .join(' ')
    byId('gesture').textContent = gesture.split('').join('-')
    byId('password').textContent = password
    byId('customers').replaceChildren(...customers.map(customerCard))
    byId('free-numbers').replaceChildren(
      ...free.cards.map(({ bankName, cardNo }) => row(`${bankName}卡`, cardNo, '预留手机号：客户自己的手机号')),
      row('手机号', free.mobileNo),
      row(`身份证（${free.idCard.name}）`, free.idCard.idCardNo),
    )
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
  async phoneChanges() {
    const held = (await ask('phoneChanges')).filter(({ state }) => state === 'REVIEW' || state === 'OWNER_CHECKED')
    byId('phone-changes').replaceChildren(...(held.length > 0 ? held.map(phoneChangeRow) : [row('暂无 · none')]))
  },
  async transferCases() {
    const waiting = await ask('transferCases')
    byId('transfer-cases').replaceChildren(
      ...(waiting.length > 0 ? waiting.map(transferCaseRow) : [row('暂无待处理 · none')]),
    )
  },
  async closedCredits() {
    const owed = await ask('closedCredits')
    byId('closed-credits').replaceChildren(...(owed.length > 0 ? owed.map(closedCreditRow) : [row('暂无 · none')]))
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
    const rows = orders.map((order) => {
      const { createdAt, partner, purpose, amount: fen, state, authId, refunded } = order
      const link = `/PasswordKeyboardNew?authId=${authId}`
      const back = refunded > 0 ? `退${amount(refunded)}` : ''
      const cells = [time(createdAt), partner, purpose, amount(fen), state, back, link]
      return row(...cells, ...(state === 'PAID' && refunded < fen ? [refundButton(order)] : []))
    })
    byId('partner-orders').replaceChildren(...(rows.length > 0 ? rows : [row('暂无订单 · none')]))
  },
  async bridgeTargets() {
    const targets = await ask('bridgeTargets')
    byId('bridge-targets').replaceChildren(...targets.map(targetRow))
  },
  async bridgeOpenings() {
    const openings = await ask('bridgeOpenings')
    const rows = openings.map(({ openedAt, bridge, given, consentVersion, redeemedAt }) =>
      row(
        time(openedAt),
        bridge,
        JSON.stringify(given),
        consentVersion ?? '',
        redeemedAt === null ? '未收到' : '已收到',
      ),
    )
    byId('bridge-openings').replaceChildren(...(rows.length > 0 ? rows : [row('暂无 · none')]))
  },
  async stations() {
    const stations = await ask('stations')
    byId('stations').replaceChildren(...stations.map(stationRow))
  },
  async loanVouchers() {
    const vouchers = await ask('loanVouchers')
    byId('loan-vouchers').replaceChildren(...(vouchers.length > 0 ? vouchers.map(voucherRow) : [row('暂无 · none')]))
  },
  async mallItems() {
    const items = await ask('mallItems')
    byId('mall-items').replaceChildren(...(items.length > 0 ? items.map(mallItemRow) : [row('暂无 · none')]))
  },
  async mallOrders() {
    const orders = await ask('mallOrders')
    byId('mall-orders').replaceChildren(...(orders.length > 0 ? orders.map(mallOrderRow) : [row('暂无 · none')]))
  },
  async marketers() {
    const marketers = await ask('marketers')
    byId('marketers').replaceChildren(...(marketers.length > 0 ? marketers.map(marketerRow) : [row('暂无 · none')]))
    const relations = await ask('relations')
    const told = relations.map(({ relationId, kind, state, boundAt }) => row(relationId, kind, state, time(boundAt)))
    byId('relations').replaceChildren(...(told.length > 0 ? told : [row('暂无 · none')]))
  },
  async vouchers() {
    const vouchers = await ask('vouchers')
    byId('vouchers').replaceChildren(...(vouchers.length > 0 ? vouchers.map(merchantRow) : [row('暂无 · none')]))
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
  async surveys() {
    const surveys = await ask('surveys')
    byId('surveys').replaceChildren(...surveys.map(surveyRow))
  },
  async campaigns() {
    const campaigns = await ask('campaigns')
    byId('campaigns').replaceChildren(...campaigns.map(campaignRow))
    const suspected = await ask('suspectedJoins')
    byId('suspected').replaceChildren(...(suspected.length > 0 ? suspected.map(suspectedRow) : [row('暂无 · none')]))
  },
  async approvals() {
    const approvals = await ask('approvals')
    byId('approvals').replaceChildren(...(approvals.length > 0 ? approvals.map(approvalRow) : [row('暂无 · none')]))
  },
  async orgs() {
    const orgs = await ask('orgs')
    byId('orgs').replaceChildren(...(orgs.length > 0 ? orgs.map(orgRow) : [row('暂无 · none')]))
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

function customerCard({ key, name, about, mobileNo, idCardNo, cardNo }) {
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
    make('p', {}, about),
    make('p', {}, `手机号 ${mobileNo} · 身份证 ${idCardNo}${cardNo === undefined ? '' : ` · 银行卡 ${cardNo}`}`),
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
  loans: '合作贷款 loans',
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

const LOST = { ACCOUNT: '电子账户', SUB: '子账户', PHONE: '手机', ID_CARD: '身份证' }

function reviewRow({ recordNo, title, at, mobileNo, lost }) {
  const decide = (text, approve) => {
    const button = make('button', { onclick: () => act(button, 'review', { recordNo, approve }) }, text)
    return button
  }
  const reported = lost.map((object) => LOST[object]).join('、')
  const warning = reported === '' ? '' : `${reported}已挂失 reported lost`
  return row(time(at), title, mobileNo ?? '', recordNo, warning, decide('通过', true), decide('不通过', false))
}

/** A change of a number that a person was asked about, which an owner who didn't ask for it has stopped by the hotline. */
function phoneChangeRow({ id: changeId, startedAt, oldNo, newNo, method, state }) {
  const stop = make('button', { onclick: () => act(stop, 'phoneChangeStop', { changeId }) }, '终止')
  return row(time(startedAt), `${oldNo ?? '无'} → ${newNo ?? ''}`, method, state, stop)
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
        : []
  return row(time(openedAt), CASES[kind] ?? kind, direction, amount(fen), orderNo, ...ways)
}

function closedCreditRow({ id, amount: owed, at, kind, memo, closureNo }) {
  const pay = make('button', { onclick: () => act(pay, 'payClosedCredit', { id }) }, '已核实，支付')
  return row(time(at), amount(owed), kind, memo, closureNo ?? '', pay)
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

function orgCardRow({ orgId, bankName, state, proofAmount, tries }) {
  return row(orgId, bankName, state, `打款 ${amount(proofAmount)}`, `错误 ${tries}`)
}

/** What an enterprise is paid at a press, in fen. */
const ORG_IS_PAID = 10_000_000

function orgRow({ orgId, name, uscc, balance }) {
  const credit = { orgId, amount: ORG_IS_PAID, payer: '演示商户', purpose: '货款' }
  const pay = make('button', { onclick: () => act(pay, 'payOrg', credit) }, `转入${amount(ORG_IS_PAID)}`)
  return row(name, uscc ?? '', `余额 ${amount(balance)}`, pay)
}

function approvalRow({ approvalId, kind, state, applicant, payee, payloadHash, failure, waitsFor, lines = [] }) {
  const decide = (text, decision) => {
    const reason = () => byId('approval-reason').value.trim()
    const input = () => ({ approvalId, payloadHash, clerk: byId('approver').value.trim(), decision, reason: reason() })
    const button = make('button', { onclick: () => act(button, 'decideBankApproval', input(), saidOf) }, text)
    return button
  }
  const ways = state === 'SUBMITTED' ? [decide('同意', 'APPROVE'), decide('拒绝', 'REJECT')] : []
  const read = lines.map(({ label, value }) => make('div', {}, `${label}：${value}`))
  const about = read.length > 0 ? make('details', {}, make('summary', {}, payee), ...read) : payee
  return row(kind, about, applicant, waitsFor ? `待${waitsFor}` : state, failure ?? '', ...ways)
}

function campaignRow({ actId, title, state, waits, budget, reserved, granted, joined, prizes = [] }) {
  const clerk = () => byId('campaign-clerk').value.trim()
  const handIn = make(
    'button',
    { onclick: () => act(handIn, 'handInCampaign', { actId, clerk: clerk() }, saidOf) },
    budget === undefined || state === 'REJECTED' ? '提交审批' : '提交修改',
  )
  const move = (text, action) => {
    const input = () => ({ actId, action, clerk: clerk() })
    const button = make('button', { onclick: () => act(button, 'moveCampaign', input(), movedTo) }, text)
    return button
  }
  const ways = {
    DRAFT: [handIn],
    REJECTED: [handIn],
    SCHEDULED: [handIn, move('终止', 'cancel')],
    RUNNING: [handIn, move('暂停', 'pause'), move('终止', 'cancel')],
    PAUSED: [handIn, move('恢复', 'resume'), move('终止', 'cancel')],
  }
  const money =
    budget === undefined ? '' : `预算 ${amount(budget)} · 已承诺 ${amount(reserved)} · 已发放 ${amount(granted)}`
  const stock = prizes.map(({ prizeKey, stock: all, taken }) => `${prizeKey} ${taken}/${all}`).join(' · ')
  const called = `${title}${waits ? '（有修改待审批）' : ''}`
  return row(actId, called, state, money, stock, `${joined ?? 0}人`, ...(ways[state] ?? []))
}

const movedTo = ({ done, state }) => (done ? `已办理 · ${state}` : '状态已变化，请刷新')

function suspectedRow({ rewardId, actId, customerId, name, suspected, heldUntil }) {
  const [rule] = suspected
  const clerk = () => byId('campaign-clerk').value.trim()
  const clear = make(
    'button',
    { onclick: () => act(clear, 'clearParticipation', { actId, customerId, clerk: clerk() }, doneOrNot) },
    '核实通过',
  )
  const revoke = make(
    'button',
    { onclick: () => act(revoke, 'revokeReward', { rewardId, rule, clerk: clerk() }, doneOrNot) },
    '取消奖励',
  )
  return row(actId, customerId, name, suspected.join(' '), `最晚 ${heldUntil}`, clear, revoke)
}

const doneOrNot = ({ done }) => (done ? '已办理 · done' : '状态已变化，请刷新')

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

function refundButton({ authId, amount: paid, refunded }) {
  const button = make(
    'button',
    {
      onclick: () => act(button, 'partnerRefund', { clientId: newClientId(), authId, amount: paid - refunded }, saidOf),
    },
    '退款',
  )
  return button
}

function targetRow({ target, up }) {
  const button = make('button', { onclick: () => act(button, 'setTarget', { target, up: !up }) }, up ? '停用' : '恢复')
  return row(target, up ? '可访问' : '已停用', button)
}

function stationRow({ stationNo, name, branch, endedOn }) {
  const button = make('button', { onclick: () => act(button, 'endStation', { stationNo }) }, '撤销')
  return row(stationNo, name, branch, endedOn ?? '', ...(endedOn === null ? [button] : []))
}

function voucherRow({ voucherNo, name, validUntil, usedAt }) {
  const button = make('button', { onclick: () => act(button, 'consumeLoanVoucher', { voucherNo }) }, '贷款应用使用')
  return row(voucherNo, name, validUntil, usedAt === null ? '未使用' : '已使用', ...(usedAt === null ? [button] : []))
}

function mallItemRow({ itemId, name, points, stock }) {
  const left = make('input', { type: 'number', min: 0, value: stock, 'aria-label': `${name}库存` })
  const button = make(
    'button',
    { onclick: () => act(button, 'setStock', { itemId, stock: Number(left.value) }) },
    '设库存',
  )
  return row(itemId, name, `${points}积分`, left, button)
}

function mallOrderRow({ orderNo, itemName, state, recipient, placedAt, overdue }) {
  const parcel = () => ({ orderNo, carrier: '样例快递', parcelNo: `SF${Date.now()}` })
  const ship = make('button', { onclick: () => act(ship, 'shipMallOrder', parcel(), saidOf) }, '发货')
  const refuse = make('button', { onclick: () => act(refuse, 'refuseMallOrder', { orderNo }, saidOf) }, '无法发货')
  const clerk = () => byId('mall-clerk').value.trim()
  const show = make(
    'button',
    {
      onclick: () =>
        act(show, 'showRecipient', { orderNo, clerk: clerk() }, ({ done, name, mobileNo, region, street }) => {
          byId('mall-recipient').textContent = done ? `${orderNo} ${name} ${mobileNo} ${region} ${street}` : ''
          return done ? '已登记查看 · looked at, and recorded' : '无待发地址 · none waits'
        }),
    },
    '收件信息',
  )
  const ways = state === 'PLACED' ? [show, ship, refuse] : []
  return row(orderNo, itemName, overdue ? `${state} 已超期` : state, recipient ?? '', time(placedAt), ...ways)
}

function marketerRow({ salesId, kind, branch, state, until }) {
  const clerk = () => byId('marketer-clerk').value.trim()
  const reason = () => byId('marketer-reason').value.trim()
  const change = (title, to) => {
    const input = () => ({ clerk: clerk(), salesId, change: to, reason: reason() })
    const said = (answer) => answer.message ?? (answer.done ? '已提交审批 · handed in' : saidOf(answer))
    const made = make('button', { onclick: () => act(made, 'askMarketerChange', input(), said) }, title)
    return made
  }
  const ways = {
    ACTIVE: [change('暂停', 'SUSPEND'), change('终止', 'END')],
    SUSPENDED: [change('恢复', 'RESUME'), change('终止', 'END')],
    APPLIED: [change('终止', 'END')],
  }
  return row(salesId, kind, branch, state, until ?? '', ...(ways[state] ?? []))
}

function merchantRow({ voucherId, name, merchant, state, validUntil }) {
  const code = () => byId('voucher-code').value.trim()
  const button = (title, action, input) => {
    const made = make('button', { onclick: () => act(made, action, input(), saidOf) }, title)
    return made
  }
  const buttons = {
    ISSUED: [
      button('商户核销', 'takeVoucher', () => ({ merchant, code: code() })),
      button('收回', 'revokeVoucher', () => ({ voucherId })),
    ],
    USED: [button('退货退券', 'refundVoucher', () => ({ voucherId }))],
  }
  return row(name, merchant, validUntil, state, ...(buttons[state] ?? []))
}

/** The pictures of the case that was read, asked for under the same name. */
function showCasePictures(whose, pictures) {
  const buttons = pictures.map(({ pictureId }, place) => {
    const show = (answer) => {
      if (!answer.done) return saidOf(answer)
      const shown = make('img', {
        alt: `图片${place + 1}`,
        src: `data:${answer.mime};base64,${answer.image}`,
        width: 240,
      })
      button.replaceWith(shown)
      return saidOf(answer)
    }
    const button = make(
      'button',
      { onclick: () => act(button, 'readCasePicture', { ...whose, pictureId }, show) },
      `图片${place + 1} · picture`,
    )
    return button
  })
  byId('case-pictures').replaceChildren(...buttons)
}

function caseRow({ caseNo, kind, state, dueDay, escalated, overdue, mayPublish }) {
  const clerk = () => byId('case-clerk').value.trim()
  const text = () => byId('case-text').value.trim()
  const button = (title, action, input, said = saidOf) => {
    const made = make('button', { onclick: () => act(made, action, input(), said) }, title)
    return made
  }
  const settle = (title, action) =>
    button(
      title,
      'settleCase',
      () => ({ caseNo, clerk: clerk(), action, text: text() }),
      (answer) => answer.message ?? saidOf(answer),
    )
  const read = button(
    '查看',
    'readCase',
    () => ({ caseNo, clerk: clerk() }),
    (answer) => {
      byId('case-read').textContent = answer.done ? JSON.stringify(answer, undefined, 2) : ''
      showCasePictures({ caseNo, clerk: clerk() }, answer.pictures ?? [])
      return saidOf(answer)
    },
  )
  const publish = button('公开', 'publishCase', () => ({
    caseNo,
    clerk: clerk(),
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

function surveyRow({ surveyId, version, title, fromDay, attempts }) {
  const read = make(
    'button',
    {
      onclick: () =>
        act(read, 'readSurvey', { surveyId, version }, (answer) => {
          byId('survey-read').textContent = answer.done ? resultsText(answer) : ''
          return saidOf(answer)
        }),
    },
    '查看结果',
  )
  const counts = Object.entries(attempts).map(([state, many]) => `${state} ${many}`)
  return row(`${surveyId} v${version}`, title, fromDay, counts.join(' · ') || '0', read)
}

const resultsText = ({ answered, questions }) =>
  [
    `${answered} 份 · answers`,
    ...questions.map(({ text, answered: own, chosen, average, words }) =>
      [
        `\n${text}（${own}${average === undefined ? '' : `，平均 ${average}`}）`,
        ...chosen.map((one) => `  ${one.text}: ${one.times}`),
        ...words.map((one) => `  “${one}”`),
      ].join('\n'),
    ),
  ].join('\n')

/** What a refused action says. */
const saidOf = ({ done, message = '不能这样处理 · refused' }) => (done ? '已办理 · done' : message)

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
byId('publish-survey').addEventListener('submit', (event) => {
  event.preventDefault()
  let body
  try {
    body = JSON.parse(byId('survey-body').value)
  } catch {
    return say('不是有效的JSON · not JSON')
  }
  void act(byId('survey-publish'), 'publishSurvey', { body }, saidOf)
})
let announced = {}
byId('announce').addEventListener('submit', (event) => {
  event.preventDefault()
  const [title, body, mobileNo] = ['title', 'body', 'mobileNo'].map((name) => byId(`announce-${name}`).value.trim())
  const [chosen, article] = ['about', 'article'].map((name) => byId(`announce-${name}`).value.trim())
  const about = chosen === 'article' ? `article ${article}` : chosen
  const input = { title, body, ...(mobileNo === '' ? {} : { mobileNo }), ...(about === '' ? {} : { about }) }
  // The same once more, as after a lost answer, is the same announcement, so that nobody gets it twice.
  const written = JSON.stringify(input)
  if (announced.written !== written) announced = { written, clientId: newClientId() }
  const { clientId } = announced
  void act(byId('announce-send'), 'announce', { clientId, ...input }, ({ told }) => `已发送给${told}位客户 · sent`)
})
byId('agree').addEventListener('submit', (event) => {
  event.preventDefault()
  const [mobileNo, rate, months, days, adviser] = ['mobileNo', 'rate', 'months', 'days', 'adviser'].map((name) =>
    byId(`agree-${name}`).value.trim(),
  )
  const terms = { productType: '30201', rate: Number(rate), term: Number(months), termType: 'M' }
  const agreed = async () => ({
    ...terms,
    mobileNo,
    floorBalance: await fenIn('agree-floor'),
    days: Number(days),
    adviser,
  })
  void act(byId('agree-issue'), 'agreementCode', agreed, ({ code, refused }) =>
    code ? `协定利率码 ${code} · the customer types it` : `未出具 · refused: ${refused}`,
  )
})
byId('freeze').addEventListener('click', () => {
  const [mobileNo, kind, days] = ['customer', 'kind', 'days'].map((name) => byId(`freeze-${name}`).value)
  const order = async () => ({ mobileNo, kind, asked: await fenIn('freeze-yuan'), days: Number(days) })
  void act(byId('freeze'), 'placeFreeze', order)
})
byId('report-loss').addEventListener('click', () => {
  const [mobileNo, object] = ['customer', 'object'].map((name) => byId(`loss-${name}`).value)
  void act(byId('report-loss'), 'reportLoss', { mobileNo, object }, saidOf)
})
const merchantOrder = () => {
  const [chosen, name, password] = ['account', 'name', 'password'].map((field) => byId(`merchant-${field}`).value)
  return { account: payable[Number(chosen)], name, password }
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
  const { account, name, password } = merchantOrder()
  const { mobileNo, acctId } = account
  const order = { clientId: newClientId(), mobileNo, acctId, merchant: name, password }
  const payment = async () => ({ ...order, amount: await fenIn('merchant-yuan') })
  void act(byId('merchant-pay'), 'merchantPay', payment, answered)
})
byId('merchant-credit').addEventListener('click', () => {
  const { account, name } = merchantOrder()
  const credit = async () => ({ acctNo: account.acctNo, amount: await fenIn('merchant-yuan'), payer: name })
  void act(byId('merchant-credit'), 'unboundCredit', credit, answered)
})
byId('merchant-seen').addEventListener('click', () => {
  void act(byId('merchant-seen'), 'seenAtCounter', { acctId: merchantOrder().account.acctId })
})
/** What is typed for an action's field, as its schema wants it; undefined for one that was left out. */
function typedIn({ name, kind, required }) {
  const input = byId(`any-field-${name}`)
  if (kind === 'boolean') return input.checked
  if (input.value === '' && !required) return undefined
  if (kind === 'number') return Number(input.value)
  return kind === 'json' ? JSON.parse(input.value) : input.value
}

function anyField({ name, kind, required, options }) {
  const attributes = {
    id: `any-field-${name}`,
    'aria-label': name,
    placeholder: name,
    ...(required && { required: '' }),
  }
  if (kind === 'choice') {
    const choices = required ? options : ['', ...options]
    return make('select', attributes, ...choices.map((value) => make('option', { value }, value || '--')))
  }
  return kind === 'boolean'
    ? make('label', {}, make('input', { id: attributes.id, type: 'checkbox' }), ` ${name}`)
    : make('input', { ...attributes, type: kind === 'number' ? 'number' : 'text' })
}

/** Lists everything the bank's console knows, so that a new view or action has its place here without a line on this page. */
async function listEverything() {
  const { views, actions } = await ask('catalogue')
  const options = (names) => names.map((name) => make('option', { value: name }, name))
  const chosen = () => actions.find(({ name }) => name === byId('any-name').value)
  const showFields = () => byId('any-fields').replaceChildren(...chosen().fields.map(anyField))
  const tell = (value) => (byId('any-answer').textContent = JSON.stringify(value, null, 2))
  byId('any-name').replaceChildren(...options(actions.map(({ name }) => name)))
  byId('any-view').replaceChildren(...options(views))
  byId('any-name').onchange = showFields
  byId('any-action').onsubmit = (event) => {
    event.preventDefault()
    const { name, fields } = chosen()
    const body = () => Object.fromEntries(fields.map((field) => [field.name, typedIn(field)]))
    void act(byId('any-run'), name, body, (value) => void tell(value))
  }
  byId('any-show').onclick = () => ask(byId('any-view').value).then(tell, (error) => say(error.message))
  showFields()
}

byId('standin-customer').addEventListener('change', () => showing.standins().catch((error) => say(error.message)))
// The state comes first, because the stand-ins' rows need its list of customers.
const begin = () =>
  showing
    .state()
    .then(() => {
      byId('locked').hidden = true
      byId('open').hidden = false
      byId('choose').replaceChildren(openApp('', '以选择身份的方式打开应用 · Open and choose there'))
      return Promise.all([listEverything(), showAll()])
    })
    .catch((error) => say(`失败 · failed: ${error.message}`))
byId('unlock').addEventListener('submit', (event) => {
  event.preventDefault()
  sessionStorage.setItem(KEY, byId('key').value.trim())
  void begin()
})
void begin()
