import { testMachine } from '@test/machines'
import {
  LOSS_CHANGES,
  LOSS_FACTS,
  LOSS_OBJECTS,
  LOSS_STATES,
  lossMachine,
  OPEN_LOSS_STATES,
  LOSS_STATE_NAMES,
} from './machine'
import type { LossObject, LossTrigger } from './machine'

const TRIGGERS: readonly LossTrigger[] = ['formalise', 'replace', 'lift', 'lapsed', 'renewed']

test('nothing leads back to TEMP, or from FORMAL by time alone', () => {
  for (const object of LOSS_OBJECTS)
    for (const from of LOSS_STATES)
      for (const trigger of TRIGGERS) {
        const to = lossMachine(object).after(from, trigger)
        expect(to).not.toBe('TEMP')
        if (from === 'FORMAL') expect(to).not.toBe('LAPSED')
      }
})

test('every open case can be lifted, and the bank gives numbers only after a confirmed report', () => {
  for (const object of LOSS_OBJECTS) {
    for (const state of OPEN_LOSS_STATES) expect(lossMachine(object).after(state, 'lift')).toBe('LIFTED')
    expect(lossMachine(object).after('TEMP', 'replace')).toBeUndefined()
    const ways = [lossMachine(object).after('FORMAL', 'replace'), lossMachine(object).after('FORMAL', 'renewed')]
    expect(ways.filter((to) => to === 'REPLACED')).toHaveLength(1)
  }
})

test('a lost phone leaves the way to another number open, and no loss lets the account be closed', () => {
  expect(LOSS_FACTS.PHONE.stopsChanges).not.toContain('phone')
  for (const object of LOSS_OBJECTS) expect(LOSS_FACTS[object].stopsChanges).not.toContain('device')
  const closable = LOSS_OBJECTS.filter((object: LossObject) => !LOSS_FACTS[object].stopsChanges.includes('closing'))
  expect(closable).toEqual([])
  for (const object of LOSS_OBJECTS)
    for (const one of LOSS_FACTS[object].stopsChanges) expect(LOSS_CHANGES).toContain(one)
})

testMachine({
  name: 'loss, renewed by the bank',
  file: 'src/domain/loss/machine.ts',
  machines: [lossMachine('ACCOUNT')],
  ends: 'REPLACED LIFTED LAPSED',
  callers: ['sandbox/business/loss'],
  names: { LOSS_STATE_NAMES },
})

testMachine({
  name: 'loss, renewed by the customer',
  file: 'src/domain/loss/machine.ts',
  machines: [lossMachine('PHONE')],
  ends: 'REPLACED LIFTED LAPSED',
  callers: ['sandbox/business/loss'],
  names: { LOSS_STATE_NAMES },
})
