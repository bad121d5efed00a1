import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { triggersOf } from '../machine'
import { checkTaxResidency } from '../onboarding/taxResidency'
import { firstTaxState, TAX_STATES, taxConflicts, TAX_MACHINE, TAX_STATE_NAMES } from './declaration'
import type { TaxGround } from './declaration'
import { isTin, TIN_RULES } from './tin'

const HERE: TaxGround = { livesIn: 'mainland', mainlandPhone: true, residentIdCard: true }

describe('a taxpayer’s number', () => {
  it.each(Object.entries(TIN_RULES))('of country %s looks like its example', (country, { example }) => {
    expect(isTin(country, example)).toBe(true)
    expect(isTin(country, example.toLowerCase())).toBe(true)
  })

  it.each([
    ['840', '12345'],
    ['840', '123-45-678'],
    ['702', 'A1234567D'],
    ['344', '12345678'],
    ['392', '12345678901'],
    ['826', 'QQ123456C'],
  ])('of country %s isn’t %s', (country, typed) => {
    expect(isTin(country, typed)).toBe(false)
  })

  it.each([
    ['A', false],
    ['12', true],
    ['<1>', false],
    ['1'.repeat(41), false],
    ['ABC-1/2.3', true],
  ])('of a country without a rule: %s is %s', (typed, can) => {
    expect(isTin('004', typed)).toBe(can)
  })
})

describe('a statement', () => {
  const form = {
    residency: 'NON_RESIDENT' as const,
    surname: 'WANG',
    givenName: 'FANG',
    birthCountry: '156',
    birthPlace: 'Beijing',
    currentAddress: 'Main Street 1',
  }
  const place = (country: string) => ({ country, taxId: '', noTaxIdReason: 'NOT_ISSUED' as const })

  it.each([
    ['five countries', ['840', '702', '392', '344', '826'], true],
    ['six countries', ['840', '702', '392', '344', '826', '276'], false],
    ['China', ['156'], false],
    ['one country twice', ['840', '840'], false],
    ['none', [], false],
  ])('names %s: %s', (_, countries, ok) => {
    expect(checkTaxResidency({ ...form, jurisdictions: countries.map(place) }).ok).toBe(ok)
  })

  it.each([
    [{ country: '840', taxId: '123-45-6789' }, true],
    [{ country: '840', taxId: '12345' }, false],
    [{ country: '840', taxId: '' }, false],
    [{ country: '840', taxId: '123-45-6789', noTaxIdReason: 'NOT_ISSUED' as const }, false],
    [{ country: '840', taxId: '', noTaxIdReason: 'NOT_REQUIRED' as const }, true],
    [{ country: '840', taxId: '', noTaxIdReason: 'NOT_OBTAINED' as const }, false],
    [{ country: '840', taxId: '', noTaxIdReason: 'NOT_OBTAINED' as const, explanation: '刚刚迁居' }, true],
  ])('gives a number or why there is none: %o is %s', (jurisdiction, ok) => {
    expect(checkTaxResidency({ ...form, jurisdictions: [jurisdiction] }).ok).toBe(ok)
  })
})

describe('what is on record', () => {
  it.each([
    ['CHINA', HERE, []],
    ['CHINA', { ...HERE, livesIn: 'elsewhere' }, ['address']],
    ['CHINA', { ...HERE, livesIn: undefined }, []],
    ['BOTH', HERE, []],
    ['BOTH', { ...HERE, livesIn: 'elsewhere' }, []],
    ['NON_RESIDENT', HERE, ['address', 'phone', 'nationality']],
    ['NON_RESIDENT', { livesIn: 'elsewhere', mainlandPhone: false, residentIdCard: true }, ['nationality']],
    ['NON_RESIDENT', { livesIn: undefined, mainlandPhone: false, residentIdCard: false }, []],
  ] as const)('speaks against %s with %o: %o', (residency, ground, conflicts) => {
    expect(taxConflicts(residency, ground)).toEqual(conflicts)
  })

  it('decides how a statement begins', () => {
    expect([firstTaxState([]), firstTaxState(['phone'])]).toEqual(['CURRENT', 'QUESTIONED'])
  })
})

it('whatever happens, a statement that another came after stays so, and only an accepted one is no longer questioned', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TAX_STATES),
      fc.array(fc.constantFrom(...triggersOf(TAX_MACHINE))),
      (first, triggers) => {
        let state = first
        for (const trigger of triggers) {
          const next = TAX_MACHINE.after(state, trigger)
          if (state === 'SUPERSEDED') expect(next).toBeUndefined()
          if (next === 'CURRENT') expect([state, trigger]).toEqual(['QUESTIONED', 'accept'])
          if (trigger === 'declare' && state !== 'SUPERSEDED') expect(next).toBe('SUPERSEDED')
          state = next ?? state
        }
      },
    ),
  )
})

testMachine({
  name: 'tax statement',
  file: 'src/domain/tax/declaration.ts',
  machines: [TAX_MACHINE],
  ends: 'SUPERSEDED',
  callers: ['sandbox/business/identity'],
  names: { TAX_STATE_NAMES },
})
