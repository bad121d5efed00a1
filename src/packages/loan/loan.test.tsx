import { answer, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { queryLoans } from '@/contract/loan/queryLoans'
import { queryLoanVouchers } from '@/contract/loan/queryLoanVouchers'
import { hasBannedWords } from '@/domain/content/bannedWords'

const LOAN = {
  loanCode: 'consumer',
  selector: '1',
  name: '消费贷',
  lender: '示例消费金融有限公司',
  rateFrom: 360,
  rateTo: 1_200,
  most: 20_000_000,
  months: 36,
  who: '成年人',
}
/** Two loans of the same app that differ in every figure. */
const EASY = { ...LOAN, loanCode: 'easy', name: '易贷', rateFrom: 600, rateTo: 1_500, most: 5_000_000, months: 12 }
const HOSPITAL = { ...LOAN, loanCode: 'hospital', name: '医护贷', rateFrom: 340, rateTo: 840, most: 30_000_000 }
const LOANS = { loans: [LOAN, EASY, HOSPITAL] }
const VOUCHER = {
  voucherNo: 'LV1',
  name: '30天免息券',
  kind: 'interest',
  state: 'UNUSED',
  freeDays: 30,
  cap: 1_000_000,
  face: 0,
  minAmount: 100_000,
  validFrom: '20261101',
  validUntil: '20261231',
} as const
const VOUCHERS: AnswerOf<typeof queryLoanVouchers> = {
  vouchers: [
    VOUCHER,
    { ...VOUCHER, voucherNo: 'LV2', kind: 'cash', freeDays: 0, cap: 0, face: 2_000, name: '抵扣券', state: 'USED' },
  ],
  more: false,
}

describe('loans', () => {
  it.each([
    ['/loanMenu', '消费贷', '3.60%至12.00%', '200,000元'],
    ['/loanMenu', '易贷', '6.00%至15.00%', '50,000元'],
    ['/hosloan', '医护贷', '3.40%至8.40%', '300,000元'],
    ['/yiD', '易贷', '6.00%至15.00%', '50,000元'],
  ] as const)(
    '%s says of %s its own annual simple rate and most, and what borrowing means',
    async (name, loan, rates, most) => {
      answer(queryLoans, LOANS)
      const page = await openPage(name)
      await page.until(() => expect(page.text()).toContain(rates))
      expect(page.text()).toContain(loan)
      expect(page.text()).toContain(most)
      if (name !== '/loanMenu') expect(page.text()).not.toContain('3.60%至12.00%')
      expect(page.text()).toContain('年化利率（单利）')
      expect(page.text()).toContain('理性借贷')
      expect(page.text()).toContain('不得用于存款、理财')
      expect(hasBannedWords(page.text())).toBe(false)
    },
  )

  it.each([
    ['消费贷', '/yidaiload', { selector: '1' }],
    ['易贷', '/yiD', {}],
    ['医护贷', '/hosloan', {}],
  ] as const)('%s leads from the list to %s', async (name, to, asked) => {
    answer(queryLoans, { loans: LOANS.loans.filter((loan) => loan.name === name) })
    const page = await openPage('/loanMenu')
    await page.until(() => page.findText(name))
    await page.tap(page.findText(name))
    await page.until(() => expect(pages().at(-1)).toBe(to))
    expect(navigation.stack.at(-1)?.query).toEqual(asked)
  })

  it('with a page of their own lead from it into the app that gives them', async () => {
    answer(queryLoans, LOANS)
    const page = await openPage('/hosloan')
    await page.until(() => expect(page.text()).toContain('在“个人贷款”应用中办理'))
    await page.tap(page.findText('了解并申请'))
    await page.until(() =>
      expect(navigation.stack.at(-1)).toMatchObject({ name: '/yidaiload', query: { selector: '1' } }),
    )
  })

  it('are counted at both ends of the rate, and not without one', async () => {
    answer(queryLoans, { loans: [{ ...LOAN, loanCode: 'easy' }] })
    const page = await openPage('/yiD')
    // 10,000 for a year: 10,000 × 0.003 ⁄ (1 − 1.003⁻¹²) and 10,000 × 0.01 ⁄ (1 − 1.01⁻¹²).
    await page.until(() => expect(page.text()).toContain('849.67至888.49元'))
    await page.type('input', '500')
    expect(page.text()).toContain('请输入不少于1,000元的金额')
    expect(page.text()).not.toContain('每月还款')
    await page.type('input', '300000')
    expect(page.text()).toContain('额度上限为200,000元')
    answer(queryLoans, { loans: [] })
    const without = await openPage('/yiD')
    await without.until(() => expect(without.text()).toContain('该贷款暂未开放'))
    expect(without.text()).not.toContain('每月还款')
  })
})

describe('loan vouchers', () => {
  it('are used from their number, which the loan app gets by consent', async () => {
    answer(queryLoanVouchers, VOUCHERS)
    const page = await openPage('/loancoupon')
    await page.until(() => expect(page.text()).toContain('前30天免息，免息本金不超过10,000元'))
    expect(page.text()).toContain('已使用')
    await page.tap(page.findText('去使用'))
    await page.until(() => expect(pages().at(-1)).toBe('/yidaiload'))
    expect(navigation.stack.at(-1)?.query).toEqual({ selector: '1', voucherId: 'LV1' })
  })

  it.each([
    [{ type: 'cash' }, { kind: 'cash' }],
    [{ type: 'all' }, {}],
    [{ type: 'constructor' }, {}],
    [{ num: '<script>' }, {}],
  ])('of %j ask for %j', async (query, request) => {
    answer(queryLoanVouchers, VOUCHERS)
    const page = await openPage('/loancoupon', query as never)
    await page.until(() => expect(sent(queryLoanVouchers)).toEqual([request]))
    expect(page.text()).not.toContain('未找到')
  })

  it('put the one of the link first, and say when it isn’t theirs', async () => {
    answer(queryLoanVouchers, VOUCHERS)
    const page = await openPage('/loancoupon', { num: 'LV2' })
    await page.until(() => expect(page.text()).toContain('LV1'))
    expect(page.text()).toContain('LV2')
    expect(page.text().indexOf('LV2')).toBeLessThan(page.text().indexOf('LV1'))
    const other = await openPage('/loancoupon', { num: 'LV9' })
    await other.until(() => expect(other.text()).toContain('未找到链接中的贷款券'))
  })
})
