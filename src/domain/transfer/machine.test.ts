import { testMachine } from '@test/machines'
import { fen } from '../money/fen'
import { waysOf } from '../machine'
import {
  isCancellable,
  isFinalTransferState,
  TRANSFER_DIRECTIONS,
  TRANSFER_MACHINES,
  TRANSFER_STATES,
  TRANSFER_TEXTS,
  transferSentence,
  transferStep,
  transferTransition,
} from './machine'
import type { TransferDirection, TransferState, TransferTrigger } from './machine'

const ways = TRANSFER_DIRECTIONS.flatMap((direction) =>
  waysOf(TRANSFER_MACHINES[direction]).map((way) => {
    const [from = '', trigger = '', to = ''] = way.split(' ')
    return { direction, from, trigger, to }
  }),
)
const statesOf = (direction: TransferDirection): readonly TransferState[] =>
  TRANSFER_STATES.filter((state) => ways.some((one) => one.direction === direction && one.to === state))

it('says of every state that a direction comes into what it is called, and of no other', () => {
  for (const direction of TRANSFER_DIRECTIONS) {
    expect(Object.keys(TRANSFER_TEXTS[direction]).sort()).toEqual([...statesOf(direction)].sort())
  }
})

it('lets nothing fail but by a no: what is unknown is decided by an answer alone', () => {
  const leading = (test: (one: (typeof ways)[number]) => boolean) =>
    [...new Set(ways.filter(test).map(({ trigger }) => trigger))].sort()
  expect(leading(({ to }) => to === 'FAILED')).toEqual(['refused'])
  expect(leading(({ from }) => from === 'UNKNOWN')).toEqual(['accepted', 'refused'])
})

it('stays as it is once it is final: what comes back later has a record of its own', () => {
  const later = ways.filter(({ from }) => from !== 'NEW' && isFinalTransferState(from as TransferState))
  expect(later.map(({ trigger }) => trigger)).toEqual(['reversed', 'returned'])
  for (const { direction, trigger } of later)
    expect(transferTransition(direction, 'SUCCEEDED', trigger as TransferTrigger)).toMatchObject({ ownRecord: true })
  expect(TRANSFER_STATES.filter((state) => !isFinalTransferState(state))).toEqual(['WAITING', 'SENT', 'UNKNOWN'])
})

it.each([
  ['OUT', 'WAITING', '待转出，钱还在您的电子账户，2026.11.22 10:30前可撤销'],
  ['OUT', 'FAILED', '未成功，资金已退回：银行卡余额不足'],
  ['OUT', 'SUCCEEDED', '已到账'],
  ['OUT', 'CANCELLED', '已撤销，资金已退回'],
  ['IN', 'SENT', '处理中，请勿重复转入'],
  ['IN', 'FAILED', '未成功，银行卡未扣款：银行卡余额不足'],
] as const)('says of %s %s: %s', (direction, state, sentence) => {
  const dueAt = Date.UTC(2026, 10, 22, 2, 30)
  const failure = state === 'FAILED' ? 'balance' : undefined
  expect(transferSentence({ direction, state, dueAt, failure })).toBe(sentence)
})

it('says of a reversal that the account can’t cover what was taken and what is still owed', () => {
  const reversed = { direction: 'IN', state: 'REVERSED', dueAt: 0, reason: '付款银行重复记账' } as const
  expect(transferSentence(reversed)).toBe('银行更正，这笔已退回：付款银行重复记账')
  expect(transferSentence({ ...reversed, short: { taken: fen(1_000), owed: fen(8_000) } })).toBe(
    '银行更正：付款银行重复记账，已扣回10.00元，还差80.00元，请转入资金，由银行补扣',
  )
})

it('is stopped before it is sent alone, and says why', () => {
  const stoppable = ways.filter(({ trigger }) => trigger === 'stopped')
  expect(stoppable.map(({ direction, from }) => `${direction} ${from}`)).toEqual(['OUT WAITING'])
  const stopped = { direction: 'OUT', state: 'CANCELLED', dueAt: 0 } as const
  expect(transferSentence({ ...stopped, failure: 'frozen' })).toBe('已撤销，资金已退回：转出前账户资金被冻结')
  expect(transferSentence({ ...stopped, failure: 'restricted' })).toContain('转出前账户状态发生变化')
})

it('can be called off before its time and before it is sent, money out alone', () => {
  const waiting = { direction: 'OUT', state: 'WAITING', dueAt: 1_000 } as const
  expect([isCancellable(waiting, 999), isCancellable(waiting, 1_000)]).toEqual([true, false])
  expect(isCancellable({ ...waiting, state: 'SENT' }, 0)).toBe(false)
  expect(isCancellable({ ...waiting, direction: 'IN' }, 0)).toBe(false)
})

it('tells on the time line whether it was sent at once or had waited', () => {
  expect(transferStep('OUT', 'SENT', true)).toBe('提交成功，银行处理中')
  expect(transferStep('OUT', 'SENT', false)).toBe('已转出，银行处理中')
})

testMachine({
  name: 'transfer',
  file: 'src/domain/transfer/machine.ts',
  machines: Object.values(TRANSFER_MACHINES),
  ends: 'FAILED CANCELLED RETURNED REVERSED',
  callers: ['sandbox/business/transfer', 'src/domain/transfer'],
})
