import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { fen, yuan } from '../money/fen'
import { orgEffect } from './effect'
import { APPROVAL_FORMS, isAsked } from './forms'
import { APPROVAL_FACTS, APPROVAL_KINDS, decidersOf, kindsWrittenBy, ONE_CHECKER_UP_TO } from './kinds'
import { APPROVAL_STATES, approvalStateAt, EXPIRING_APPROVALS, needsReason, APPROVAL_MACHINE } from './machine'
import { canonicalText, saysMark } from './payload'
import type { PayloadFields } from './payload'
import { readRows, sumOf, textOfRows } from './rowsText'
import { triggersOf } from '../machine'
import { APPROVAL_STATE_NAMES } from './labels'

describe('the machine', () => {
  it('is carried out only after all have approved, and ends as carried out only from there', () => {
    const leadTo = (to: string) =>
      APPROVAL_STATES.flatMap((from) =>
        triggersOf(APPROVAL_MACHINE)
          .filter((trigger) => APPROVAL_MACHINE.after(from, trigger) === to)
          .map((trigger) => `${from} ${trigger}`),
      )
    expect(leadTo('EXECUTED')).toEqual(['EXECUTING succeed'])
    expect(leadTo('EXECUTING')).toEqual(['APPROVED execute', 'FAILED execute'])
    expect(leadTo('APPROVED')).toEqual(['SUBMITTED approve'])
    expect(leadTo('SUBMITTED')).toEqual(['DRAFT submit', 'RETURNED submit'])
  })
  it('is expired from the instant at which its time is over, as far as it expires', () => {
    for (const state of APPROVAL_STATES) {
      const expires = EXPIRING_APPROVALS.some((one) => one === state)
      expect(approvalStateAt({ state, expiresAt: 100 }, 99)).toBe(state)
      expect(approvalStateAt({ state, expiresAt: 100 }, 100)).toBe(expires ? 'EXPIRED' : state)
      expect(approvalStateAt({ state, expiresAt: null }, 1e15)).toBe(state)
    }
  })
  it('asks for a reason where its applicant has something to mend', () => {
    expect((['APPROVE', 'RETURN', 'REJECT', 'AGAIN'] as const).map(needsReason)).toEqual([false, true, true, false])
  })
})

describe('who decides', () => {
  const MONEY = ['PAYROLL', 'ORG_OUT', 'SPECIAL_BATCH'] as const
  it.each(MONEY)('on %s up to 50,000 yuan one checker, above the legal representative too', (kind) => {
    expect(ONE_CHECKER_UP_TO).toBe(yuan(50_000))
    const roles = (amount: number) => decidersOf({ kind, amount, applicantRole: 'MAKER' })
    expect(roles(5_000_000)).toEqual(['CHECKER'])
    expect(roles(5_000_001)).toEqual(['CHECKER', 'LEGAL'])
  })
  it.each(['MEMBER', 'ORG_CARD'] as const)('on %s the legal representative, or a checker of their own', (kind) => {
    const roles = (applicantRole?: 'LEGAL' | 'MAKER') => decidersOf({ kind, amount: undefined, applicantRole })
    expect([roles(), roles('MAKER'), roles('LEGAL')]).toEqual([['LEGAL'], ['LEGAL'], ['CHECKER']])
  })
  it('of no kind is somebody who writes it alone, and of every kind is there somebody', () => {
    for (const kind of APPROVAL_KINDS) {
      for (const role of APPROVAL_FACTS[kind].side === 'ORG' ? APPROVAL_FACTS[kind].writtenBy : []) {
        for (const amount of [undefined, 1, 9e9]) {
          const deciders = decidersOf({ kind, amount, applicantRole: role })
          expect(deciders.length).toBeGreaterThan(0)
          expect([kind, role, deciders.includes(role)]).toEqual([kind, role, false])
        }
      }
    }
  })
  it('is written by makers, of members by the legal representative too, and by nobody who only looks', () => {
    expect(kindsWrittenBy('VIEWER')).toEqual([])
    expect(kindsWrittenBy('CHECKER')).toEqual([])
    expect(kindsWrittenBy('LEGAL')).toEqual(['MEMBER'])
    expect(kindsWrittenBy('MAKER')).toEqual(['PAYROLL', 'ORG_OUT', 'MEMBER', 'SPECIAL_BATCH'])
  })
})

