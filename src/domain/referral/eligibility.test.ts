import { testMachine } from '@test/machines'
import {
  ELIGIBILITY_STATES,
  isInstitution,
  mayApplyAgain,
  proofOf,
  ELIGIBILITY_MACHINE,
  ELIGIBILITY_STATE_NAMES,
} from './eligibility'
import { waysOf } from '../machine'

it('certifies only who has applied, and takes another proof only where nothing stands or waits', () => {
  expect(waysOf(ELIGIBILITY_MACHINE)).toEqual([
    'APPLIED approve ELIGIBLE',
    'APPLIED refuse REFUSED',
    'APPLIED end ENDED',
    'ELIGIBLE end ENDED',
  ])
  expect(ELIGIBILITY_STATES.filter(mayApplyAgain)).toEqual(['REFUSED', 'ENDED'])
})

it.each([
  ['财务科', 'A-102', true],
  [' 财务科 ', ' A-102 ', true],
  ['', 'A-102', false],
  ['财务科\n二', 'A-102', false],
  ['科'.repeat(31), 'A-102', false],
  ['财务科', 'A', false],
  ['财务科', '一零二', false],
  ['财务‮科', 'A-102', false],
])('a proof of %j, %j is taken: %s', (department, workNo, taken) =>
  expect(proofOf(department, workNo) !== undefined).toBe(taken),
)

it('knows listed institutions by their own keys alone', () => {
  expect(['school', 'bank', 'toString', ''].map(isInstitution)).toEqual([true, false, false, false])
})

testMachine({
  name: 'proof of a workplace',
  file: 'src/domain/referral/eligibility.ts',
  machines: [ELIGIBILITY_MACHINE],
  ends: 'REFUSED ENDED',
  callers: ['sandbox/business/referral', 'src/domain/referral'],
  names: { ELIGIBILITY_STATE_NAMES },
})
