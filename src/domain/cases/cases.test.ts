import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { addDays, day, daysBetween } from '../dates/day'
import { triggersOf } from '../machine'
import {
  ADDITIONS,
  CASE_FACTS,
  CASE_KINDS,
  CASE_STATES,
  caseActions,
  caseDueDay,
  caseMachine,
  isOpenCase,
  isOverdue,
  isToEscalate,
  nextExtension,
} from './machine'
import type { CaseState } from './machine'
import { boardProblem, caseTextProblem, tidyCaseText } from './texts'
import { CASE_STATE_NAMES } from './labels'

const TODAY = day('20261123')
const TRIGGERS = triggersOf(caseMachine('COMPLAINT'))
const kind = fc.constantFrom(...CASE_KINDS)

test('nothing leads back to RECEIVED, or past an answer but to an end or a review', () => {
  for (const one of CASE_KINDS)
    for (const from of CASE_STATES)
      for (const trigger of TRIGGERS) {
        const to = caseMachine(one).after(from, trigger)
        expect(to).not.toBe('RECEIVED')
        if (from === 'REPLIED') expect([undefined, 'CLOSED', 'REVIEW_ASKED']).toContain(to)
      }
})

test('whatever is done in whatever order, a case is answered at most twice and reviewed at most once', () => {
  fc.assert(
    fc.property(kind, fc.array(fc.constantFrom(...TRIGGERS), { maxLength: 40 }), (one, triggers) => {
      let state: CaseState = 'RECEIVED'
      const done = { replies: 0, reviews: 0 }
      for (const trigger of triggers) {
        const to = caseMachine(one).after(state, trigger)
        if (to === undefined) continue
        done.replies += trigger === 'reply' ? 1 : 0
        done.reviews += trigger === 'askReview' ? 1 : 0
        state = to
      }
      expect(done.reviews).toBeLessThanOrEqual(CASE_FACTS[one].reviewed ? 1 : 0)
      expect(done.replies).toBeLessThanOrEqual(1 + done.reviews)
    }),
  )
})

test('every case that waits for the bank can be answered and taken back; only complaints are extended and reviewed', () => {
  for (const one of CASE_KINDS) {
    expect(caseMachine(one).after('RECEIVED', 'take')).toBe('IN_PROGRESS')
    expect(caseMachine(one).after('IN_PROGRESS', 'reply')).toBe('REPLIED')
    const reachable = CASE_STATES.filter((state) => TRIGGERS.some((by) => caseMachine(one).after(state, by)))
    for (const state of reachable.filter(isOpenCase)) expect(caseMachine(one).after(state, 'withdraw')).toBeDefined()
    const extended = caseMachine(one).after('IN_PROGRESS', 'extend') !== undefined
    expect([one, extended, nextExtension(one, 0) !== undefined]).toEqual([
      one,
      one === 'COMPLAINT',
      one === 'COMPLAINT',
    ])
  }
})

test('a complaint is due in 15 days, in 30 once it was extended, in 60 by approval, and never later', () => {
  const days = [0, 1, 2, 3].map((extended) => daysBetween(TODAY, caseDueDay('COMPLAINT', TODAY, extended)))
  expect(days).toEqual([15, 30, 60, 60])
  expect([0, 1, 2].map((done) => nextExtension('COMPLAINT', done)?.approved)).toEqual([false, true, undefined])
  expect(caseDueDay('COMPLAINT', day('20261225'), 0)).toBe('20270109')
})

test('what is due tomorrow, or was due, is escalated; what is answered or due later is not', () => {
  expect([-3, 0, 1, 2].map((to) => isToEscalate('IN_PROGRESS', addDays(TODAY, to), TODAY))).toEqual([
    true,
    true,
    true,
    false,
  ])
  for (const state of CASE_STATES)
    expect([state, isToEscalate(state, TODAY, TODAY)]).toEqual([state, isOpenCase(state)])
})

test('what waits is overdue from the day after its last one; what is answered or over never is', () => {
  for (const state of CASE_STATES)
    expect([state, ...[-1, 0, 1].map((to) => isOverdue(state, addDays(TODAY, to), TODAY))]).toEqual([
      state,
      isOpenCase(state),
      false,
      false,
    ])
})

test('an answer may be objected to on its last day and not on the next', () => {
  const replied = { kind: 'COMPLAINT', state: 'REPLIED', reviewUntil: TODAY, added: 0, mayPublish: false } as const
  expect(caseActions(replied, TODAY)).toEqual(['ACCEPT', 'ASK_REVIEW'])
  expect(caseActions(replied, addDays(TODAY, 1))).toEqual(['ACCEPT'])
  expect(caseActions({ ...replied, kind: 'FEEDBACK' }, TODAY)).toEqual(['ACCEPT'])
})

test('something may be added while the bank owes an answer, and so often only', () => {
  const open = { kind: 'MESSAGE', state: 'RECEIVED', reviewUntil: null, added: 0, mayPublish: false } as const
  expect(caseActions(open, TODAY)).toEqual(['ADD', 'WITHDRAW'])
  expect(caseActions({ ...open, added: ADDITIONS }, TODAY)).toEqual(['WITHDRAW'])
  expect(caseActions({ ...open, state: 'CLOSED', mayPublish: true }, TODAY)).toEqual(['HIDE'])
})

test.each([
  ['', 'empty'],
  ['   \n ', 'empty'],
  ['x'.repeat(1_001), 'tooLong'],
  ['a\u0000b', 'unreadable'],
  ['a\u202eb', 'unreadable'],
  ['a\ud800', 'unreadable'],
  ['第一行\r\n第二行😀', undefined],
  ['x'.repeat(1_000), undefined],
])('the text %j: %s', (text, problem) => {
  expect(caseTextProblem(tidyCaseText(text), 1_000)).toBe(problem)
})

test.each([
  ['请拨打138 0013 8000联系我', 'personal'],
  ['请拨打１３８００１３８０００', 'personal'],
  ['请拨打138.0013.8000', 'personal'],
  ['请拨打(138)0013—8000', 'personal'],
  ['一三八零零幺三八零零零', 'personal'],
  ['138\u200b0013\u200b8000', 'personal'],
  ['我是李娜', 'personal'],
  ['我是李 娜', 'personal'],
  ['我是李·娜', 'personal'],
  ['写信到a＠b.cn', 'personal'],
  ['写信到a@b.cn', 'personal'],
  ['这款产品保本', 'bannedWords'],
  ['建议增加夜间模式，2026年能上线吗', undefined],
  ['等了二十分钟，一共去了三次', undefined],
  ['', undefined],
])('on the message board %s: %s', (text, problem) => {
  expect(boardProblem(text, '李娜')).toBe(problem)
})

testMachine({
  name: 'case',
  file: 'src/domain/cases/machine.ts',
  machines: [caseMachine('COMPLAINT'), caseMachine('FEEDBACK')],
  ends: 'CLOSED WITHDRAWN',
  callers: ['sandbox/business/cases', 'src/domain/cases'],
  names: { CASE_STATE_NAMES },
})
