import { answer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryAdjustments } from '@/contract/account/queryAdjustments'
import { queryTimeline } from '@/contract/account/queryTimeline'
import { yuan } from '@/domain/money/fen'

const AT = Date.parse('2026-03-01T02:00:00Z')
const BEFORE = Date.parse('2025-12-31T02:00:00Z')

it('tells what happened by year, goes on after the last entry, and leads to what it is about', async () => {
  const entries = [
    {
      at: AT,
      entryId: 'deposit-7',
      group: 'PRODUCT' as const,
      title: '存入',
      note: '普通储蓄一年',
      amount: yuan(1_000),
      about: { subject: 'holding' as const, id: '7', productType: '20194' },
    },
    {
      at: BEFORE,
      entryId: 'card-1',
      group: 'CARD' as const,
      title: '绑定银行卡',
      about: { subject: 'cards' as const },
    },
  ]
  answer(queryTimeline, { entries, more: true })
  const page = await openPage('/myScroll')
  await page.until(() => page.findText('2026年'))
  expect(page.text()).toMatch(/2026年.*存入.*1,000\.00.*2025年.*绑定银行卡/s)
  answer(queryTimeline, { entries: [], more: false })
  await page.tap(page.findText('加载更多'))
  await page.until(() => expect(sent(queryTimeline)).toEqual([{}, { after: `${BEFORE} card-1` }]))
  await page.tap(page.findText('存入'))
  expect(pages().slice(-1)).toEqual(['/ProductHoldInfo'])
})

it('tells the cause of an adjustment and its figures, and leads to the original', async () => {
  const about = { subject: 'transfer' as const, id: 'order-1' }
  answer(queryAdjustments, {
    entries: [
      {
        ...{ at: AT, entryId: 'transfer-2', kind: 'RETURN' as const, title: '转出退汇', cause: '收款账户已销户' },
        ...{ amount: yuan(300), about, original: { label: '原转出', about } },
      },
    ],
    more: false,
  })
  const page = await openPage('/adjustRecord')
  await page.until(() => page.findText('转出退汇'))
  expect(page.text()).toContain('+300.00')
  await page.tap(page.findText('转出退汇'))
  await page.until(() => expect(page.text()).toContain('收款账户已销户'))
  await page.tap(page.findText('查看原转出'))
  expect(pages().slice(-1)).toEqual(['/AccountTurnStatus'])
})

it('says that nothing was adjusted', async () => {
  answer(queryAdjustments, { entries: [], more: false })
  const page = await openPage('/adjustRecord')
  await page.until(() => page.findText('没有调整记录'))
})
