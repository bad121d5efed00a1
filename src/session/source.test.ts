import { clock } from '../platform/clock'
import { storage } from '../platform/storage'
import { signOut } from './session'
import { forgetSource, keepSource, keepPromoter, orderSource, promoterAtom, sourceAtom } from './source'
import { store } from './store'

jest.mock('./bank', () => ({ call: jest.fn(() => new Promise(() => undefined)), onSessionLost: jest.fn() }))

beforeEach(forgetSource)
afterEach(() => jest.restoreAllMocks())

it('lasts through the visit and goes with every order', () => {
  keepSource({ channel: 'HZJK', promote_id: 'P1', productType: '20194' })
  keepSource({ seqNo: '1' })
  expect(orderSource()).toEqual({ source: { channel: 'HZJK', promote_id: 'P1' } })
  expect(store.get(sourceAtom)).toEqual({ channel: 'HZJK', promote_id: 'P1' })
  expect(storage.get('source')?.codes).toEqual({ channel: 'HZJK', promote_id: 'P1' })
})

it('is replaced whole by the next link that brings somebody', () => {
  keepSource({ channel: 'HZJK', promote_id: 'P1' })
  keepSource({ sales_id: 'S2' })
  expect(orderSource()).toEqual({ source: { sales_id: 'S2' } })
})

it('is nothing for who came by themselves, and through a channel that nobody knows', () => {
  keepSource({ channel: 'ELSEWHERE' })
  expect(orderSource()).toEqual({})
})

it('ends with the visit', () => {
  keepSource({ promote_id: 'P1' })
  const start = clock.now()
  jest.spyOn(clock, 'now').mockReturnValue(start + 12 * 3_600_000 + 1_000)
  expect(orderSource()).toEqual({})
})

it('ends with signing out', () => {
  keepSource({ promote_id: 'P1' })
  signOut()
  expect(orderSource()).toEqual({})
})

describe('a promoter whose link carries a client number', () => {
  it('is in the order by the marketing number that the bank has said', () => {
    keepSource({ clientNo: 'C1', channel: 'HZJK' })
    expect(store.get(promoterAtom)).toBe('C1')
    expect(orderSource()).toEqual({ source: { channel: 'HZJK' } })
    keepPromoter('C1', 'M1')
    expect(orderSource()).toEqual({ source: { channel: 'HZJK', marketNo: 'M1' } })
    expect(store.get(promoterAtom)).toBeUndefined()
  })

  it('replaces who brought the customer before, and is nothing when the bank knows no promoter', () => {
    keepSource({ promote_id: 'P1' })
    keepSource({ clientNo: 'C1' })
    keepPromoter('C1', '')
    expect(orderSource()).toEqual({})
  })

  it('is forgotten with the next link: a late answer brings nobody back', () => {
    keepSource({ clientNo: 'C1' })
    keepSource({ sales_id: 'S2' })
    keepPromoter('C1', 'M1')
    expect(orderSource()).toEqual({ source: { sales_id: 'S2' } })
  })

  it.each([{ clientNo: '<b>' }, { clientNo: 'C1', marketNo: 'M9' }])('is not asked for by %j', (query) => {
    keepSource(query)
    expect(store.get(promoterAtom)).toBeUndefined()
  })
})
