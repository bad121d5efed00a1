import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { queryInterestCheck } from '@/contract/holding/queryInterestCheck'
import { basisPoints, fen, yuan } from '@/domain/money/fen'
import { clipboard } from '@/platform/clipboard'
import { ok } from '@/domain/result'
import { amountsHidden } from '@/session/preferences'
import type { AnswerOf } from '@test/component/bank'
import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'

const check = (when: 'NOW' | 'END', interest: number) => ({
  ...{ when, on: '20261125', total: fen(interest), text: `${when}的全文` },
  pieces: [
    {
      ...{ from: '20251125', to: '20261125', months: 12, days: 0, interest: fen(interest) },
      parts: [{ principal: yuan(10_000), rate: basisPoints(when === 'NOW' ? 5 : 135) }],
    },
  ],
})
const TOLD: AnswerOf<typeof queryInterestCheck> = {
  ...{ productType: '20194', productName: '样例一年', signatures: ['a'.repeat(128), 'b'.repeat(128)] },
  checks: [check('NOW', 500), check('END', 13_500)],
}

beforeEach(() => {
  answer(queryInterestCheck, TOLD)
})

it('shows each payment as a line that a calculator repeats, now and at the end, and copies it with its signature, which stands behind a cell', async () => {
  const copied: string[] = []
  jest.spyOn(clipboard, 'copy').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve(ok(undefined))
  })
  const page = await openPage('/interestCheck', { seqNo: '7' })
  await page.until(() => page.findText('10,000.00×0.05%×360÷360'))
  expect(page.text()).toContain('2025.11.25至2026.11.25，12个月')
  await page.tap(page.findText('持有到期'))
  await page.until(() => page.findText('10,000.00×1.35%×360÷360'))
  expect(page.text()).toContain('到期预计利息')
  expect(page.text()).not.toContain('bbbb')
  await page.tap(page.findText('银行已签名，可以自己核对'))
  page.findText('b'.repeat(128))
  await page.tap(page.findText('复制算式和签名'))
  expect(copied).toEqual([`END的全文\n签名${'b'.repeat(128)}`])
})

it('shows and copies nothing while amounts are hidden', async () => {
  amountsHidden.set(true)
  const page = await openPage('/interestCheck', { seqNo: '7' })
  await page.until(() => page.findText('显示金额后可复制'))
  expect(page.text()).not.toMatch(/10,000|5\.00|aaaa/)
  amountsHidden.set(false)
})

it('of what promises no interest says so, and leads to one’s money; without a deposit it asks for none', async () => {
  refuse(queryInterestCheck, 'InterestNotCertain')
  const page = await openPage('/interestCheck', { seqNo: '7' })
  await page.until(() => page.findText('该产品为代销理财，收益随净值变动，没有约定的利息可核对'))
  const asked = sent(queryInterestCheck).length
  const none = await openPage('/interestCheck')
  await none.until(() => none.findText('请从一笔存款打开'))
  expect(sent(queryInterestCheck)).toHaveLength(asked)
  await none.tap(none.findText('查看我的钱'))
  expect(pages().at(-1)).toBe('/myMoney')
})

it('is loaded again after a refusal that passes', async () => {
  refuse(queryInterestCheck, 'TooManyRequests')
  const page = await openPage('/interestCheck', { seqNo: '7' })
  await page.until(() => page.findText('重新加载'))
  answer(queryInterestCheck, TOLD)
  await page.tap(page.findText('重新加载'))
  await page.until(() => page.findText('10,000.00×0.05%×360÷360'))
})

it('is explained where the bank’s key stands, whole, in groups that eyes compare', async () => {
  const key = `04${'12345678'.repeat(16)}`
  answer(getCustomizedConfig, { configs: [{ configName: 'signingPublicKey', configValue: key }] })
  const page = await openPage('/aboutUs', { view: 'checks' })
  await page.until(() => page.findText('本行的签名公钥'))
  await page.until(() => expect(page.text().replace(/\s/g, '')).toContain(key))
  await page.tap(page.findText('真伪查验'))
  expect(pages().at(-1)).toBe('/pdfshow')
})
