import fc from 'fast-check'
import { adviceOf, aheadOf, clockText, reportText } from './selfCheck'

const FINE = { online: true, stores: true, ahead: 0 }

it('counts the way there and back as half each', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e13 }),
      fc.integer({ min: 0, max: 30_000 }),
      fc.integer({ min: -1e9, max: 1e9 }),
      (bank, way, ahead) => expect(aheadOf(bank + ahead - way, bank + ahead + way, bank)).toBe(ahead),
    ),
  )
})

it.each([
  [undefined, '--'],
  ['failed', '未能取得银行时间'],
  [59_999, '正常'],
  [-59_999, '正常'],
  [60_000, '手机快1分'],
  [-200_000, '手机慢3分20秒'],
  [90_061_000, '手机快1天1小时'],
] as const)('a phone that is %s ms ahead: %s', (ahead, text) => expect(clockText(ahead)).toBe(text))

it('advises what to mend, the first thing first', () => {
  expect(adviceOf(FINE)).toBeUndefined()
  expect(adviceOf({ ...FINE, ahead: undefined })).toBeUndefined()
  expect(adviceOf({ online: false, stores: false, ahead: 'failed' })).toContain('网络')
  expect(adviceOf({ ...FINE, ahead: 'failed', stores: false })).toContain('银行')
  expect(adviceOf({ ...FINE, stores: false, ahead: 1e9 })).toContain('存储')
  expect(adviceOf({ ...FINE, ahead: -60_000 })).toContain('自动设置时间')
})

it('tells the hotline five lines and nothing about anybody', () => {
  expect(reportText({ ...FINE, ahead: 120_000 }, 0).split('\n')).toEqual([
    expect.stringMatching(/^版本 \d/),
    '网络 已连接',
    '时间 手机快2分',
    '存储 正常',
    expect.stringMatching(/^检测时间 /),
  ])
})
