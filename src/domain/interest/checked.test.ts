import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { addTerm } from '../dates/calendarMonths'
import { addDays, day, daysBetween } from '../dates/day'
import type { Day } from '../dates/day'
import type { Term } from '../dates/term'
import { basisPoints, fen, yuan } from '../money/fen'
import { checkText, interestLine, interestSpan, interestSum } from './checked'
import { interestBy, interestPieces } from './position'
import type { DepositPosition } from './position'
import type { InterestTerms } from './terms'

const PROGRAM = join(process.cwd(), 'docs/verify/interest')
const byNode = (input: string) => spawnSync(process.execPath, [`${PROGRAM}.mjs`], { input, encoding: 'utf8' })
const byPython = (input: string) => spawnSync('python3', [`${PROGRAM}.py`], { input, encoding: 'utf8' })
const hasPython = spawnSync('python3', ['--version']).status === 0

const rate = fc.integer({ min: 1, max: 500 }).map(basisPoints)
const term: fc.Arbitrary<Term> = fc.oneof(
  fc.record({ term: fc.integer({ min: 1, max: 60 }), termType: fc.constant('M' as const) }),
  fc.record({ term: fc.integer({ min: 1, max: 5 }), termType: fc.constant('Y' as const) }),
  fc.record({ term: fc.integer({ min: 1, max: 400 }), termType: fc.constant('D' as const) }),
)
const interest: fc.Arbitrary<InterestTerms> = fc.oneof(
  fc.constant({ method: 'fixedTerm' } as const),
  fc
    .integer({ min: 1, max: 12 })
    .map((months) => ({ method: 'fullPeriod', period: { term: months, termType: 'M' } }) as const),
  fc.tuple(rate, rate).map(
    ([first, later]) =>
      ({
        method: 'stepped',
        steps: [
          { fromDays: 0, rate: first },
          { fromDays: 90, rate: later },
        ],
      }) as const,
  ),
  fc.tuple(rate, rate, fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined })).map(
    ([floorRate, floatingRate, observed]) =>
      ({
        method: 'structured',
        terms: { floorRate, floatingRate, barrier: 5, pays: 'at or above' },
        ...(observed !== undefined && { observed }),
      }) as const,
  ),
  fc.integer({ min: 1, max: 9_999_999 }).map((floor) => ({ method: 'agreement', floorBalance: fen(floor) }) as const),
)

/** A deposit of any kind and the day on which its interest is asked for, after its end too. */
const asked: fc.Arbitrary<{ readonly position: DepositPosition; readonly on: Day }> = fc
  .record({
    amount: fc.integer({ min: 1, max: 5_000_000_00 }).map(fen),
    appointRate: rate,
    aheadRate: rate,
    interest,
    term,
    startDay: fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(day('20230101'), days)),
    part: fc.double({ min: 0, max: 1.1, noNaN: true }),
  })
  .map(({ term: { term: length, termType }, part, startDay, ...rest }) => {
    const endDay = addTerm(startDay, { term: length, termType })
    const position = { ...rest, startDay, endDay, term: length, termType }
    return { position, on: addDays(startDay, Math.floor(daysBetween(startDay, endDay) * part)) }
  })

const textOf = (position: DepositPosition, on: Day): string =>
  checkText({ seqNo: '7', on, pieces: interestPieces(position, on) })

describe('the text by which interest is checked', () => {
  it('is reckoned alike by programs that share no code with the bank, for a thousand deposits', () => {
    const deposits = fc.sample(asked, 1_000)
    const input = deposits.map(({ position, on }) => textOf(position, on)).join('\n\n')
    const sums = deposits.map(({ position, on }) => (interestBy(position, on) / 100).toFixed(2))
    for (const { stdout, status } of [byNode(input), ...(hasPython ? [byPython(input)] : [])]) {
      const said = stdout.trim().split('\n')
      expect(said.filter((line) => !line.startsWith('一致'))).toEqual([])
      expect(said.map((line) => /合计([\d.]+)元/.exec(line)?.[1])).toEqual(sums)
      expect(status).toBe(0)
    }
  })

  const DEPOSIT: DepositPosition = {
    ...{
      amount: yuan(10_000),
      appointRate: basisPoints(135),
      aheadRate: basisPoints(5),
      interest: { method: 'fixedTerm' },
    },
    ...{ term: 1, termType: 'Y', startDay: day('20251130'), endDay: day('20261130') },
  }

  it('has the customer’s own figures, the dates and the time that counts', () =>
    expect(textOf(DEPOSIT, day('20261130'))).toBe(
      [
        '存款7，利息算至2026-11-30',
        '2025-11-30至2026-11-30，12个月：10000.00×1.35%×360÷360=135.00',
        '合计135.00元',
      ].join('\n'),
    ))

  it('has one line for each payment, and one for the days after the last', () => {
    const period = { term: 1, termType: 'M' } as const
    const monthly = { ...DEPOSIT, interest: { method: 'fullPeriod', period } } as const
    expect(textOf(monthly, day('20260310')).split('\n').slice(1)).toEqual([
      '2025-11-30至2025-12-30，1个月：10000.00×1.35%×30÷360=11.25',
      '2025-12-30至2026-01-30，1个月：10000.00×1.35%×30÷360=11.25',
      '2026-01-30至2026-02-28，1个月：10000.00×1.35%×30÷360=11.25',
      '2026-02-28至2026-03-10，10天：10000.00×0.05%×10÷360=0.14',
      '合计33.89元',
    ])
  })

  it('has two rates in one line where a balance earns by two, and no part that is nothing', () => {
    const agreement = { ...DEPOSIT, interest: { method: 'agreement', floorBalance: yuan(4_000) } } as const
    const [piece] = interestPieces(agreement, day('20251210'))
    expect(piece && interestLine(piece)).toBe('(4000.00×0.05%+6000.00×1.35%)×10÷360')
    expect(piece && interestLine(piece, 'shown')).toBe('(4,000.00×0.05%+6,000.00×1.35%)×10÷360')
    expect(piece && interestSpan(piece, 'shown')).toBe('2025.11.30至2025.12.10，10天')
    const small = { ...agreement, interest: { method: 'agreement', floorBalance: yuan(20_000) } } as const
    const [below] = interestPieces(small, day('20251210'))
    expect(below && interestLine(below)).toBe('10000.00×0.05%×10÷360')
    expect(interestSum([])).toBe(0)
  })

  it.each([
    ['another principal', '10000.00×', '10000.01×1', /利息不符/],
    ['other days', '×360÷', '×359÷', /天数不符/],
    ['another last day', '至2026-11-30，', '至2026-11-29，', /日期不符/],
    ['another sum', '合计135.00', '合计135.01', /合计不符/],
  ])('that says %s is found out by both programs', (_what, said, instead, fault) => {
    const input = textOf(DEPOSIT, day('20261130')).replace(said, instead)
    for (const { stdout, status } of [byNode(input), ...(hasPython ? [byPython(input)] : [])])
      expect([stdout.match(fault) !== null, status]).toEqual([true, 1])
  })
})
