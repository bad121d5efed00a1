import { mount } from '@test/component/harness'
import { fen } from '@/domain/money/fen'
import { captureGuard } from '@/platform/captureGuard'
import { passwordOfOrder } from './useWithPassword'
import { PasswordSheet } from './PasswordSheet'

jest.mock('@/session/bank', () => ({ randomBytes: (count: number) => new Uint8Array(count) }))
jest.mock('@/app/navigate', () => ({ go: jest.fn() }))

test.each([
  [true, 1],
  [false, 0],
])('open %s: captures are hidden %i times', async (open, times) => {
  const hide = jest.spyOn(captureGuard, 'hide')
  hide.mockClear()
  const password = passwordOfOrder(open, undefined, () => undefined)
  const given = { name: '普通储蓄一年', amount: fen(10_000), password }
  await mount(PasswordSheet, { ...given, onComplete: () => Promise.resolve() })
  expect(hide).toHaveBeenCalledTimes(times)
})
