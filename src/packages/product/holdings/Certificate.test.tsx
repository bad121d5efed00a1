import { mount } from '@test/component/harness'
import { basisPoints, yuan } from '@/domain/money/fen'
import { Certificate } from './Certificate'

Object.assign(globalThis, { BANK_IS_SANDBOX: true })

const FACTS = {
  certificateNo: '202611210000000012',
  holderName: '张伟',
  acctNo: '**** 0001',
  productName: '普通储蓄一年',
  principal: yuan(107_000),
  appointRate: basisPoints(130),
  term: 1,
  termType: 'Y' as const,
  startDate: '20261121',
  endDate: '20271121',
  closed: false,
  issuedAt: 1_795_248_000_000,
}

it('certifies holder, masked account, amount in both numerals, days and rate, and says that it is a demonstration', async () => {
  const page = await mount(Certificate, { facts: FACTS, hidden: false })
  for (const shown of [
    '电子存单',
    '存单号 202611210000000012',
    '张伟',
    '**** 0001',
    '107,000.00',
    '人民币壹拾万柒仟元整',
    '1.30%',
    '2026年11月21日',
    '2027年11月21日',
    '存款保险',
    '演示环境',
  ])
    expect(page.text()).toContain(shown)
  expect(page.text()).not.toContain('已结清')
})

it('hides the amount in both numerals', async () => {
  const page = await mount(Certificate, { facts: FACTS, hidden: true })
  expect(page.text()).not.toContain('107,000')
  expect(page.text()).not.toContain('壹拾万')
})

it('is void once the deposit is paid out, and never shows a highest rate alone', async () => {
  const page = await mount(Certificate, {
    facts: { ...FACTS, closed: true, floorRate: basisPoints(60) },
    hidden: false,
  })
  expect(page.text()).toContain('已结清')
  expect(page.text()).toContain('保底0.60%，最高1.30%')
  expect(page.text()).not.toContain('约定年利率')
})
