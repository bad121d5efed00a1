import { answer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation } from '@test/component/router'
import { queryBalanceDays } from '@/contract/account/queryBalanceDays'
import { amountsHidden } from '@/session/preferences'

const DAYS = {
  points: [
    { day: '20261117', balance: 10_000 },
    { day: '20261118', balance: 10_000 },
    { day: '20261119', balance: 7_500 },
    { day: '20261120', balance: 9_900 },
  ],
  average: 9_350,
  highest: { day: '20261118', balance: 10_000 },
}

beforeEach(() => answer(queryBalanceDays, DAYS))

it('lists the days on which the balance changed, today by what there is now, and leads to a day’s records', async () => {
  const page = await openPage('/balanceView')
  await page.until(() => page.findText('有变动的日子'))
  expect(page.findAll('.ui-cell').map(({ textContent }) => textContent)).toEqual([
    '2026.11.20当前余额 99.00+24.00',
    '2026.11.19日末余额 75.00−25.00',
  ])
  await page.tap(page.findText('2026.11.19'))
  expect(navigation.stack.at(-1)).toEqual({
    name: '/walletTransactionRecordList',
    query: { from: '20261119', to: '20261119' },
  })
})

it('says no figure beside the first day, which would be read as its balance', async () => {
  const page = await openPage('/balanceView')
  await page.until(() => page.find('.ui-plot__line'))
  expect(page.find('.ui-plot').textContent).not.toContain('0.00元2026')
  expect(page.findAll('.ui-plot__scale')).toEqual([])
})

it('says that pots aren’t in it', async () => {
  const page = await openPage('/balanceView')
  await page.until(() => page.findText('日末余额，不含存钱罐'))
})

it('asks for the days that are wanted', async () => {
  const page = await openPage('/balanceView')
  await page.until(() => page.findText('一年'))
  await page.tap(page.findText('一年'))
  expect(sent(queryBalanceDays)).toEqual([{ days: 30 }, { days: 365 }])
})

it('says the curve in words, and neither says nor draws it while amounts are hidden', async () => {
  const page = await openPage('/balanceView')
  const summary = () =>
    page
      .findAll('[role=img]')
      .map((each) => each.getAttribute('aria-label') ?? '')
      .join()
  await page.until(() => page.find('.ui-plot__line'))
  expect(summary()).toContain('日均93.50元，最高为2026.11.18的100.00元')
  amountsHidden.set(true)
  await page.until(() => expect(page.findAll('.ui-plot__line')).toHaveLength(0))
  expect(summary()).toContain('走势已隐藏')
  expect(summary()).not.toContain('93.50')
})

it('says today’s balance, and the one of any day beside it', async () => {
  const page = await openPage('/balanceView')
  await page.until(() => page.findText('2026.11.20 今天'))
  await page.tap(page.find('[aria-label=前一天]'))
  expect(page.find('.ui-plot__said').textContent).toBe('2026.11.1975.00元')
})

it('says a highest balance that is today’s once', async () => {
  answer(queryBalanceDays, { ...DAYS, highest: { day: '20261120', balance: 9_900 } })
  const page = await openPage('/balanceView')
  await page.until(() => page.findText('日均余额（元）'))
  expect(page.find('.curve').textContent?.split('99.00')).toHaveLength(2)
})
