import fc from 'fast-check'
import { day } from '../dates/day'
import { isBankCard, isWrongCard, passesLuhn } from './bankCard'
import { checkGesture } from './gesture'
import { ageOn, idCardCheckDigit, isIdCard, parseIdCard } from './idCard'
import { isMobile } from './mobile'
import { checkPassword } from './password'
import { checkRedirect } from './redirect'

describe('a mobile number', () => {
  it.each([
    '13000000000',
    '14700000000',
    '15900000000',
    '16600000000',
    '16700000000',
    '17000000000',
    '18612345678',
    '19912345678',
  ])('%s is one', (text) => expect(isMobile(text)).toBe(true))

  it.each([
    '12000000000',
    '16500000000',
    '16800000000',
    '11000000000',
    '1380013800',
    '138001380000',
    '+8613800138000',
    '138 00138000',
    '1380013800a',
    '',
  ])('%j is none', (text) => expect(isMobile(text)).toBe(false))
})

describe('an identity number', () => {
  it('has the check digit of the standard', () => {
    // GB 11643, the standard's own examples
    expect(parseIdCard('11010519491231002X')).toEqual({
      ok: true,
      value: { number: '11010519491231002X', birth: '19491231', sex: 'female' },
    })
    // The standard's other example is a person born in 1880, whom `parseIdCard` refuses.
    expect(idCardCheckDigit('44052418800101001')).toBe('4')
    expect(parseIdCard('440524188001010014')).toEqual({ ok: false, error: 'birth date' })
  })

  it('satisfies the congruence of ISO 7064 MOD 11-2, computed by doubling', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{17}$/), (digits) => {
        const values = [...(digits + idCardCheckDigit(digits))].map((character) =>
          character === 'X' ? 10 : Number(character),
        )
        expect(values.reduce((sum, value) => (sum * 2 + value) % 11, 0)).toBe(1)
      }),
    )
  })

  it('takes a small x and the old form', () => {
    expect(isIdCard('11010519491231002x')).toBe(true)
    expect(parseIdCard('110105491231002')).toEqual({
      ok: true,
      value: { number: '110105491231002', birth: '19491231', sex: 'female' },
    })
  })

  it.each([
    ['110105194912310021', 'check digit'],
    ['11010519490229002X', 'birth date'],
    ['110105491331002', 'birth date'],
    ['1101051949123100', 'length'],
    ['X1010519491231002X', 'length'],
    ['01010519491231002X', 'length'],
    ['1101051949123100XX', 'length'],
    ['', 'length'],
  ])('%j fails by %s', (text, problem) => expect(parseIdCard(text)).toEqual({ ok: false, error: problem }))

  it('tells any one wrong digit and any two neighbours exchanged', () => {
    const body = fc.stringMatching(/^[1-9][0-9]{5}19[0-9]{2}0[1-9](?:0[1-9]|1[0-9]|2[0-8])[0-9]{3}$/)
    fc.assert(
      fc.property(body, fc.nat(16), fc.integer({ min: 1, max: 9 }), (digits, at, off) => {
        const whole = digits + idCardCheckDigit(digits)
        expect(isIdCard(whole)).toBe(true)
        const wrong = whole.slice(0, at) + String((Number(whole.charAt(at)) + off) % 10) + whole.slice(at + 1)
        expect(isIdCard(wrong)).toBe(false)
        const swapped = whole.slice(0, at) + whole.charAt(at + 1) + whole.charAt(at) + whole.slice(at + 2)
        if (swapped !== whole) expect(isIdCard(swapped)).toBe(false)
      }),
    )
  })

  it('gives the age on a day', () => {
    expect(ageOn(day('19611121'), day('20261120'))).toBe(64)
    expect(ageOn(day('19611121'), day('20261121'))).toBe(65)
  })
})

describe('a bank card', () => {
  it('has 16 to 19 digits and the right last one', () => {
    expect(isBankCard('4111111111111111')).toBe(true)
    expect(isBankCard('5555555555554444')).toBe(true)
    expect(isBankCard('4111111111111112')).toBe(false)
    expect(isBankCard('79927398713')).toBe(false)
    expect(passesLuhn('79927398713')).toBe(true)
    expect(isBankCard('4111 1111 1111 1111')).toBe(false)
    expect(isBankCard('0000000000000000')).toBe(false)
  })

  it('has exactly one right last digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{14,17}$/), (body) => {
        expect([...'0123456789'].filter((last) => isBankCard(body + last))).toHaveLength(1)
      }),
    )
    expect([...'0123456789'].filter((last) => isBankCard(`4${'1'.repeat(18)}${last}`))).toHaveLength(0)
    expect([...'0123456789'].filter((last) => isBankCard(`4${'1'.repeat(13)}${last}`))).toHaveLength(0)
  })
})

