import { editNumber, halfWidth, insertionOf } from './edit'

it.each([
  ['０１２３４５６７８９', '0123456789'],
  ['Ｘ，．－', 'X,.-'],
  ['￥〇、中', '￥〇、中'],
])('reads %j as %j', (wide, plain) => expect(halfWidth(wide)).toBe(plain))

it.each([
  ['', '12', '', '12', ''],
  ['12', '1', '1', '', ''],
  ['15', '12345', '1', '234', '5'],
  ['11', '111', '11', '1', ''],
  ['abc', 'xyz', '', 'xyz', ''],
])('finds what came between %j and %j', (before, after, head, inserted, tail) =>
  expect(insertionOf(before, after)).toEqual({ head, inserted, tail }),
)

describe('a number that is no amount', () => {
  it.each([
    ['138 0013-8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['电话：13800138000。', '13800138000'],
    ['abc', ''],
  ])('keeps the digits of %j', (pasted, kept) => expect(editNumber('', pasted, 'digits', 11)).toEqual({ text: kept }))

  it('keeps an X where an ID card may have one', () => {
    expect(editNumber('', '11010519491231００２Ｘ ', 'idcard', 18)).toEqual({ text: '11010519491231002X' })
  })

  it('refuses what is too long whole, and leaves what stands there', () => {
    expect(editNumber('1', '8613800138000', 'digits', 11)).toEqual({ text: '1', refusal: 'too long' })
    expect(editNumber('13800138000', '138001380001', 'digits', 11)).toEqual({
      text: '13800138000',
      refusal: 'too long',
    })
    expect(editNumber('', '1101051949123100212', 'idcard', 18)).toEqual({ text: '', refusal: 'too long' })
  })

  it('lets who has too much, filled in by other means, take some away', () => {
    expect(editNumber('12345678', '1234567', 'digits', 6)).toEqual({ text: '1234567' })
  })
})
