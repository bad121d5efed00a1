import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryLiquidity } from '@/contract/account/queryLiquidity'

const MONEY = {
  total: 1_000_000,
  available: 0,
  withdrawable: 300_000,
  redeemable: 200_000,
  redeemedOn: '20261123',
  pending: 0,
  underWay: 300,
  frozen: 50_000,
  later: [
    { day: '20261124', amount: 250_000, count: 2 },
    { day: '20271124', amount: 200_000, count: 1 },
  ],
}

it('shows each part that there is, what is there now always, and the later days with their sum', async () => {
  answer(queryLiquidity, MONEY)
  const page = await openPage('/myMoney')
  await page.until(() => page.findText('现在可用'))
  for (const said of ['今日可支取', '理财可赎回', '2026.11.23', '冻结', '4,500.00', '2026.11.24起', '2笔存款'])
    expect(page.text()).toContain(said)
  expect(page.text()).toContain('正在路上的理财申购、赎回途中的资金3.00')
  expect(page.text()).not.toContain('处理中')
  expect(page.text()).not.toContain('转理财')
  await page.tap(page.findText('今日可支取'))
  expect(pages().at(-1)).toBe('/ProductHoldList')
})

it('has all parts of the total in one card, what can be withdrawn later last and before every link', async () => {
  answer(queryLiquidity, MONEY)
  const page = await openPage('/myMoney')
  await page.until(() => page.findText('现在可用'))
  const [parts] = page.findAll('.ui-cell-group')
  const amounts = [...(parts?.querySelectorAll('.ui-amount') ?? [])].map(({ textContent }) => textContent ?? '')
  expect(amounts.map((text) => Number(text.replaceAll(',', ''))).reduce((sum, one) => sum + one, 0)).toBe(10_003)
  expect(amounts.at(-1)).toBe('4,500.00')
  expect(parts?.textContent).toContain('以后可支取存款本金，最早2026.11.24起')
  await page.tap(page.findText('以后可支取'))
  expect(pages().at(-1)).toBe('/ProductHoldList')
})

it('says of money that becomes shares that it does, not that it can be withdrawn from that day on', async () => {
  const day = '20261124'
  answer(queryLiquidity, {
    ...MONEY,
    later: [
      { day, amount: 250_000, count: 2 },
      { day, amount: 200_000, count: 1, toWealth: true },
    ],
  })
  const page = await openPage('/myMoney')
  await page.until(() => page.findText('现在可用'))
  expect(page.text()).toContain('以后可支取或转理财存款本金，最早2026.11.24起4,500.00')
  expect(page.text()).toContain('2026.11.24起2笔存款2,500.00')
  expect(page.text()).toContain('2026.11.24到期转理财1笔存款2,000.00')
})