describe('a card number that is being typed', () => {
  const card = fc
    .stringMatching(/^[1-9][0-9]{14,17}$/)
    .map((body) => [...'0123456789'].map((last) => body + last).find(isBankCard) ?? '')

  it('is never called wrong while more digits can make it a card, nor once it is one', () => {
    fc.assert(
      fc.property(card, fc.nat(19), (whole, typed) => {
        expect(isWrongCard(whole.slice(0, typed), false)).toBe(false)
        expect(isWrongCard(whole, true)).toBe(false)
      }),
    )
  })

  it('is wrong at once where nothing can follow: 19 digits and a wrong check digit, or no such issuer', () => {
    expect(isWrongCard('6222020000000000126', false)).toBe(true)
    expect(isWrongCard('06222', false)).toBe(false)
    expect(isWrongCard('062220', false)).toBe(true)
  })

  it('is wrong when the field is left with any other number than a card’s', () => {
    expect(isWrongCard('4111111111111112', false)).toBe(false)
    expect(isWrongCard('4111111111111112', true)).toBe(true)
    expect(isWrongCard('411111', true)).toBe(true)
    expect(isWrongCard('', true)).toBe(false)
  })
})

describe('a payment password', () => {
  const known = { birth: day('19900214'), phone: '13857902468' }

  it.each([
    ['12345', 'not six digits'],
    ['1234567', 'not six digits'],
    ['12a456', 'not six digits'],
    ['１２３４５６', 'not six digits'],
    ['000000', 'all the same'],
    ['123456', 'a run'],
    ['012345', 'a run'],
    ['987654', 'a run'],
    ['890123', 'a run'],
    ['900214', 'birth date'],
    ['199002', 'birth date'],
    ['021490', 'birth date'],
    ['140290', 'birth date'],
    ['902468', 'phone number'],
  ])('%s is refused: %s', (password, weakness) =>
    expect(checkPassword(password, known)).toEqual({ ok: false, error: weakness }),
  )

  it.each(['135790', '123457', '121212', '247135'])('%s is taken', (password) =>
    expect(checkPassword(password, known)).toEqual({ ok: true, value: password }),
  )

  it('is not measured by what is unknown', () => expect(checkPassword('900214').ok).toBe(true))
})

describe('a gesture', () => {
  it.each([[[0, 1, 2, 5]], [[0, 1, 2, 3, 4, 5, 6, 7, 8]]])('%j is taken', (points) =>
    expect(checkGesture(points)).toEqual({ ok: true, value: points }),
  )

  it.each([
    [[0, 1, 2], 'too short'],
    [[], 'too short'],
    [[0, 1, 2, 0], 'not a gesture'],
    [[0, 1, 2, 9], 'not a gesture'],
    [[0, 1, 2, -1], 'not a gesture'],
    [[0, 1, 2, 3.5], 'not a gesture'],
  ])('%j is refused', (points, problem) => expect(checkGesture(points)).toEqual({ ok: false, error: problem }))
})

describe('a redirect', () => {
  const hosts = ['loan.bank.example']

  it.each([
    '/',
    '/main/',
    '/PersonalCenter',
    '/main/Product_index?type=2&name=%E5%BC%A0#top',
    '/EditeIdCard?acctStatus=D&video=M',
    '/?next=/Setting',
    'https://loan.bank.example',
    'https://loan.bank.example/a/b.html?x=1',
    'https://loan.bank.example?x=1',
  ])('to %s is allowed', (target) => expect(checkRedirect(target, hosts)).toEqual({ ok: true, value: target }))

  it.each([
    '',
    'PersonalCenter',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/a//b',
    '/../secret',
    '/a/..',
    '/.hidden',
    '/a b',
    ' /a',
    '/a\n',
    '/\t/evil.example',
    '/\u0000',
    '/中文',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '/a?u=javascript:alert(1)',
    '/a?u=javascript%3Aalert(1)',
    '/a?u=%6aavascript:alert(1)',
    '/a?u=//evil.example',
    '/a?u=https%3A%2F%2Fevil.example',
    '/a?u=%252f%252fevil.example',
    '/a?u=%25252525252f',
    '/a?u=a%40b',
    '/a?u=%5c',
    '/a?u=%0d%0aSet-Cookie',
    '/a?u=%E0%A4',
    '/a?u=%zz',
    '/a#//evil.example',
    'http://loan.bank.example/',
    'https:/loan.bank.example/',
    'https://evil.example/',
    'https://loan.bank.example.evil.example/',
    'https://evil.example/https://loan.bank.example',
    'https://loan.bank.example@evil.example/',
    'https://evil.example#@loan.bank.example',
    'https://evil.example\\@loan.bank.example',
    'https://loan.bank.example:8443/',
    'https://loan.bank.example//evil.example',
    'https://xloan.bank.example/',
    'https://',
    'ftp://loan.bank.example/',
  ])('to %j is refused', (target) => expect(checkRedirect(target, hosts)).toEqual({ ok: false, error: 'refused' }))

  it('refuses every host when none is allowed', () => {
    expect(checkRedirect('https://loan.bank.example/').ok).toBe(false)
    expect(checkRedirect('https:///', ['']).ok).toBe(false)
  })

  it('never leaves our origin or the allowed hosts, as browsers read it', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      '@',
      ':',
      '.',
      '..',
      '%2f',
      '%5c',
      '\t',
      '?',
      '#',
      'evil.example',
      'https:',
      'loan.bank.example',
      'javascript:',
      'a',
      '%',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 7 }), (parts) => {
        const target = parts.join('')
        if (!checkRedirect(target, hosts).ok) return
        const read = new URL(target, 'https://own.example/main/')
        expect(['own.example', 'loan.bank.example']).toContain(read.host)
        expect(read.protocol).toBe('https:')
      }),
      { numRuns: 3000 },
    )
  })
})
