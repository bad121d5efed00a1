import { mount } from '@test/component/harness'
import { fen } from '@/domain/money/fen'
import { captureGuard } from '@/platform/captureGuard'
import { PasswordSheet } from './PasswordSheet'

jest.mock('@/session/bank', () => ({ randomBytes: (count: number) => new Uint8Array(count) }))
jest.mock('@/app/navigate', () => ({ go: jest.fn() }))

test.each([
  [true, 1],
  [false, 0],
])('open %s: captures are hidden %i times', async (open, times) => {
  const hide = jest.spyOn(captureGuard, 'hide')
  hide.mockClear()
  const given = { name: '普通储蓄一年', amount: fen(10_000), error: undefined }
  await mount(PasswordSheet, { ...given, open, onComplete: () => Promise.resolve(), onClose: () => undefined })
  expect(hide).toHaveBeenCalledTimes(times)
})
