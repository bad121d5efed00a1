import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { boundCards } from '@sandbox/business/card/tables'
import { noInterest } from '@sandbox/business/interest/testing/noInterest'
import { messages } from '@sandbox/business/message/tables'
import { settleDue } from '@sandbox/business/transfer/network'
import { sendingBank } from '@sandbox/business/transfer/testing/sending'
import { CAPABILITIES } from '@sandbox/capabilities'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import { bankNow, startClockAt } from '@sandbox/kernel/clock'
import { expectOk, MONDAY_MORNING } from '@sandbox/kernel/db/testing/people'
import { withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { OPERATING, post, wallet } from '@sandbox/kernel/ledger'
import { latestClosure, moveClosure } from './closures'
import { notifyWithdrawn } from './notify'
import { closeNow, openLeaver, settlingNow } from './testing/closed'
import { settleClosures } from './minuteJobs'

withDatabase((database) => {
  const db = () => database.current
  const on = () => db().drizzle
  beforeAll(() =>
    db().transaction(async (tx) => {
      await startClockAt(tx, MONDAY_MORNING)
      await noInterest(tx)
    }),
  )

  const settleAll = async () => {
    const bank = { ...sendingBank(db()), capabilities: CAPABILITIES }
    await settleDue(bank)
    await settleClosures(bank)
  }
  const told = async (customerId: string) => {
    const own = eq(messages.customerId, customerId)
    const [last] = await on().select().from(messages).where(own).orderBy(desc(messages.id)).limit(1)
    return last?.body
  }
  /** Somebody whose balance of 1,000 yuan is on its way to the card while 5 yuan more come in. */
  const leaveWithMore = async () => {
    const { customerId } = await openLeaver(db(), 1_000_00)
    expect(await closeNow(db(), customerId)).toBe('PAYING_OUT')
    const at = await bankNow(on())
    const entries = [
      { account: wallet(customerId), amount: 5_00 },
      { account: OPERATING, amount: -5_00 },
    ]
    expectOk(await db().transaction((tx) => post(tx, { id: randomUUID(), kind: 'transferIn', entries, at })))
    return customerId
  }

  test('a closing at which the bank fails keeps no other waiting', async () => {
    const leavers = [await openLeaver(db(), 1_000_00), await openLeaver(db(), 1_000_00)]
    for (const { customerId } of leavers) expect(await closeNow(db(), customerId)).toBe('PAYING_OUT')
    const bank = { ...sendingBank(db()), capabilities: CAPABILITIES }
    await settleDue(bank)
    const businessNow = jest.fn(bank.businessNow).mockRejectedValueOnce(new Error('broken'))
    await expect(settleClosures({ ...bank, businessNow })).rejects.toThrow('broken')
    const states = () =>
      Promise.all(leavers.map(async ({ customerId }) => (await latestClosure(on(), customerId))?.state))
    expect((await states()).sort()).toEqual(['CLOSED', 'PAYING_OUT'])
    await settleAll()
    expect(await states()).toEqual(['CLOSED', 'CLOSED'])
  })

  test('a second payout that is refused leaves what the first one paid on the card, and its owner reads both, also when calling it off', async () => {
    const customerId = await leaveWithMore()
    await settleAll()
    await chooseOutcome(on(), customerId, 'nextTransfer', 'refuseClosed')
    await settleAll()
    const refused = await latestClosure(on(), customerId)
    expect(refused).toMatchObject({ state: 'READY', amount: 1_000_00 })
    expect(await told(customerId)).toMatch(/，1,000\.00元已转至您的.+卡（尾号\d{4}），其余资金已退回账户，/)
    const moment = await settlingNow(db())
    await db().transaction(async (tx) => {
      const withdrawn = refused && (await moveClosure(tx, refused, 'withdrawn', moment))
      if (withdrawn) await notifyWithdrawn(tx, withdrawn, moment)
    })
    expect(await told(customerId)).toMatch(/^您已撤回注销，账户继续保留。此前1,000\.00元已转至您的.+卡/)
  })

  test('what blocks it after the first payout leaves the rest in the account, and its owner reads both', async () => {
    const customerId = await leaveWithMore()
    await on().update(boundCards).set({ role: 'ORDINARY' }).where(eq(boundCards.customerId, customerId))
    await settleAll()
    expect(await latestClosure(on(), customerId)).toMatchObject({ state: 'REFUSED', amount: 1_000_00 })
    expect(await told(customerId)).toMatch(/，1,000\.00元已转至您的.+卡（尾号\d{4}），其余资金留在账户，/)
  })
})
