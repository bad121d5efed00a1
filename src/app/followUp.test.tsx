import { answer, asked, loseAnswer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { queryOperation } from '@/contract/order/queryOperation'
import { bankError } from '@/domain/errors/catalogue'
import { storage } from '@/platform/storage'
import type { PendingOperation } from '@/platform/storage/types'
import { closeQuestion } from '@/session/overlay'
import { dispatch, session } from '@/session/session'
import { subscribeToast } from '@/ui/Toast/queue'
import { followUpOrders } from './followUp'

const ID = 'a'.repeat(32)
const ME = 'me'
/** 2026.11.28 21:05 in Shanghai. */
const AT = Date.UTC(2026, 10, 28, 13, 5)

const left = (changes: Partial<PendingOperation> = {}): PendingOperation => ({
  clientId: ID,
  call: 'transferOut',
  createdAt: AT,
  customer: ME,
  ...changes,
})
const leave = (...operations: readonly PendingOperation[]) => storage.set('pendingOperations', [...operations])
const open = () => (storage.get('pendingOperations') ?? []).map(({ clientId }) => clientId)
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const comeBack = () => {
  const { visitor } = session()
  if (visitor) dispatch({ type: 'visitorKnown', visitor: { ...visitor } })
}

beforeEach(() => storage.remove('pendingOperations'))

/** A page with whoever has arrived, and orders that were left open before. */
const withLeft = async (...operations: readonly PendingOperation[]) => {
  const page = await openPage('/aboutUs')
  leave(...operations)
  followUpOrders()
  return page
}

it('tells of an order that the bank took, once, and leads to its result', async () => {
  arrive({ customerRef: ME })
  answer(queryOperation, { state: 'DONE', call: 'transferOut', answer: {} })
  const page = await withLeft(left())
  await page.until(() => expect(page.text()).toContain('转出已受理'))
  expect(page.text()).toContain('您于2026.11.28 21:05提交的转出，银行已经受理，请勿重复操作。')
  // As the page does that the gesture was on.
  closeQuestion()
  await settled()
  await page.until(() => page.findText('查看结果'))
  expect(open()).toEqual([ID])
  await page.tap(page.findText('查看结果'))
  await page.until(() => expect(pages().at(-1)).toBe('/AccountTurnStatus'))
  expect(open()).toEqual([])
  comeBack()
  expect(sent(queryOperation)).toHaveLength(1)
})

it('tells of one that the bank refused with the bank’s reason, and leads to where it is ordered', async () => {
  arrive({ customerRef: ME })
  const { code, message } = bankError('InsufficientFunds')
  answer(queryOperation, { state: 'REFUSED', call: 'transferOut', refusal: { code, message } })
  const page = await withLeft(left())
  await page.until(() => expect(page.text()).toContain(`提交的转出没有办理，款项未动：${message}`))
  await page.tap(page.findText('重新办理'))
  await page.until(() => expect(pages().at(-1)).toBe('/AccountTurnOut'))
  expect(open()).toEqual([])
})

it('tells of one that never arrived, with no way where there is none', async () => {
  arrive({ customerRef: ME })
  answer(queryOperation, { state: 'NONE' })
  const page = await withLeft(left({ call: 'authorise' }))
  await page.until(() => expect(page.text()).toContain('付款没有办理'))
  expect(page.text()).not.toContain('重新办理')
  await page.tap(page.findText('知道了'))
  expect(open()).toEqual([])
})

it('keeps one that the bank can’t be asked about, says so once, and asks again when the customer comes back', async () => {
  arrive({ customerRef: ME })
  loseAnswer(queryOperation)
  const said = jest.fn()
  const stop = subscribeToast(said)
  const page = await withLeft(left())
  await page.until(() => expect(page.text()).toContain('转出的结果暂未查到'))
  const again = async () => {
    await settled()
    comeBack()
  }
  await again()
  await page.until(() => expect(sent(queryOperation)).toHaveLength(2))
  await settled()
  expect(said).toHaveBeenCalledTimes(1)
  stop()
  expect(open()).toEqual([ID])
  answer(queryOperation, { state: 'NONE' })
  await again()
  await page.until(() => expect(page.text()).toContain('转出没有办理'))
  expect(sent(queryOperation)).toHaveLength(3)
})

it.each([
  ['of another customer', { customer: 'somebody else' }],
  ['of nobody known', { customer: undefined }],
])('asks nothing about an order %s, and keeps it', async (_, changes) => {
  arrive({ customerRef: ME })
  await withLeft(left(changes))
  await settled()
  expect(asked()).not.toContain(queryOperation.name)
  expect(open()).toEqual([ID])
})

it('waits for the gesture, and tells nobody who has left meanwhile', async () => {
  arrive({ customerRef: ME, signedIn: false })
  answer(queryOperation, { state: 'NONE' })
  const page = await withLeft(left())
  await settled()
  expect(asked()).not.toContain(queryOperation.name)
  dispatch({ type: 'signedIn', token: 'next' })
  await page.until(() => expect(page.text()).toContain('转出没有办理'))
  dispatch({ type: 'ended' })
  await page.until(() => expect(page.text()).not.toContain('转出没有办理'))
  expect(open()).toEqual([ID])
})

it('leaves to its page what was begun since the customer came in', async () => {
  arrive({ customerRef: ME })
  await withLeft()
  leave(left())
  comeBack()
  await settled()
  expect(asked()).not.toContain(queryOperation.name)
})

it('leaves to a result page the order that it shows', async () => {
  arrive({ customerRef: ME })
  answer(queryOperation, { state: 'NONE' })
  const page = await openPage('/newResult', { orderId: ID })
  leave(left({ call: 'buyProduct' }))
  followUpOrders()
  await page.until(() => expect(page.text()).toContain('交易未完成'))
  await page.until(() => expect(sent(queryOperation)).toHaveLength(2))
  await settled()
  expect(page.text()).not.toContain('购买产品没有办理')
})

it('ends with the page that shows an order', async () => {
  leave(left({ call: 'buyProduct' }))
  arrive({ customerRef: 'somebody else' })
  answer(queryOperation, { state: 'NONE' })
  const page = await openPage('/newResult', { orderId: ID })
  await page.until(() => expect(open()).toEqual([]))
})
