import {
  awaitedCode,
  namedIn,
  isOpenPhoneState,
  OPEN_PHONE_STATES,
  PHONE_CHANGE_STATES,
  PHONE_METHODS,
  PHONE_TRANSITIONS,
  phoneAfter,
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
  return PHONE_TRANSITIONS.filter(
    (way) => way.from === from && way.trigger !== 'otherNumber' && way.by.includes(method),
  ).flatMap(({ trigger, to }) => pathsTo(end, method, to).map((rest) => [trigger, ...rest]))
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
})

test('what is over stays over, and what is open can be given up', () => {
  for (const state of PHONE_CHANGE_STATES) {
    for (const method of PHONE_METHODS)
      expect(phoneAfter(state, 'abandoned', method) === 'ABANDONED').toBe(isOpenPhoneState(state))
    if (!isOpenPhoneState(state)) expect(PHONE_TRANSITIONS.filter(({ from }) => from === state)).toEqual([])
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
    for (const method of waysToChange({ hasNumber: true, hasPassword })) {
      const proofs = proofsToBegin(method, hasPassword)
      // A person decides about the one way without any.
      expect(method === 'REVIEW' || proofs.includes('password') || proofs.includes('face')).toBe(true)
      expect(proofs.includes('password')).toBe(hasPassword && method !== 'REVIEW')
    }
  }
  expect(waysToChange({ hasNumber: false, hasPassword: false })).toEqual(['FACE'])
})

test('another number is named where its code is asked for again', () => {
  for (const method of PHONE_METHODS) {
    for (const state of PHONE_CHANGE_STATES) {
      const named = namedIn(state, method)
      if (named) expect(phoneAfter(named, 'newCode', method)).toBe('NEW_PROVED')
    }
    expect(namedIn('NEW_PROVED', method)).toBe(method === 'REVIEW' ? 'STARTED' : 'OLD_PROVED')
    expect(namedIn('OWNER_CHECKED', method)).toBeUndefined()
  }
  expect(namedIn('STARTED', 'OLD_CODE')).toBeUndefined()
})
