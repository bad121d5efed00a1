import { testMachine } from '@test/machines'
import {
  askedInReview,
  awaitedCode,
  isHeld,
  mayAskReview,
  namedIn,
  isOpenPhoneState,
  OPEN_PHONE_STATES,
  PHONE_CHANGE_STATES,
  PHONE_METHODS,
  PHONE_OWNERS,
  PHONE_MACHINES,
  proofsToBegin,
  waysToChange,
} from './change'
import type { PhoneChangeState, PhoneMethod } from './change'

/** Every path from the beginning to the end, as the triggers taken. */
function pathsTo(
  end: PhoneChangeState,
  method: PhoneMethod,
  from: PhoneChangeState = 'STARTED',
): readonly (readonly string[])[] {
  if (from === end) return [[]]
  // Naming another number leads back on the same path.
  return Object.entries(PHONE_MACHINES[method].ways[from] ?? {})
    .filter(([trigger]) => trigger !== 'otherNumber')
    .flatMap(([trigger, to]) => pathsTo(end, method, to).map((rest) => [trigger, ...rest]))
}

test('nobody comes to the end without the proofs of their way', () => {
  expect(pathsTo('DONE', 'OLD_CODE')).toEqual([
    ['oldCode', 'newCode', 'owned', 'settled'],
    ['oldCode', 'newCode', 'asked', 'approved', 'settled'],
  ])
  expect(pathsTo('DONE', 'FACE')).toEqual([
    ['face', 'newCode', 'owned', 'settled'],
    ['face', 'newCode', 'asked', 'approved', 'settled'],
  ])
  // Papers are looked at by a person, whoever the carriers say holds the number.
  expect(pathsTo('DONE', 'REVIEW')).toEqual([['newCode', 'asked', 'approved', 'settled']])
  // Without any sign-in both are needed.
  expect(pathsTo('DONE', 'RECOVER')).toEqual([['face', 'newCode', 'asked', 'approved', 'settled']])
})

test('what is open can be given up', () => {
  for (const state of PHONE_CHANGE_STATES) {
    for (const method of PHONE_METHODS)
      expect(PHONE_MACHINES[method].after(state, 'abandoned') === 'ABANDONED').toBe(isOpenPhoneState(state))
  }
  expect(OPEN_PHONE_STATES).toHaveLength(5)
})

test('the code that is waited for is the old number’s only where there is nothing else to show', () => {
  expect(awaitedCode('STARTED', 'OLD_CODE')).toBe('old')
  expect(awaitedCode('STARTED', 'FACE')).toBeUndefined()
  expect(awaitedCode('STARTED', 'REVIEW')).toBe('new')
  expect(awaitedCode('OLD_PROVED', 'FACE')).toBe('new')
  expect(awaitedCode('NEW_PROVED', 'OLD_CODE')).toBeUndefined()
  expect(awaitedCode('REVIEW', 'OLD_CODE')).toBeUndefined()
  expect(awaitedCode('OWNER_CHECKED', 'REVIEW')).toBe('new')
})

test('a phone in a thief’s hand, with its number and nothing known, is never enough to begin', () => {
  for (const hasPassword of [true, false]) {
    const ways = waysToChange({ hasNumber: true, hasPassword, signedIn: true })
    expect(ways.length).toBeGreaterThan(0)
    for (const method of ways) {
      const proofs = proofsToBegin(method, hasPassword)
      // A person decides about the one way without any.
      expect(method === 'REVIEW' || proofs.includes('password') || proofs.includes('face')).toBe(true)
      expect(proofs.includes('password')).toBe(hasPassword && method !== 'REVIEW')
    }
  }
})

test('there is a way on for everybody, and before the gesture one that needs nothing that may be lost', () => {
  for (const hasPassword of [true, false]) {
    const early = waysToChange({ hasNumber: true, hasPassword, signedIn: false })
    expect(early).toEqual(['RECOVER'])
    expect(proofsToBegin('RECOVER', hasPassword)).toEqual(['face', 'idCardEnd'])
    for (const signedIn of [true, false]) {
      const first = waysToChange({ hasNumber: false, hasPassword, signedIn })
      // One way at least that doesn't take the password.
      expect(first.some((method) => !proofsToBegin(method, hasPassword).includes('password'))).toBe(true)
      expect(first).not.toContain('REVIEW')
    }
  }
  expect(waysToChange({ hasNumber: true, hasPassword: true, signedIn: true })).not.toContain('RECOVER')
})

test('who can’t sign in shows papers, gets no number of another’s, and gives no reason', () => {
  expect(PHONE_OWNERS.filter((owner) => mayAskReview('RECOVER', owner))).toEqual(['match'])
  expect(askedInReview('RECOVER', 'match')).toEqual({ papers: true, reason: false, relation: false })
  expect(PHONE_OWNERS.filter((owner) => mayAskReview('FACE', owner))).toEqual(['mismatch'])
  expect(PHONE_OWNERS.filter((owner) => mayAskReview('REVIEW', owner))).toEqual([...PHONE_OWNERS])
})

test('a change that took a proof, or that a person was asked about, isn’t given up without one', () => {
  const held = (method: PhoneMethod) => PHONE_CHANGE_STATES.filter((state) => isHeld({ method, state }))
  for (const method of ['OLD_CODE', 'FACE', 'RECOVER'] as const) expect(held(method)).toEqual([...OPEN_PHONE_STATES])
  expect(held('REVIEW')).toEqual(['REVIEW', 'OWNER_CHECKED'])
  expect([true, false].map((hasPassword) => proofsToBegin('REVIEW', hasPassword, true))).toEqual([
    ['password'],
    ['face'],
  ])
})

test('another number is named where its code is asked for again', () => {
  for (const method of PHONE_METHODS) {
    for (const state of PHONE_CHANGE_STATES) {
      const named = namedIn(state, method)
      if (named) expect(PHONE_MACHINES[method].after(named, 'newCode')).toBe('NEW_PROVED')
    }
    expect(namedIn('NEW_PROVED', method)).toBe(method === 'REVIEW' ? 'STARTED' : 'OLD_PROVED')
    expect(namedIn('OWNER_CHECKED', method)).toBeUndefined()
  }
  expect(namedIn('STARTED', 'OLD_CODE')).toBeUndefined()
})

testMachine({
  name: 'phone change',
  file: 'src/domain/phone/change.ts',
  machines: Object.values(PHONE_MACHINES),
  ends: 'DONE REJECTED ABANDONED',
  callers: ['sandbox/business/phone'],
})
