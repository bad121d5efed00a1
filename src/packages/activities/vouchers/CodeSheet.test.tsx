import { answer, sent } from '@test/component/bank'
import { fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import { arrive } from '@test/component/people'
import { showVoucher } from '@/contract/voucher/showVoucher'
import { CodeSheet } from './CodeSheet'

let mockBack: () => void = () => undefined
jest.mock('@/app/useShownAgain', () => ({
  useShownAgain: (act: () => void) => {
    mockBack = act
  },
}))

/** 2026-11-23 10:00 in Shanghai. */
const AT = 1_795_399_200_000

const voucher: Parameters<typeof CodeSheet>[0]['voucher'] = {
  ...{ voucherId: 'v1', kind: 'MERCHANT', name: '咖啡券', merchant: '样例咖啡', terms: [] },
  ...{ face: fen(1_000), least: fen(2_000) },
  ...{ validFrom: '20261101', validUntil: '20261130', state: 'ISSUED', usable: true },
}

it('asks for a code anew when the page is seen again, because the page of the QR code has made the first one worthless', async () => {
  arrive({})
  answer(showVoucher, { voucherCode: '123456789012', until: AT + 60_000, at: AT })
  const page = await mount(() => <CodeSheet voucher={voucher} onClose={() => undefined} />)
  await page.until(() => page.findText('1234 5678 9012'))
  answer(showVoucher, { voucherCode: '210987654321', until: AT + 60_000, at: AT })
  mockBack()
  await page.until(() => page.findText('2109 8765 4321'))
  expect(page.text()).not.toContain('1234 5678 9012')
  expect(sent(showVoucher)).toHaveLength(2)
})
