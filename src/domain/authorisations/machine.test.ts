import { testMachine } from '@test/machines'
import { AUTH_MACHINE, AUTH_STATE_NAMES } from './machine'

testMachine({
  name: 'authorisation',
  file: 'src/domain/authorisations/machine.ts',
  machines: [AUTH_MACHINE],
  ends: 'PAID DECLINED LAPSED',
  callers: ['sandbox/business/bridge'],
  names: { AUTH_STATE_NAMES },
})
