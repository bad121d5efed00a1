import { and, desc, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { yuan } from '@/domain/money/fen'
import { replaceCards } from '@sandbox/business/card/testing/replaceCards'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import { bankNow } from '@sandbox/kernel/clock'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import { schema } from '@sandbox/testing/schema'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { takeNotice } from './network'

const KEYS = ['lina', 'zhangwei'] as const
type Key = (typeof KEYS)[number]
const DAY_LIMIT = yuan(1_000)
const cardOf = (key: Key) => `card-of-${key}`

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const as = (key: Key) => testClient(bank.server).as(key)

  beforeAll(async () => {
    const facts = { bankCode: '622848', bankName: '农业银行', mobileNo: '17000000002', dayLimit: DAY_LIMIT, boundAt: 0 }
    const cards = KEYS.map((key, index) => ({
      id: cardOf(key),
      customerId: demoCustomerId(key),
      cardNo: `622848000000${4411 + index}`,
      ...facts,
    }))
    await replaceCards(on(), ...cards)
  })

  const orderOut = async (key: Key, amount: number): Promise<string> => {
    const order = { cardId: cardOf(key), amount: yuan(amount), speed: 'REALTIME', password: DEMO_PASSWORD } as const
    return told(await (await as(key)).call(CALLS.transferOut, { clientId: newClientId(), ...order })).orderNo
  }
  const limits = async (key: Key) => told(await (await as(key)).call(CALLS.queryTransferLimits, {}))

  test('money that never arrived isn’t money that was sent before, and the customer is told why it didn’t', async () => {
    await chooseOutcome(on(), demoOpenId('lina'), 'nextTransfer', 'refuseClosed')
    const orderNo = await orderOut('lina', 40)
    expect((await limits('lina')).out.sentBefore).toBe(false)
    const { messages } = schema
    const own = and(eq(messages.customerId, demoCustomerId('lina')), eq(messages.kind, 'transfer'))
    const [message] = await on().select().from(messages).where(own).orderBy(desc(messages.id)).limit(1)
    expect(message).toMatchObject({
      title: '转出未成功',
      body: '您转出的40.00元：未成功，资金已退回：银行卡已注销或状态异常，请联系发卡银行',
      source: `transfer ${orderNo}`,
    })
    await orderOut('lina', 40)
    expect((await limits('lina')).out.sentBefore).toBe(true)
  })

  test('what went out to a card takes nothing from what may come in from it', async () => {
    await orderOut('lina', 30)
    const card = (await limits('lina')).cards.find(({ cardId }) => cardId === cardOf('lina'))
    expect(card).toMatchObject({ usedToday: 0, left: DAY_LIMIT })
  })

  test('the latest order is one’s own, and not what came back of it', async () => {
    const latest = async (key: Key) => told(await (await as(key)).call(CALLS.queryTransfer, {}))
    const mine = await orderOut('lina', 70)
    const now = await bankNow(on())
    const notice = { orderNo: mine, kind: 'returned', reason: '账户不符' } as const
    await bank.db.transaction((tx) => takeNotice(tx, notice, now))
    expect(await latest('lina')).toMatchObject({ orderNo: mine, followedBy: { state: 'RETURNED' } })
    const theirs = await orderOut('zhangwei', 10)
    expect((await latest('lina')).orderNo).toBe(mine)
    expect((await latest('zhangwei')).orderNo).toBe(theirs)
  })
})
