import fc from 'fast-check'
import {
  isOpenLoss,
  LOSS_CHANGES,
  LOSS_FACTS,
  LOSS_OBJECTS,
  LOSS_STATES,
  lossTransition,
  OPEN_LOSS_STATES,
} from './machine'
import type { LossObject, LossState, LossTrigger } from './machine'

const TRIGGERS: readonly LossTrigger[] = ['formalise', 'replace', 'lift', 'lapsed', 'renewed']

test('nothing leads out of an end, back to TEMP, or from FORMAL by time alone', () => {
  for (const object of LOSS_OBJECTS)
    for (const from of LOSS_STATES)
      for (const trigger of TRIGGERS) {
        const to = lossTransition(object, from, trigger)
        if (!isOpenLoss(from)) expect([object, from, trigger, to]).toEqual([object, from, trigger, undefined])
        expect(to).not.toBe('TEMP')
        if (from === 'FORMAL') expect(to).not.toBe('LAPSED')
      }
})

test('every open case can be lifted, and the bank gives numbers only after a confirmed report', () => {
  for (const object of LOSS_OBJECTS) {
    for (const state of OPEN_LOSS_STATES) expect(lossTransition(object, state, 'lift')).toBe('LIFTED')
    expect(lossTransition(object, 'TEMP', 'replace')).toBeUndefined()
    const ways = [lossTransition(object, 'FORMAL', 'replace'), lossTransition(object, 'FORMAL', 'renewed')]
    expect(ways.filter((to) => to === 'REPLACED')).toHaveLength(1)
  }
})

test('whatever is done in whatever order, a case ends once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOSS_OBJECTS), fc.array(fc.constantFrom(...TRIGGERS)), (object, triggers) => {
      let state: LossState = 'TEMP'
      let ends = 0
      for (const trigger of triggers) {
        const to = lossTransition(object, state, trigger)
        if (to === undefined) continue
        if (!isOpenLoss(to)) ends += 1
        state = to
      }
      expect(ends).toBeLessThanOrEqual(1)
    }),
  )
})

test('a lost phone leaves the way to another number open, and no loss lets the account be closed', () => {
  expect(LOSS_FACTS.PHONE.stopsChanges).not.toContain('phone')
  for (const object of LOSS_OBJECTS) expect(LOSS_FACTS[object].stopsChanges).not.toContain('device')
  const closable = LOSS_OBJECTS.filter((object: LossObject) => !LOSS_FACTS[object].stopsChanges.includes('closing'))
  expect(closable).toEqual([])
  for (const object of LOSS_OBJECTS)
    for (const one of LOSS_FACTS[object].stopsChanges) expect(LOSS_CHANGES).toContain(one)
})
