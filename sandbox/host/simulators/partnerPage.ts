import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { BRIDGES } from '@/domain/bridge/bridges'
import { GIFT_FACTS } from '@/domain/bridge/gifts'
import type { Gift } from '@/domain/bridge/gifts'
import { isTarget, SIMULATOR_PATH, simulatorPath } from '@/domain/bridge/targets'
import type { TargetKey } from '@/domain/bridge/targets'
import { formatAmount } from '@/domain/money/format'
import { yuan } from '@/domain/money/fen'
import { redeem, redeemedOpening } from '@sandbox/business/bridge'
import type { BridgeOpening } from '@sandbox/business/bridge'
import type { Bank } from '@sandbox/kernel/scope'
import { pagePolicy } from '../http/headers'
import { isOwnForm } from './forms'
import type { FormFields } from './forms'
import { choiceButton, choicePage, escapeHtml } from './html'
import { simulatedPartnerOrders } from './tables'

const SHOP = 'goodGo'
/** What the simulator sells. */
const GOODS = [
  { key: 'bus', title: '城际巴士票', amount: yuan(38) },
  { key: 'car', title: '周末租车', amount: yuan(268) },
] as const

/** What stands in for a service that the sandbox doesn't have. */
const ABOUT: Readonly<Partial<Record<TargetKey, string>>> = {
  loan: '演示环境未接入贷款应用，这里只显示贷款应用会收到的内容 · There is no loan app here',
  store: '演示环境没有应用商店，也没有可安装的App · There is no app to install here',
  mini: '演示环境：微信会在这里打开小程序 · WeChat would open the mini-program here',
  mobileBank: '演示环境没有手机银行App，这里只显示App会收到的内容 · There is no app here',
  deposit: '演示环境没有手机银行App，这里只显示App会收到的内容 · There is no app here',
}

/** The way back of the bank's own app leads to what is a customer's; every partner's to home. */
const BACK: Readonly<Partial<Record<TargetKey, string>>> = {
  mobileBank: '/main/appMiddle?to=/assetOverview',
  deposit: '/main/appMiddle?to=/assetOverview',
}

const line = (title: string, about: string): string =>
  `<li><a><b>${escapeHtml(title)}</b><span>${escapeHtml(about)}</span></a></li>`

interface Arrived {
  readonly token?: string
  readonly id?: string
  readonly to?: string
}

/** Pages of the partners' simulator: it uses the token it was brought, once, and prints everything it got. */
export function servePartnerPage(server: FastifyInstance, bank: Bank): void {
  const on = bank.db.drizzle
  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', pagePolicy([]))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html)

  server.get<{ Params: { target: string }; Querystring: Arrived }>(
    `${SIMULATOR_PATH}:target`,
    async (request, reply) => {
      const { target } = request.params
      if (!isTarget(target)) return reply.code(404).type('text/plain; charset=utf-8').send('not found')
      const { token, id, to } = request.query
      const clocks = { now: await bank.businessNow(), realNow: bank.realNow() }
      const opening = typeof token === 'string' ? await redeem(on, target, token, clocks) : undefined
      const refused = typeof token === 'string' && opening === undefined
      const rows = [
        ...(refused ? [line('令牌已使用或已失效', '请返回应用重新前往 · The token was used or is too old')] : []),
        ...gotRows(opening),
        ...(typeof id === 'string' ? [line('编号 · id', id)] : []),
        ...(typeof to === 'string' ? [line('页面 · page', to)] : []),
      ]
      const shop = target === SHOP && opening ? shopOf(opening) : undefined
      return sendPage(reply.code(refused ? 403 : 200), page(target, rows, shop))
    },
  )

  server.post<{ Body: FormFields }>(simulatorPath(SHOP), async (request, reply) => {
    const { opening: id = '', goods } = Object(request.body) as FormFields
    const chosen = GOODS.find(({ key }) => key === goods)
    const opening = isOwnForm(request) ? await redeemedOpening(on, SHOP, id) : undefined
    const clientNo = opening?.given.clientNo
    if (!chosen || clientNo === undefined)
      return sendPage(reply.code(400), page(SHOP, [line('请从应用进入', 'Start from the app')]))
    const partnerNo = randomUUID()
    const facts = { purpose: chosen.title, amount: chosen.amount, createdAt: await bank.businessNow() }
    await on.insert(simulatedPartnerOrders).values({ partner: SHOP, partnerNo, clientNo, ...facts })
    return sendPage(reply, page(SHOP, await orderRows(clientNo)))
  })

  async function orderRows(clientNo: string): Promise<readonly string[]> {
    const latest = desc(simulatedPartnerOrders.createdAt)
    const own = eq(simulatedPartnerOrders.clientNo, clientNo)
    const orders = await on.select().from(simulatedPartnerOrders).where(own).orderBy(latest).limit(5)
    return orders.map(({ partnerNo, purpose, amount, paid }) => {
      const about = `${formatAmount(amount)}元 · ${paid ? '已支付' : '待支付'}`
      if (paid) return line(purpose, about)
      return `<li><a href="/main/goodGoOutOrder?id=${escapeHtml(partnerNo)}"><b>用银行账户支付：${escapeHtml(purpose)}</b><span>${about}</span></a></li>`
    })
  }
}

const gotRows = (opening: BridgeOpening | undefined): readonly string[] =>
  (Object.entries(opening?.given ?? {}) as [Gift, string][]).map(([gift, value]) =>
    line(`收到：${GIFT_FACTS[gift].name}`, value),
  )

/** The goods as a form, for who came with a token. */
const shopOf = ({ id }: BridgeOpening): string =>
  `<form method="post" action="${simulatorPath(SHOP)}"><input type="hidden" name="opening" value="${escapeHtml(id)}"><ul>${GOODS.map(
    ({ key, title, amount }) =>
      choiceButton({ name: 'goods', value: key, title: `下单：${title}`, about: `${formatAmount(amount)}元` }),
  ).join('')}</ul></form>`

function page(target: TargetKey, rows: readonly string[], after = ''): string {
  const { name } = BRIDGES[target]
  const about = ABOUT[target] ?? `代替“${name}”，只显示它收到的内容 · Stands in for a partner and prints what it got`
  const shown = rows.length > 0 ? rows : [line('没有收到任何信息', 'Nothing was handed on')]
  const html = choicePage(name, `${name}：${about}`, [
    ...shown,
    `<li><a href="${BACK[target] ?? '/main/app?to=/'}"><b>返回银行</b></a></li>`,
  ])
  return after === '' ? html : html.replace('</body>', `${after}</body>`)
}
