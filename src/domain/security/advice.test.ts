import { securityAdvice } from './advice'
import type { Protections } from './advice'

const SAFE: Protections = {
  idCardUntil: '20261121',
  mobileNo: '170****0002',
  credentials: [
    { credential: 'gesture', locked: false },
    { credential: 'payment', locked: false },
    { credential: 'login', locked: true },
  ],
  failedLogins: 0,
  nightLock: true,
}
const locked = (credential: 'gesture' | 'payment') => ({ credentials: [{ credential, locked: true }] })

it.each([
  ['all is on', {}, []],
  ['the card has no end', { idCardUntil: '' }, []],
  ['the card ended yesterday', { idCardUntil: '20261120' }, ['idCard']],
  ['the payment password is locked', locked('payment'), ['payment']],
  ['the gesture is locked', locked('gesture'), ['gesture']],
  ['somebody tried', { failedLogins: 1 }, ['failedLogins']],
  ['no number is on record', { mobileNo: undefined }, ['mobile']],
  ['money goes out at night', { nightLock: false }, ['nightLock']],
  [
    'much is missing: what weighs most comes first',
    { nightLock: false, failedLogins: 2, idCardUntil: '20200101' },
    ['failedLogins', 'idCard', 'nightLock'],
  ],
] as const)('%s', (_, changes, advised) => expect(securityAdvice({ ...SAFE, ...changes }, '20261121')).toEqual(advised))
