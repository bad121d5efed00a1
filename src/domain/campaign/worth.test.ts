import { fen } from '../money/fen'
import { worthText } from './worth'

const prize = (prizeKey: string, kind: 'RED_PACKET' | 'POINTS' | 'VOUCHER', amount: number, value = amount) => ({
  ...{ prizeKey, kind, amount, value: fen(value), name: kind === 'POINTS' ? `${amount}积分` : `${prizeKey}券` },
})
const task = (prizeKey: string, most = 1, more: { readonly after?: number } = {}) => ({ prizeKey, most, ...more })
const all = () => 1

describe('a campaign’s worth', () => {
  it('is the most that one person gets of red packets, after tax', () => {
    const prizes = [prize('first', 'RED_PACKET', 188), prize('step', 'RED_PACKET', 100)]
    const tasks = [task('first'), task('step'), task('step'), task('step')]
    expect(worthText({ kind: 'GIFT', prizes, tasks }, all)).toBe('税后最多3.90元')
  })

  it('of points counts each time that is rewarded', () => {
    const giving = { kind: 'LEARN', prizes: [prize('a', 'POINTS', 5)], tasks: [task('a', 12)] } as const
    expect(worthText(giving, all)).toBe('最多60积分')
    expect(worthText({ ...giving, tasks: [task('a', 12, { after: 7 })] }, all)).toBe('5积分')
  })

  it('promises no prize that is used up, and says nothing once all are', () => {
    const prizes = [prize('first', 'RED_PACKET', 188), prize('step', 'RED_PACKET', 100)]
    const giving = { kind: 'GIFT', prizes, tasks: [task('first'), task('step')] } as const
    expect(worthText(giving, (key) => (key === 'step' ? 3 : 0))).toBe('税后0.80元')
    expect(worthText(giving, () => 0)).toBeUndefined()
  })

  it('is of a draw how often one person can draw, and no prize, which hardly anybody wins', () => {
    const prizes = [prize('小', 'VOUCHER', 0, 500), prize('大', 'VOUCHER', 0, 900), prize('p', 'POINTS', 20, 250)]
    const tasks = [task('chance', 3), task('p'), task('chance')]
    expect(worthText({ kind: 'DRAW', prizes, tasks }, all)).toBe('最多4次抽奖')
    expect(worthText({ kind: 'DRAW', prizes, tasks }, (key) => (key === '大' ? 0 : 1))).toBe('最多4次抽奖')
    expect(worthText({ kind: 'DRAW', prizes, tasks }, () => 0)).toBeUndefined()
  })

  it('is called up to where a packet’s pieces are shared by chance', () => {
    const prizes = [
      { ...prize('s', 'RED_PACKET', 1_000), shares: { sum: fen(5_000), least: fen(10), most: fen(1_000) } },
    ]
    expect(worthText({ kind: 'LEARN', prizes, tasks: [task('s')] }, all)).toBe('税后最多8元')
  })
})
