import { answer, asked, loseAnswer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { queryOperation } from '@/contract/order/queryOperation'
import { bankError } from '@/domain/errors/catalogue'
import { storage } from '@/platform/storage'
import type { PendingOperation } from '@/platform/storage/types'
import { dispatch, session } from '@/session/session'
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
const comeBack = () => {
  const { visitor } = session()
  if (visitor) dispatch({ type: 'visitorKnown', visitor: { ...visitor } })
}

beforeEach(() => storage.remove('pendingOperations'))

const onAnyPage = async () => {
  const page = await openPage('/aboutUs')
  followUpOrders()
  return page
}

it('tells of an order that the bank took, once, and leads to its result', async () => {
  leave(left())
  arrive({ customerRef: ME })
  answer(queryOperation, { state: 'DONE', call: 'transferOut', answer: {} })
  const page = await onAnyPage()
  await page.until(() => expect(page.text()).toContain('转出已受理'))
  expect(page.text()).toContain('您于2026.11.28 21:05提交的转出，银行已经受理，请勿重复操作。')
  expect(open()).toEqual([ID])
  await page.tap(page.findText('查看结果'))
  await page.until(() => expect(pages().at(-1)).toBe('/AccountTurnStatus'))
  expect(open()).toEqual([])
  comeBack()
  expect(sent(queryOperation)).toHaveLength(1)
})

it('tells of one that the bank refused with the bank’s reason, and leads to where it is ordered', async () => {
  leave(left())
  arrive({ customerRef: ME })
  const { code, message } = bankError('InsufficientFunds')
  answer(queryOperation, { state: 'REFUSED', call: 'transferOut', refusal: { code, message } })
  const page = await onAnyPage()
  await page.until(() => expect(page.text()).toContain(`提交的转出没有办理，款项未动：${message}`))
  await page.tap(page.findText('重新办理'))
  await page.until(() => expect(pages().at(-1)).toBe('/AccountTurnOut'))
  expect(open()).toEqual([])
})

it('tells of one that never arrived, with no way where there is none', async () => {
  leave(left({ call: 'authorise' }))
  arrive({ customerRef: ME })
  answer(queryOperation, { state: 'NONE' })
  const page = await onAnyPage()
  await page.until(() => expect(page.text()).toContain('付款没有办理'))
  expect(page.text()).not.toContain('重新办理')
  await page.tap(page.findText('知道了'))
  expect(open()).toEqual([])
})

it('keeps one that the bank can’t be asked about, says so once, and asks again when the customer comes back', async () => {
  leave(left())
  arrive({ customerRef: ME })
  loseAnswer(queryOperation)
  const page = await onAnyPage()
  await page.until(() => expect(page.text()).toContain('转出的结果暂未查到'))
  expect(open()).toEqual([ID])
  answer(queryOperation, { state: 'NONE' })
  comeBack()
  await page.until(() => expect(page.text()).toContain('转出没有办理'))
  expect(sent(queryOperation)).toHaveLength(2)
})

it.each([
  ['of another customer', { customer: 'somebody else' }],
  ['of nobody known', { customer: undefined }],
])('asks nothing about an order %s, and keeps it', async (_, changes) => {
  leave(left(changes))
  arrive({ customerRef: ME })
  await onAnyPage()
  await Promise.resolve()
  expect(asked()).not.toContain(queryOperation.name)
  expect(open()).toEqual([ID])
})

it('waits for the gesture, and tells nobody who has left meanwhile', async () => {
  leave(left())
  arrive({ customerRef: ME, signedIn: false })
  answer(queryOperation, { state: 'NONE' })
  const page = await onAnyPage()
  expect(asked()).not.toContain(queryOperation.name)
  dispatch({ type: 'signedIn', token: 'next' })
  await page.until(() => expect(page.text()).toContain('转出没有办理'))
  dispatch({ type: 'ended' })
  await page.until(() => expect(page.text()).not.toContain('转出没有办理'))
  expect(open()).toEqual([ID])
})

it('leaves to its page what was begun since the customer came in', async () => {
  arrive({ customerRef: ME })
  await onAnyPage()
  leave(left())
  comeBack()
  await Promise.resolve()
  expect(asked()).not.toContain(queryOperation.name)
})

it('leaves to a result page the order that it shows', async () => {
  leave(left({ call: 'buyProduct' }))
  arrive({ customerRef: ME })
  answer(queryOperation, { state: 'NONE' })
  const page = await openPage('/newResult', { orderId: ID })
  followUpOrders()
  await page.until(() => expect(page.text()).toContain('交易未完成'))
  await page.until(() => expect(open()).toEqual([]))
  expect(page.text()).not.toContain('购买产品没有办理')
})
