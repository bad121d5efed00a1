import fc from 'fast-check'
import { lastFour, maskCard, maskIdCard, maskName, maskPhone, maskStreet } from './mask'

describe('masks', () => {
  it('keep what identifies and hide the rest', () => {
    expect(maskPhone('13812341234')).toBe('138****1234')
    expect(maskIdCard('11010519491231002X')).toBe('110***********002X')
    expect(maskIdCard('110105491231002')).toBe('110********1002')
    expect(maskCard('6222020000001234')).toBe('**** 1234')
    expect(lastFour('6222020000001234')).toBe('1234')
  })

  it.each([
    ['张三', '张*'],
    ['张三丰', '张**'],
    ['欧阳锋', '欧阳*'],
    ['欧阳娜娜', '欧阳**'],
    ['欧阳', '欧*'],
    ['𠮷田', '𠮷*'],
    ['张', '*'],
    ['', ''],
  ])('of %s is %s', (name, masked) => expect(maskName(name)).toBe(masked))

  it.each([
    ['样例路12号3单元401', '样例路**号*单元***'],
    ['样例村三组十七号', '样例村*组**号'],
    ['Ｂ座样例巷７号', '*座样例巷*号'],
    ['样例大院', '样例**'],
    ['', ''],
  ])('of the street %s is %s', (street, masked) => expect(maskStreet(street)).toBe(masked))

  it('never give a short text away', () => {
    expect(maskPhone('1234567')).toBe('*******')
    expect(maskCard('1234')).toBe('****')
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,19}$/), (text) => {
        for (const mask of [maskPhone, maskIdCard, maskCard]) expect(mask(text)).toContain('*')
      }),
    )
  })
})
