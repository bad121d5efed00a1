import { redeemProduct } from '@/contract/order/redeemProduct'
import { answer, refuse, sent } from '@test/component/bank'
import { showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { showsReadiness } from '@test/component/readiness'
import { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { holding } from '@/contract/holding/testing'
import { previewRedeem } from '@/contract/order/previewRedeem'
import { fen, yuan } from '@/domain/money/fen'
import { ERRORS } from '@/domain/errors/catalogue'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { enterPassword } from '@test/component/password'
import { preview } from './testing'

const open = async (route: '/ProductRedeem' | '/fnzqRedeem', prodType: string) => {
  const kind = route === '/fnzqRedeem' ? 'wealth' : 'deposit'
  answer(queryHoldingDetail, { holding: holding({ prodType, kind }), events: [], incomes: [], withdrawable: true })
  const page = await openPage(route, { seqNo: '1' })
  await page.until(() => page.find('button, [role=button]'))
  return page
}

it('says of a withdrawal, at its last step too, what it costs and when it costs nothing', async () => {
  answer(previewRedeem, preview({ availableAfter: fen(1_234_567) }))
  const page = await open('/ProductRedeem', '20194')
  await page.until(() => page.findText('现在支取'))
  page.findText('看看怎么少损失')
  await page.tap(page.findText('仍要支取'))
  await page.until(() => page.findText('确认支取'))
  expect(page.text()).toContain('支取后可用余额¥12,345.67现在支取将少得利息 ¥129.58335天后可得全部利息')
  expect(page.find('.summary').parentElement?.querySelectorAll('.effect__loss')).toHaveLength(1)
})

it('asks the bank about the shares that are redeemed, and says what arrives and which stay', async () => {
  const shares = { principal: yuan(500), ordinaryDate: '20261124', fastLeft: yuan(10_000), endDate: '' }
  answer(previewRedeem, preview(shares))
  const page = await open('/fnzqRedeem', '91318017')
  await page.until(() => page.find('input'))
  await page.type('input', '120')
  const told = { principal: yuan(120), payout: yuan(120), left: yuan(380), availableAfter: yuan(421) }
  answer(previewRedeem, preview({ ...shares, ...told }))
  await page.tap(page.findText('赎回'))
  await page.until(() => page.findText('到账金额'))
  expect(page.text()).toContain('到账金额¥120.00预计2026年11月24日到账赎回后持有金额¥380.00到账后可用余额¥421.00')
  // The day told is the bank's; no sentence beside it promises the next business day to every application.
  expect(page.text()).not.toMatch(/(?<!前申请的，)下一交易日到账/)
  expect(sent(previewRedeem)).toEqual([{ seqNo: '1' }, { seqNo: '1', amount: yuan(120) }])
})

it.each([
  ['下一交易日到账', 'ordinary', { expectedDay: '20261124' }],
  ['当日到账', 'fast', {}],
])(
  'of shares that come %s sends the day that was told where one was, and says and shows the new one',
  async (_, mode, day) => {
    const shares = { principal: yuan(500), ordinaryDate: '20261124', fastLeft: yuan(10_000), endDate: '' }
    answer(previewRedeem, preview(shares))
    const page = await open('/fnzqRedeem', '91318017')
    await page.until(() => page.find('input'))
    if (mode === 'fast') await page.tap(page.findText('快速赎回'))
    await page.type('input', '120')
    await page.tap(page.findText('赎回'))
    await page.until(() => page.findText('到账金额'))
    await page.tap(page.findText('确认赎回'))
    refuse(redeemProduct, 'TransferDayChanged')
    answer(previewRedeem, preview({ ...shares, ordinaryDate: '20261125' }))
    await enterPassword(page, '135790')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toBe(ERRORS.TransferDayChanged.message))
    const [order] = sent(redeemProduct).slice(-1)
    expect(order).toEqual({
      ...{ clientId: expect.any(String), seqNo: '1', mode, amount: yuan(120), expectedInterest: 0, password: '135790' },
      ...day,
    })
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(page.text()).toContain('预计2026年11月25日到账'))
    expect(page.text()).not.toContain('可得利息已更新')
  },
)

const openWithdrawal = () => {
  answer(previewRedeem, preview({}))
  return open('/ProductRedeem', '20194')
}
showsObstacles(redeemProduct, openWithdrawal, '仍要支取')

const openShares = async () => {
  const shares = holding({ prodType: '91318017', kind: 'wealth' })
  answer(queryHoldingDetail, { holding: shares, events: [], incomes: [], withdrawable: true })
  answer(previewRedeem, preview({ principal: yuan(500), ordinaryDate: '20261124', endDate: '' }))
  return openPage('/fnzqRedeem', { seqNo: '1' })
}
showsReadiness(openShares, '赎回', { wrong: '500.01', says: '最多可赎回500.00元', right: '120' })