describe('what is hashed', () => {
  const fields = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.oneof(fc.string(), fc.integer()))
  const decided = fc.record({
    approvalId: fc.string(),
    kind: fc.constantFrom(...APPROVAL_KINDS),
    owner: fc.string(),
    payload: fc.record({ values: fields, rows: fc.array(fields, { maxLength: 4 }) }),
  })
  const shuffled = (one: PayloadFields): PayloadFields => Object.fromEntries(Object.entries(one).reverse())
  it('is the same in whatever order fields come, and another for anything else', () => {
    fc.assert(
      fc.property(decided, decided, (one, other) => {
        const { values, rows } = one.payload
        const again = { ...one, payload: { rows: rows.map(shuffled), values: shuffled(values) } }
        expect(canonicalText(again)).toBe(canonicalText(one))
        expect(JSON.stringify(one) === JSON.stringify(other)).toBe(canonicalText(one) === canonicalText(other))
      }),
    )
  })
  it.each([
    { approvalId: 'b' },
    { kind: 'ORG_OUT' as const },
    { owner: 'other' },
    { payload: { values: { total: 2 }, rows: [{ amount: 1 }] } },
    { payload: { values: { total: 1 }, rows: [{ amount: 2 }] } },
    { payload: { values: { total: '1' }, rows: [{ amount: 1 }] } },
    { payload: { values: { total: 1 }, rows: [] } },
  ])('differs by %j', (change) => {
    const one = {
      approvalId: 'a',
      kind: 'PAYROLL',
      owner: 'org',
      payload: { values: { total: 1 }, rows: [{ amount: 1 }] },
    } as const
    expect(canonicalText({ ...one, ...change })).not.toBe(canonicalText(one))
  })
})

describe('rows as they are pasted', () => {
  const rows = APPROVAL_FORMS.PAYROLL?.rows
  if (!rows) throw new Error('a payroll has rows')
  const FORM = '第1行：请按“姓名，电子账户账号，金额”填写，各项之间用空格，金额中不加空格'
  it.each<[string, number]>([
    ['12,5', 1_250],
    ['¥1,234.00 元', 123_400],
    ['１，２３４．５', 123_450],
    ['1.5万', 1_500_000],
    ['.5', 50],
  ])('take the amount %s as every field does', (written, amount) =>
    expect(readRows(rows, `张三 6210001 ${written}`)).toEqual({
      problems: [],
      rows: [{ name: '张三', acctNo: '6210001', amount }],
    }),
  )
  it('are read whatever stands between their parts', () => {
    const text = '张三 6210001 1,234.50\n\n李四\t6210002\t800\n王五，6210003，0.01 '
    expect(readRows(rows, text)).toEqual({
      problems: [],
      rows: [
        { name: '张三', acctNo: '6210001', amount: 123_450 },
        { name: '李四', acctNo: '6210002', amount: 80_000 },
        { name: '王五', acctNo: '6210003', amount: 1 },
      ],
    })
  })
  it.each([
    ['张三 6210001', FORM],
    ['张三 6210001 500 600', FORM],
    ['张三,6210001,500,600', FORM],
    ['张三，6210001，1，234.00', FORM],
    ['张三 62x 10', '第1行：电子账户账号有误'],
    ['张三 6210001 0', '第1行：金额（元）有误'],
    ['张三 6210001 -5', '第1行：金额（元）有误，金额不能为负数，请去掉减号'],
    ['张三 6210001 1.005', '第1行：金额（元）有误，金额最多两位小数，千位无需输入逗号'],
    ['李四 6210001 1\n张三 6210001 1 元旦', '第2行：金额（元）有误，请输入数字金额，如1234.50'],
  ])('%j is not sent: %s', (text, says) => expect(readRows(rows, text).problems.map(saysMark)).toEqual([says]))
  it('are no more than 200', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `张三 ${6_210_000 + at} 1`).join('\n')
    expect(readRows(rows, lines(200)).problems).toEqual([])
    expect(readRows(rows, lines(201)).problems.map(saysMark)).toEqual(['最多200行，请分次发起'])
  })
  it('are written again as they were read', () => {
    const row = fc.record({
      name: fc.stringMatching(/^[一-龥]{2,4}$/),
      acctNo: fc.stringMatching(/^\d{8,20}$/),
      amount: fc.integer({ min: 1, max: 1_000_000_00 }),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (all) => {
        expect(readRows(rows, textOfRows(rows, all)).rows).toEqual(all)
        expect(sumOf(all, 'amount')).toBe(all.reduce((sum, { amount }) => sum + amount, 0))
      }),
    )
  })
})

it('asks a field where another says so', () => {
  const asked = (change: string) =>
    APPROVAL_FORMS.MEMBER?.fields.filter((field) => isAsked(field, { change })).map(({ key }) => key)
  expect(asked('ADD')).toEqual(['change', 'mobileNo', 'name', 'role'])
  expect(asked('ROLE')).toEqual(['change', 'memberId', 'role'])
  expect(asked('REMOVE')).toEqual(['change', 'memberId'])
})

it('an enterprise’s payment costs nothing, and says when there is too little', () => {
  expect(orgEffect(fen(300), fen(1_000))).toEqual({ pays: 300, fee: 0, balanceAfter: 700, short: false })
  expect(orgEffect(fen(1_000), fen(1_000)).short).toBe(false)
  expect(orgEffect(fen(1_001), fen(1_000)).short).toBe(true)
})

testMachine({
  name: 'approval',
  file: 'src/domain/approval/machine.ts',
  machines: [APPROVAL_MACHINE],
  ends: 'EXECUTED REJECTED WITHDRAWN EXPIRED',
  callers: ['sandbox/business/approval'],
  names: { APPROVAL_STATE_NAMES },
})
