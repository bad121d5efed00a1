import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { holding } from '@/contract/holding/testing'
import { fen } from '@/domain/money/fen'
import { maturityRows } from './parts'

const PAYS_MONTHLY = '20178'
const STRUCTURED = '30101'

const matures = (seqNo: string, endDate: string, changes: Partial<HoldingFacts> = {}): HoldingFacts =>
  holding({ seqNo, startDate: '20261111', days: 10, endDate, ...changes })

describe('the maturity list', () => {
  it('says when, how much and where to look', () => {
    expect(maturityRows([matures('a', '20261203')])).toEqual([
      {
        seqNo: 'a',
        title: '普通储蓄一年',
        when: '2026.12.03 · 12天后到期',
        amount: 100_000,
        interest: 1_300,
        caption: '到期预计利息',
        leadsTo: '/ProductHoldInfo',
      },
    ])
  })

  it('counts what comes on the day itself: of a deposit that pays by periods the last one, of a structured one the floor', () => {
    const comes = (prodType: string) =>
      maturityRows([
        matures('a', '20261203', { prodType, appointInterest: fen(1_200), interestOnMaturity: fen(100) }),
      ]).map(({ caption, interest }) => [caption, interest])
    expect(comes(PAYS_MONTHLY)).toEqual([['本期利息', 100]])
    expect(comes(STRUCTURED)).toEqual([['到期保底利息', 100]])
  })

  it('holds all that mature within 30 days, the next first, and only deposits that are open', () => {
    const days = ['20261208', '20261203', '20261207', '20261221', '20261222', '20261206', '20261205']
    const others = [matures('x', '20261122', { status: 'MATURED' }), matures('y', '20261122', { kind: 'wealth' })]
    expect(maturityRows([...others, ...days.map((on) => matures(on, on))]).map(({ seqNo }) => seqNo)).toEqual([
      '20261203',
      '20261205',
      '20261206',
      '20261207',
      '20261208',
      '20261221',
    ])
  })
})
