import fc from 'fast-check'
import { formatAmount, formatCardLimit } from './format'
import { fen } from './fen'
import { editYuan, groupYuan, leftYuan, readSignedYuan, readYuan, typedYuan, YUAN_REFUSALS } from './input'
import type { YuanRefusal, YuanRules } from './input'

const anyAmount = fc.integer({ min: 0, max: 999_999_999_999 }).map(fen)
const WHOLE: YuanRules = { whole: true, digits: 7 }

describe('reading an amount of yuan', () => {
  it.each<[string, number]>([
    ['0', 0],
    ['.5', 50],
    [',5', 50],
    ['12.', 1_200],
    ['1.1', 110],
    ['19.99', 1_999],
    ['007', 700],
    // A comma is a decimal mark unless groups of three follow it.
    ['12,5', 1_250],
    ['12，5', 1_250],
    ['0,05', 5],
    ['1234,56', 123_456],
    ['1,234', 123_400],
    ['1,234,567.8', 123_456_780],
    ['5,000.00', 500_000],
    ['1 234 567', 123_456_700],
    ['1\u202f234\u00a0567', 123_456_700],
    // Full width, and the points and signs of other keyboards.
    ['１２３４．５', 123_450],
    ['１，２３４。５', 123_450],
    ['12｡5', 1_250],
    // What this app prints.
    ['¥1,234.00 元', 123_400],
    ['￥ 1,234.50 元', 123_450],
    ['+1,234.00', 123_400],
    ['+¥1,234.00', 123_400],
    ['人民币1,234.00元整', 123_400],
    ['1.5万', 1_500_000],
    ['1.25 万元', 1_250_000],
    ['0.00001万', 10],
    ['1,000万', 1_000_000_000],
    // Signs that aren't seen, as some apps copy them along.
    ['\u202a\u200e5,000.00\u202c\ufeff', 500_000],
    ['9999999999999.99', 999_999_999_999_999],
  ])('%j', (text, amount) => expect(readYuan(text)).toEqual({ ok: true, value: amount }))

  it.each<[string, YuanRefusal]>([
    ['', 'not an amount'],
    ['.', 'not an amount'],
    ['元', 'not an amount'],
    ['NaN', 'not an amount'],
    ['1e5', 'not an amount'],
    ['0x10', 'not an amount'],
    ['1 2', 'not an amount'],
    ['1.2.3', 'not an amount'],
    ['1.234,56', 'unclear comma'],
    ['1,23,456', 'unclear comma'],
    ['1,234,5', 'unclear comma'],
    ['12,3456', 'too many decimals'],
    ['1234,567', 'too many decimals'],
    ['0,125', 'too many decimals'],
    ['1.000', 'too many decimals'],
    ['-100', 'negative'],
    ['\u2212100', 'negative'],
    ['－¥1,234.00', 'negative'],
    ['¥-5', 'negative'],
    ['--5', 'not an amount'],
    ['5千', 'not an amount'],
    ['1.2345678万', 'too many decimals'],
    ['12345678901234', 'too much'],
    ['9999999999万', 'too much'],
    ['转账100元给李雷', 'not an amount'],
    ['$5', 'not an amount'],
  ])('refuses %j: %s', (text, refusal) => expect(readYuan(text)).toEqual({ ok: false, error: refusal }))

  it('reads back what is printed, in every form, to the same fen', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const printed = [formatAmount(amount), `¥${formatAmount(amount, true)} 元`, typedYuan(amount)]
        for (const text of printed) expect(readYuan(text)).toEqual({ ok: true, value: amount })
      }),
    )
    fc.assert(
      fc.property(fc.nat(99_999_998), (limit) =>
        expect(readYuan(formatCardLimit(limit))).toEqual({ ok: true, value: limit * 100 }),
      ),
    )
  })

  it('reads the sign of a record, and the amount without it', () => {
    expect(readSignedYuan('+1,234.00')).toEqual({ ok: true, value: { sign: '+', amount: 123_400 } })
    expect(readSignedYuan('\u2212¥5')).toEqual({ ok: true, value: { sign: '-', amount: 500 } })
    expect(readSignedYuan('12,5')).toEqual({ ok: true, value: { sign: '', amount: 1_250 } })
    expect(readSignedYuan('工资').ok).toBe(false)
  })

  it('takes whole yuan only where it has to, however they are written', () => {
    expect(readYuan('5,000.00', WHOLE)).toEqual({ ok: true, value: 500_000 })
    expect(readYuan('1.5万', WHOLE)).toEqual({ ok: true, value: 1_500_000 })
    expect(readYuan('12,5', WHOLE)).toEqual({ ok: false, error: 'not whole yuan' })
    expect(readYuan('1000万', WHOLE)).toEqual({ ok: false, error: 'too much' })
  })

  it('has a sentence for every refusal', () => {
    for (const sentence of Object.values(YUAN_REFUSALS)) expect(sentence).toMatch(/\p{Script=Han}{4}/u)
  })
})

