import { FAMILIES } from '../product/families'
import type { FamilyKey } from '../product/families'
import { channelOf, CHANNELS, offers, opensPage, PARTNER_PAGES, settledSource, sourceOf } from './channels'
import type { ChannelCode } from './channels'

const CODES = Object.keys(CHANNELS) as ChannelCode[]

it('has the channels of the specification (§6, §9)', () =>
  expect(CODES).toEqual(['YZT202101', 'HZJK', 'HZ202102', 'KMH_HZJK', 'BANK_STAFF']))

it('keeps one channel for staff alone', () =>
  expect(CODES.filter((code) => channelOf(code).staffOnly)).toEqual(['BANK_STAFF']))

it('offers families that exist, and everything without a channel', () => {
  for (const family of Object.keys(FAMILIES) as FamilyKey[]) {
    expect(offers(undefined, family)).toBe(true)
    expect(offers('BANK_STAFF', family)).toBe(true)
  }
  expect([offers('YZT202101', 'regular'), offers('YZT202101', 'wealth')]).toEqual([true, false])
  expect([offers('HZJK', 'wealth'), offers('HZ202102', undefined)]).toEqual([true, false])
  for (const code of CODES) for (const family of channelOf(code).families ?? []) expect(FAMILIES[family]).toBeDefined()
})

it.each([
  [{}, undefined],
  [{ productType: '20194' }, undefined],
  [{ channel: 'HZJK' }, { channel: 'HZJK' }],
  [{ marketNo: 'YZT202101' }, { channel: 'YZT202101', marketNo: 'YZT202101' }],
  [
    { marketNo: 'M0001', promote_id: 'P1', sales_id: 'S2', saverId: 'V3' },
    { marketNo: 'M0001', promote_id: 'P1', sales_id: 'S2', saverId: 'V3' },
  ],
  [{ channel: 'NOBODY' }, undefined],
  [{ channel: 'toString' }, undefined],
  [{ channel: 'NOBODY', promote_id: 'P1' }, { promote_id: 'P1' }],
  [
    { channel: 'NOBODY', marketNo: 'HZJK' },
    { channel: 'HZJK', marketNo: 'HZJK' },
  ],
  [{ promote_id: '', sales_id: 'a b', saverId: 'x'.repeat(65) }, undefined],
])('a link with %j says %j', (query, source) => expect(sourceOf(query)).toEqual(source))

it('takes the staff channel from who isn’t staff, and nothing else', () => {
  const source = { channel: 'BANK_STAFF', sales_id: 'S1' } as const
  expect(settledSource(source, false)).toEqual({ sales_id: 'S1' })
  expect(settledSource(source, true)).toEqual(source)
  expect(settledSource({ channel: 'HZJK' }, false)).toEqual({ channel: 'HZJK' })
})

it('opens a partner’s page to the partner’s customers alone, as its row says', () => {
  const opened = (channel: ChannelCode | undefined) => PARTNER_PAGES.filter((page) => opensPage(channel, page))
  expect(opened('HZ202102')).toEqual(['coop', 'coopDeposit'])
  expect(opened('HZJK')).toEqual(['coop'])
  for (const channel of [undefined, 'BANK_STAFF'] as const) expect([channel, opened(channel)]).toEqual([channel, []])
  // A channel must offer what its pages sell.
  for (const code of CODES) if (opened(code).length > 0) expect([code, offers(code, 'gain')]).toEqual([code, true])
})
