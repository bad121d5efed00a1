import { attemptsText, securityAdvice } from './advice'
import type { Protections } from './advice'

const SAFE: Protections = {
  idCardUntil: '20261121',
  mobileNo: '170****0002',
  credentials: [
    { credential: 'gesture', locked: false },
    { credential: 'payment', locked: false },
    { credential: 'login', locked: true },
  ],
  nightLock: true,
}
const locked = (credential: 'gesture' | 'payment') => ({ credentials: [{ credential, locked: true }] })

it.each([
  ['all is on', {}, []],
  ['the card has no end', { idCardUntil: '' }, []],
  ['the card ended yesterday', { idCardUntil: '20261120' }, ['idCard']],
  ['the payment password is locked', locked('payment'), ['payment']],
  ['the gesture is locked', locked('gesture'), ['gesture']],
  ['no number is on record', { mobileNo: undefined }, ['mobile']],
  ['money goes out at night', { nightLock: false }, ['nightLock']],
  [
    'much is missing: what weighs most comes first',
    { nightLock: false, idCardUntil: '20200101', ...locked('gesture') },
    ['gesture', 'idCard', 'nightLock'],
  ],
] as const)('%s', (_, changes, advised) => expect(securityAdvice({ ...SAFE, ...changes }, '20261121')).toEqual(advised))

it.each([
  [0, undefined],
  [1, '近30天1次没登录成功，看看是不是您'],
])('of %d attempts that failed it is said: %s', (failed, said) => expect(attemptsText(failed)).toBe(said))
