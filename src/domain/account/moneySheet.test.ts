import fc from 'fast-check'
import { day } from '../dates/day'
import { fen, yuan, ZERO_FEN } from '../money/fen'
import { sheetSections, SHEET_NOTES, spokenSheet } from './moneySheet'
import type { MoneySheet } from './moneySheet'

const SHEET: MoneySheet = {
  today: day('20261128'),
  total: fen(1_230_050),
  parts: [
    { label: '现在可用', amount: yuan(300) },
    { label: '冻结', amount: ZERO_FEN },
    { label: '以后可支取的存款', amount: fen(1_200_050) },
  ],
  coming: [
    {
      ...{ day: day('20261129'), name: '普通储蓄一年', event: '存款到期' },
      sums: [
        { label: '本金', amount: yuan(10_000) },
        { label: '到期预计利息', amount: fen(13_005) },
      ],
      then: '按您选的本金续存',
    },
    { day: day('20270103'), name: '月月付息', event: '付息', sums: [{ label: '利息', amount: yuan(12) }] },
  ],
  more: 2,
  branch: { name: '长春总行营业部', phone: '95396' },
}
const EMPTY: MoneySheet = { today: day('20261128'), total: ZERO_FEN, parts: [], coming: [], more: 0 }
const TAIL = '有事请打客服热线，九五三九六。任何人向您要密码或验证码，都不要给。'

const lines = (sheet: MoneySheet, hidden: boolean): string[] =>
  sheetSections(sheet, hidden).flatMap((section) =>
    section.lines.map(({ label, hint = '', value }) => [label, hint, value].join('|')),
  )

it.each<[string, MoneySheet, boolean, string]>([
  [
    'all there is',
    SHEET,
    false,
    '今天是十一月二十八日，星期六。您在亿联银行一共有一万二千三百元五角。其中，现在可用三百元，以后可支取的存款一万二千元五角。接下来。十一月二十九日，星期日，明天，普通储蓄一年，存款到期，本金一万元，到期预计利息一百三十元零五分，按您选的本金续存。二零二七年一月三日，星期日，三十六天后，月月付息，付息，利息十二元。后面还有两笔。有事请打客服热线，九五三九六。您的网点是长春总行营业部，电话九五三九六。任何人向您要密码或验证码，都不要给。',
  ],
  [
    'no amount where they are hidden',
    { ...SHEET, branch: undefined },
    true,
    `今天是十一月二十八日，星期六。您选择了不念金额。接下来。十一月二十九日，星期日，明天，普通储蓄一年，存款到期，按您选的本金续存。二零二七年一月三日，星期日，三十六天后，月月付息，付息。后面还有两笔。${TAIL}`,
  ],
  [
    'that there is nothing',
    EMPTY,
    false,
    `今天是十一月二十八日，星期六。您在亿联银行一共有零元。未来九十天没有存款到期、付息或到账。${TAIL}`,
  ],
])('is read aloud: %s', (_, sheet, hidden, said) => expect(spokenSheet(sheet, hidden)).toBe(said))

it('is read aloud with two days as they are counted, and the second of February as it is named', () => {
  const coming = SHEET.coming.map((one) => ({ ...one, day: day('20270202') }))
  const said = spokenSheet({ ...SHEET, today: day('20270131'), coming }, true)
  expect(said).toContain('二月二日，星期二，两天后，普通储蓄一年')
})

it('is written in lines, with amounts and without', () => {
  expect(lines(SHEET, false)).toEqual([
    '一共||12,300.50元',
    '现在可用||300.00元',
    '冻结||0.00元',
    '以后可支取的存款||12,000.50元',
    '2026年11月29日 星期日，明天|普通储蓄一年，存款到期，本金10,000.00元，到期预计利息130.05元，按您选的本金续存|10,130.05元',
    '2027年1月3日 星期日，36天后|月月付息，付息|12.00元',
    '后面还有2笔||见未来90天',
    '亿联银行客服热线||95396',
    '长春总行营业部|您的网点|95396',
  ])
  expect(lines(SHEET, true).join()).not.toMatch(/\d[.,]\d|元/)
})

it('has no run of six digits, whatever names and amounts come', () => {
  const name = fc
    .array(fc.constantFrom('存', '款', '6', '2', '0', '1', '9', '5', ' ', '-'), { maxLength: 30 })
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(name, name, fc.nat(2_000_000_000), fc.boolean(), (named, branch, amount, hidden) => {
      const coming = SHEET.coming.map((each) => ({
        ...each,
        name: named,
        sums: [{ label: '金额', amount: fen(amount) }],
      }))
      const sheet = { ...SHEET, total: fen(amount), coming, branch: { name: branch, phone: '95396' } }
      const written = sheetSections(sheet, hidden).flatMap((section) =>
        section.lines.flatMap(({ label, hint = '', value }) => [label, hint, value]),
      )
      for (const text of [...written, ...SHEET_NOTES, ...spokenSheet(sheet, hidden).split('。')])
        expect(text).not.toMatch(/\d(?:[\s-]?\d){5}/)
    }),
  )
})