interface TypedText {
  readonly text: string
  readonly refusals: readonly YuanRefusal[]
}

/** An empty field after these keys, each typed at the end of what is shown. */
const typing = (keys: string, rules?: YuanRules): TypedText =>
  Array.from(keys).reduce<TypedText>(
    ({ text, refusals }, key) => {
      const shown = groupYuan(text)
      const edit = editYuan(shown, shown + key, rules)
      return { text: edit.text, refusals: edit.refusal ? [...refusals, edit.refusal] : refusals }
    },
    { text: '', refusals: [] },
  )

describe('typing an amount', () => {
  it.each([
    ['', ''],
    ['.', '0.'],
    ['.5', '0.5'],
    ['0', '0'],
    ['00', '0'],
    ['05', '5'],
    ['0.5', '0.5'],
    ['0012.30', '12.30'],
    ['12.', '12.'],
    ['12,5', '12.5'],
    ['12，5', '12.5'],
    ['12。5', '12.5'],
    ['１２．５', '12.5'],
    ['1元5', '1.5'],
    ['12、5', '12.5'],
    ['12：5', '12.5'],
    ['12.5元', '12.5'],
    ['¥12', '12'],
  ])('%j becomes %j', (keys, text) => expect(typing(keys)).toEqual({ text, refusals: [] }))

  it.each<[string, string, YuanRefusal]>([
    ['12.345', '12.34', 'too many decimals'],
    // Who groups by hand is told after the second digit that the comma is a point.
    ['1,234', '1.23', 'too many decimals'],
    ['1.2.3', '1.23', 'a second point'],
    ['1.5万', '1.5', 'a unit'],
    ['2万3', '23', 'a unit'],
    ['5e3', '53', 'not an amount'],
    ['-5', '5', 'negative'],
    ['元5', '5', 'a unit'],
  ])('%j becomes %j, and says so: %s', (keys, text, refusal) =>
    expect(typing(keys)).toEqual({ text, refusals: [refusal] }),
  )

  it.each<[string, string, readonly YuanRefusal[]]>([
    ['12,5', '12.', ['not whole yuan']],
    ['5,000', '5.00', ['too many decimals']],
    ['5000.00', '5000.00', []],
    ['12345678', '1234567', ['too much']],
  ])('in whole yuan %j becomes %j', (keys, text, refusals) => expect(typing(keys, WHOLE)).toEqual({ text, refusals }))

  it('leaves a key that would make another amount without effect, wherever it is typed, and says why', () => {
    expect(editYuan('12.34', '1.2.34')).toEqual({ text: '12.34', refusal: 'a second point' })
    expect(editYuan('12,345', '1,2,345')).toEqual({ text: '12345', refusal: 'too many decimals' })
    expect(editYuan('12.34', '12.534')).toEqual({ text: '12.34', refusal: 'too many decimals' })
    expect(editYuan('100', '-100')).toEqual({ text: '100', refusal: 'negative' })
    expect(editYuan('125', '12,5')).toEqual({ text: '12.5' })
  })

  it('refuses the digit that no amount has room for, and a deletion that would need it', () => {
    expect(editYuan('9,999,999,999,999', '9,999,999,999,9999')).toEqual({ text: '9999999999999', refusal: 'too much' })
    expect(editYuan('1,234,567,890,123.4', '1,234,567,890,1234')).toEqual({
      text: '1234567890123.4',
      refusal: 'too much',
    })
  })

  it('takes the digit before a group’s comma along with it, and a digit out of the middle', () => {
    expect(editYuan('1,234', '1234')).toEqual({ text: '234' })
    expect(editYuan('1,234', '1,34')).toEqual({ text: '134' })
    expect(editYuan('1,234', '1,23')).toEqual({ text: '123' })
  })

  it('takes a point without decimals away when the field is left', () => {
    expect(['0.', '12.', '12.5', '12', ''].map(leftYuan)).toEqual(['0', '12', '12.5', '12', ''])
  })
})

