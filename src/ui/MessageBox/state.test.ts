import fc from 'fast-check'
import { canConfirm, stepMessageBox } from './state'
import type { MessageBoxEvent } from './state'

const flags = fc.record({
  showPolicy: fc.boolean(),
  showYSPolicy: fc.boolean(),
  showClose: fc.boolean(),
})
const shown = { showMessageBox: true }

describe('the message box', () => {
  it('confirms at once when no agreement is asked for', () => {
    expect(stepMessageBox(shown, false, 'confirm')).toEqual({ agreed: false, emit: { signal: 'confirm' } })
  })

  it('does nothing on confirm while the agreement is not ticked', () => {
    expect(stepMessageBox({ ...shown, showPolicy: true }, false, 'confirm')).toEqual({ agreed: false })
    expect(canConfirm({ ...shown, showPolicy: true }, false)).toBe(false)
  })

  it('confirms once the agreement is ticked', () => {
    const options = { ...shown, showPolicy: true }
    const ticked = stepMessageBox(options, false, 'toggle')
    expect(ticked).toEqual({ agreed: true })
    expect(stepMessageBox(options, ticked.agreed, 'confirm').emit).toEqual({ signal: 'confirm' })
  })

  it('means quit by cancel only when the privacy notice is shown', () => {
    expect(stepMessageBox({ ...shown, showYSPolicy: true }, false, 'cancel').emit).toEqual({
      signal: 'cancel',
      value: 'quit',
    })
    expect(stepMessageBox({ ...shown, showPolicy: true }, true, 'cancel')).toEqual({
      agreed: false,
      emit: { signal: 'cancel' },
    })
  })

  it('unticks the agreement whichever way the box goes away unconfirmed', () => {
    fc.assert(
      fc.property(
        flags,
        fc.boolean(),
        fc.constantFrom<MessageBoxEvent>('cancel', 'close', 'policy'),
        (options, agreed, event) => {
          expect(stepMessageBox({ ...shown, ...options }, agreed, event).agreed).toBe(false)
        },
      ),
    )
  })

  it('never confirms an agreement that was unticked last', () => {
    const events = fc.array(fc.constantFrom<MessageBoxEvent>('toggle', 'confirm', 'cancel', 'policy', 'close'), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(events, (sequence) => {
        let agreed = false
        for (const event of sequence) {
          const step = stepMessageBox({ ...shown, showPolicy: true }, agreed, event)
          if (step.emit?.signal === 'confirm') expect(agreed).toBe(true)
          agreed = step.agreed
        }
      }),
    )
  })
})
