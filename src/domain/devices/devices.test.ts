import { testMachine } from '@test/machines'
import { DEVICE_MACHINE, DEVICE_STATE_NAMES } from './devices'

testMachine({
  name: 'device',
  file: 'src/domain/devices/devices.ts',
  machines: [DEVICE_MACHINE],
  ends: '',
  callers: ['sandbox/business/security'],
  names: { DEVICE_STATE_NAMES },
})
