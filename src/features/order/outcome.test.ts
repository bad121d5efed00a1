import { buyProduct } from '@/contract/order/buyProduct'
import { fen, yuan } from '@/domain/money/fen'
import { orderOutcome } from './outcome'

const bought = {
  orderNo: '1',
  seqNo: '2',
  status: 'SUCCESS' as const,
  productType: '20194',
  productName: '普通储蓄一年',
  amount: yuan(10_000),
  startDate: '20261121',
  endDate: '20271121',
  appointInterest: fen(13_000),
  at: 1_795_226_040_000,
}

describe("an order's stored answer", () => {
  it('is the result', () => {
    expect(orderOutcome(buyProduct, { state: 'DONE', call: 'buyProduct', answer: bought })).toEqual({
      state: 'done',
      answer: bought,
    })
    const pending = { ...bought, status: 'PENDING' }
    expect(orderOutcome(buyProduct, { state: 'DONE', call: 'buyProduct', answer: pending }).state).toBe('accepted')
  })
  it.each([
    ['none', { state: 'NONE' as const }, 'notDone'],
    ['refused', { state: 'REFUSED' as const, call: 'buyProduct' }, 'notDone'],
    ['another call', { state: 'DONE' as const, call: 'redeemProduct', answer: bought }, 'unreadable'],
    ['damaged', { state: 'DONE' as const, call: 'buyProduct', answer: { ...bought, amount: -1 } }, 'unreadable'],
  ])('%s claims nothing', (_, operation, state) => expect(orderOutcome(buyProduct, operation).state).toBe(state))
})
