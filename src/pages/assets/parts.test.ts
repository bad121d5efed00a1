import type { HoldingFacts } from '../../contract/holding/holdingFacts'
import { basisPoints, fen, yuan, ZERO_FEN } from '../../domain/money/fen'
import { assetParts, maturityRows } from './parts'

const holding = (seqNo: string, endDate: string, changes: Partial<HoldingFacts> = {}): HoldingFacts => ({
  seqNo,
  prodType: '20194',
  prodDesc: '普通储蓄一年',
  kind: 'deposit',
  status: 'OPEN',
  amount: yuan(1_000),
  appointRate: basisPoints(130),
  appointInterest: yuan(13),
  preRate: basisPoints(5),
  preInterest: ZERO_FEN,
  accumulatedIncome: ZERO_FEN,
  yesterdayIncome: ZERO_FEN,
  days: 10,
  term: 1,
  termType: 'Y',
  termDays: 365,
  termYears: 1,
  startDate: '20261111',
  endDate,
  ...changes,
})

it('splits the total into parts that make it up', () => {
  const assets = {
    total: fen(600),
    wallet: fen(100),
    deposits: fen(200),
    wealth: fen(300),
    yesterdayIncome: ZERO_FEN,
    accumulatedIncome: ZERO_FEN,
    expectedInterest: ZERO_FEN,
    today: '20261121',
  }
  expect(assetParts(assets).map(({ amount }) => amount)).toEqual([100, 200, 300])
})

describe('the maturity list', () => {
  it('says when, how much and where to look', () => {
    expect(maturityRows([holding('a', '20261203')])).toEqual([
      {
        seqNo: 'a',
        title: '普通储蓄一年',
        when: '2026.12.03 · 12天后到期',
        amount: 100_000,
        interest: 1_300,
        leadsTo: '/ProductHoldInfo',
      },
    ])
  })

  it('holds five at most, the next first, and only deposits that are open', () => {
    const days = ['20261208', '20261203', '20261207', '20261204', '20261206', '20261205']
    const others = [holding('x', '20261122', { status: 'MATURED' }), holding('y', '20261122', { kind: 'wealth' })]
    expect(maturityRows([...others, ...days.map((on) => holding(on, on))]).map(({ seqNo }) => seqNo)).toEqual([
      '20261203',
      '20261204',
      '20261205',
      '20261206',
      '20261207',
    ])
  })
})