/** How a person reads what was typed, in yuan; undefined where two would read it differently. */
function plainReading(keys: string): number | undefined {
  const text = keys.replace(/，/g, ',').replace(/[。、·]/g, '.')
  const number = '(\\d+(?:[.,]\\d{0,2})?|[.,]\\d{1,2}|\\d{1,3}(?:,\\d{3})+(?:\\.\\d{0,2})?)'
  const read = (written: string): number =>
    Number(/^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(written) ? written.replace(/,/g, '') : written.replace(',', '.'))
  const yuan = new RegExp(`^${number}元?$`).exec(text)
  if (yuan) return read(yuan[1] ?? '')
  const spoken = /^(\d+)元(\d{1,2})$/.exec(text)
  if (spoken) return Number(`${spoken[1]}.${spoken[2]}`)
  const wan = new RegExp(`^${number}万元?$`).exec(text)
  if (wan) return read(wan[1] ?? '') * 10_000
  const wanAndMore = /^(\d+)万(\d{4})元?$/.exec(text)
  return wanAndMore ? Number(wanAndMore[1]) * 10_000 + Number(wanAndMore[2]) : undefined
}

describe('whatever is typed', () => {
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789,.，。元万、·'), maxLength: 9 })

  it.each<[string, YuanRules | undefined]>([
    ['an amount', undefined],
    ['whole yuan', { whole: true, digits: 9 }],
  ])('%s is sent as it is shown, and is what was typed or something was said', (_, rules) => {
    fc.assert(
      fc.property(keys, (typed) => {
        const { text, refusals } = typing(typed, rules)
        const shown = Number(groupYuan(text).replace(/,/g, ''))
        const sent = readYuan(text)
        expect(sent.ok ? sent.value : text).toBe(text === '' ? '' : Math.round(shown * 100))
        const reading = plainReading(typed)
        if (reading === undefined) return
        if (refusals.length === 0) expect(shown).toBe(reading)
        if (reading > 0) expect(shown).toBeLessThan(reading * 10)
        else expect(shown).toBe(0)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('pasting an amount', () => {
  it.each([
    ['1,234.56', '1234.56'],
    [' ￥ 1,234.50 元\n', '1234.50'],
    ['１２３４．５', '1234.5'],
    ['1 234 567', '1234567'],
    ['.5', '0.5'],
    ['12,5', '12.5'],
    ['1.5万', '15000'],
    ['+1,234.00', '1234.00'],
    ['\u200e5,000.00', '5000.00'],
    ['0000000000000100', '100'],
  ])('%j becomes %j', (pasted, text) => expect(editYuan('', pasted)).toEqual({ text }))

  it.each<[string, YuanRefusal]>([
    ['-100', 'negative'],
    ['1e5', 'not an amount'],
    ['1,23,4', 'unclear comma'],
    ['转账100元给李雷', 'not an amount'],
    ['12.345', 'too many decimals'],
    ['99999999999999999999', 'too much'],
  ])('refuses %j: %s', (pasted, refusal) => {
    expect(editYuan('', pasted)).toEqual({ text: '', refusal })
    expect(editYuan('78', pasted)).toEqual({ text: '78', refusal })
  })

  it('puts a part among what stands there', () => {
    expect(editYuan('15', '1２34,5675')).toEqual({ text: '12345675' })
    expect(editYuan('15', '1-345')).toEqual({ text: '15', refusal: 'negative' })
    expect(editYuan('1.5', '1.2.55')).toEqual({ text: '1.5', refusal: 'a second point' })
    // Two quick keys that come as one change.
    expect(editYuan('12', '12,5')).toEqual({ text: '12.5' })
    expect(editYuan('1,234', '1,234,5')).toEqual({ text: '1234.5' })
    expect(editYuan('12,345', '12,34567')).toEqual({ text: '1234567' })
  })

  it('reads what is pasted over the whole field, also with the same beginning or ending', () => {
    expect(editYuan('34.56', '1,234.56')).toEqual({ text: '1234.56' })
    expect(editYuan('5', '5,000.00')).toEqual({ text: '5000.00' })
    expect(editYuan('12', '12,5')).toEqual({ text: '12.5' })
    expect(editYuan('1', '1.5万')).toEqual({ text: '15000' })
  })

  it('says that it can’t tell a group’s comma from a pasted decimal mark', () => {
    // 56 in place of the chosen 234, or 1,56 over everything.
    expect(editYuan('1,234', '1,56')).toEqual({ text: '1234', refusal: 'unclear comma' })
  })

  it('never takes an amount that is not the one written, and leaves the field as it was instead', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789..,-e 元￥５'), maxLength: 20 })
    fc.assert(
      fc.property(text, (pasted) => {
        const edit = editYuan('', pasted)
        const read = readYuan(pasted)
        if (edit.refusal === undefined && /\d/.test(edit.text)) {
          const sent = readYuan(edit.text)
          if (/\d/.test(pasted)) expect(sent).toEqual(read)
          expect(pasted).not.toMatch(/[-e]/)
        } else expect(edit.text).toBe('')
      }),
    )
  })
})
