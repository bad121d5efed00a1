import { isClientId } from '@/domain/order/clientId'
import { yuan } from '@/domain/money/fen'
import { forgetDraft, keepDraft, takeDraft } from './draft'
import type { TransferDraft } from './draft'
import { mostOut } from './limits'
import { speedFacts, speedSummary } from './speeds'

const clientId = '0123456789abcdef0123456789abcdef'
const SENT_AT = 1_795_312_440_000

const draft = (): TransferDraft => {
  if (!isClientId(clientId)) throw new Error('no client id')
  return { clientId, cardId: 'c1', text: '200001', speed: 'NEXT_DAY', memo: '房租' }
}

it('an order that waited for a face comes back as it was, once, and not when it was given up', () => {
  keepDraft(draft())
  expect([takeDraft(), takeDraft()]).toEqual([draft(), undefined])
  keepDraft(draft())
  forgetDraft()
  expect(takeDraft()).toBeUndefined()
})

it.each([
  ['REALTIME', '实时到账，不能撤销'],
  ['ORDINARY', '普通到账，2026.11.22 09:54转出'],
  ['NEXT_DAY', '次日到账，2026.11.22 09:54转出'],
] as const)('what is agreed to by %s says when the money is sent', (speed, summary) => {
  expect(speedSummary(speed, SENT_AT)).toBe(summary)
  expect(speedFacts(speed, SENT_AT).join('').includes('2026.11.22 09:54')).toBe(speed !== 'REALTIME')
})

it.each([
  [{ available: yuan(3), left: yuan(2), single: yuan(1) }, yuan(1)],
  [{ available: yuan(3), left: yuan(1), single: yuan(2) }, yuan(1)],
  [{ available: yuan(1), left: yuan(2), single: yuan(3) }, yuan(1)],
])('of %j all that may go out at once is %i', (figures, most) => {
  const out = { aDay: yuan(9), countADay: 20, usedToday: yuan(0), countToday: 0, nightLock: false }
  const asked = { codeOver: yuan(5), faceOver: yuan(5), payee: '', sentBefore: true }
  expect(mostOut({ out: { ...out, ...asked, ...figures }, sending: [], caught: yuan(0), cards: [] })).toBe(most)
})
