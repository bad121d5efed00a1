import { measureEnvelope } from '../envelope'
import { table } from '../statistics'
import type { Section } from './section'

export const envelope: Section = {
  name: 'envelope',
  title: 'What a sealed call costs',
  run({ quick }) {
    const { clientCall, serverCall, sm2Encrypt, sm2Decrypt } = measureEnvelope(
      quick ? { calls: 100, sm2Operations: 5 } : {},
    )
    const rows = [
      ['the app: seal a request and open its answer, 1,000 characters each (goal 1)', clientCall.toFixed(2)],
      ['the bank: open the request and seal the answer', serverCall.toFixed(2)],
      ['the app, once a session: SM2 encryption', sm2Encrypt.toFixed(1)],
      ['the bank, once a session: SM2 decryption', sm2Decrypt.toFixed(1)],
    ]
    return Promise.resolve(`In Node, medians.\n\n${table(['', 'ms'], rows)}`)
  },
}
