import { day } from '../dates/day'
import { isCorrectionOf } from './idCardCorrection'
import { idCardCheckDigit, parseIdCard } from './idCard'
import { checkIdCardPeriod } from './idCardPeriod'
import { isPersonName, normalName } from './personName'

describe('a name', () => {
  it.each(['张伟', '欧阳娜娜', '买买提·艾力', '阿卜杜热合曼·买合木提·伊布拉音', '王㛃', '李𠮷', '〇儿'])(
    '%s is one',
    (name) => expect(isPersonName(name)).toBe(true),
  )
  it.each([
    '',
    '张',
    '张 伟',
    'Zhang Wei',
    '张伟1',
    '·张伟',
    '张伟·',
    '张··伟',
    '张伟😀',
    '张'.repeat(31),
    '\ue000\ue001',
  ])('%j is none', (name) => expect(isPersonName(name)).toBe(false))
  it('takes any dot that a keyboard offers for the one that is printed', () => {
    for (const dot of ['•', '‧', '・', '．', '.']) expect(normalName(` 买买提${dot}艾力 `)).toBe('买买提·艾力')
  })
})

describe('the validity of an ID card', () => {
  const today = day('20261121')
  const check = (birth: string, from: string, until: string) =>
    checkIdCardPeriod(from, until, { birth: day(birth), today })

  it.each([
    ['20010101', '20200101', '20300101'],
    ['19880512', '20150302', '20350302'],
    ['20100101', '20240601', '20290601'],
    ['19700101', '20200229', ''],
    ['19880512', '20160229', '20360301'],
    ['19880512', '20160229', '20360228'],
    ['20000101', '20161121', '20261121'],
  ])('of who was born %s from %s to %s holds', (birth, from, until) => expect(check(birth, from, until).ok).toBe(true))

  it.each([
    ['20010101', '20200230', '20300101', 'not a date'],
    ['20010101', '20200101', '2030', 'not a date'],
    ['20010101', '20261122', '20361122', 'not begun'],
    ['20010101', '20200101', '20300102x', 'not a date'],
    ['20010101', '20200101', '20310101', 'term'],
    ['20010101', '20200101', '20400101', 'term'],
    ['20120101', '20240101', '20340101', 'term'],
    ['19880512', '20150302', '', 'term'],
    ['20010101', '20200101', '19900101', 'term'],
    ['20010101', '20000101', '20050101', 'term'],
    ['20000101', '20161120', '20261120', 'expired'],
  ])('of who was born %s from %s to %s does not: %s', (birth, from, until, problem) =>
    expect(check(birth, from, until)).toEqual({ ok: false, error: problem }),
  )
})

test('two characters may be corrected, and three are another number', () => {
  const read = '990000200101010046'
  expect(isCorrectionOf(read, read)).toBe(true)
  expect(isCorrectionOf(read, '990000200101010155')).toBe(false)
  expect(isCorrectionOf(read, '990000200101010056')).toBe(true)
  expect(isCorrectionOf(read, '990000200101010155'.replace('155', '156'))).toBe(true)
  expect(isCorrectionOf(read, '99000020010101004')).toBe(false)
  expect(isCorrectionOf('', read)).toBe(true)
})

describe('a birth date in an identity number', () => {
  const numberOf = (birth: string): string => {
    const digits = `990000${birth}001`
    return digits + idCardCheckDigit(digits)
  }

  it.each([
    ['18991231', 'birth date'],
    ['10000101', 'birth date'],
  ])('of %s is nobody’s', (birth, problem) =>
    expect(parseIdCard(numberOf(birth))).toEqual({ ok: false, error: problem }),
  )

  it('may be the first of 1900', () => expect(parseIdCard(numberOf('19000101')).ok).toBe(true))
})
