import { kindsOf } from './paymentKind'

const posted = (kind: string, entries: Readonly<Record<string, number>>) =>
  Object.entries(entries).map(([account, amount]) => ({ id: '1', kind, orderNo: null, account, amount }))

test.each([
  ['nothing', [], ['promise', 'entrusted', 'own', 'in', 'back']],
  ['what is paid', posted('spend', { wallet: -100 }), ['out', 'spend', 'close']],
  ['what waits to be sent', posted('transferOutHeld', { wallet: -100, outgoing: 100 }), ['out', 'spend', 'close']],
  ['what comes', posted('transferIn', { wallet: 100 }), ['own', 'in', 'back']],
  ['what was not sent', posted('transferOutCancelled', { wallet: 100, outgoing: -100 }), ['own', 'in', 'back']],
  ['a redemption', posted('wealthFastRedemption', { shares: -100, wallet: 101 }), ['own', 'in', 'back']],
  ['a pot that is filled', posted('potIn', { pot: 100, wallet: -100 }), ['own']],
  ['a pot that is filled for a fee', posted('potIn', { pot: 100, wallet: -101 }), ['out', 'spend', 'close']],
  ['a purchase', posted('depositPurchase', { wallet: -100, deposits: 100 }), ['buy']],
  [
    'a purchase to which a coupon adds',
    [...posted('couponCash', { wallet: 1 }), ...posted('depositPurchase', { wallet: -100, deposits: 100 })],
    ['buy'],
  ],
])('of %s is told what kind of payment it can be', (_what, entries, kinds) => {
  expect(kindsOf(entries)).toEqual(kinds)
})
