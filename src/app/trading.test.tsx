import { answer, refuse } from '@test/component/bank'
import { navigation, pages, come } from '@test/component/router'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { IN_ORDER } from '@/contract/account/testing'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { boxAtom } from '../session/overlay'
import type { BoxAnswer } from '../session/overlay'
import { dispatch } from '../session/session'
import { store } from '../session/store'
import { goToDestination, hasDestination } from './entry'
import { checkTrading } from './trading'

const BUYING = { name: '/ProductBuy', query: { productType: '20194' } } as const

/** Runs the page's check and answers the prompt it shows; gives the prompt's text, or undefined when there was none. */
async function trade(press: BoxAnswer): Promise<string | undefined> {
  const checked = checkTrading(BUYING)
  for (let turns = 0; turns < 20 && !store.get(boxAtom); turns += 1) await Promise.resolve()
  const content = store.get(boxAtom)?.request.content
  store.get(boxAtom)?.answer(press)
  await checked
  await new Promise((resolve) => setTimeout(resolve, 0))
  return content
}

beforeEach(async () => {
  await come(['/'], '/ProductBuy')
  answer(queryAccountStatus, IN_ORDER)
  answer(verifyIdCardValidPeriod, {})
})

it('leaves an account in order alone', async () => {
  expect(await trade('confirm')).toBeUndefined()
  expect(pages()).toEqual(['/', '/ProductBuy'])
})

it.each([
  ['a missing image', { missingImageState: 'M' }],
  ['a dormant account', { acctStatus: 'D' }],
])('%s leads to what mends it, and from there back to the purchase', async (_, changes) => {
  answer(queryAccountStatus, { ...IN_ORDER, ...changes })
  await trade('confirm')
  expect(pages()).toEqual(['/', '/EditeIdCard'])
  expect(hasDestination()).toBe(true)
  goToDestination()
  await Promise.resolve()
  expect(navigation.stack[1]).toMatchObject({ name: '/ProductBuy', query: BUYING.query })
})

it('goes back when a prompt that blocks is put off, and from receive-only there is no way but that', async () => {
  answer(queryAccountStatus, { ...IN_ORDER, acctStatus: 'IM' })
  await trade('cancel')
  expect(pages()).toEqual(['/'])
  await come(['/'], '/ProductBuy')
  answer(queryAccountStatus, { ...IN_ORDER, receiveNoPay: 'Y' })
  expect(await trade('confirm')).toContain('95396')
  expect(pages()).toEqual(['/'])
})

it('519 keeps the purchase beneath its renewal, 稍后再说 goes on with it', async () => {
  refuse(verifyIdCardValidPeriod, 'IdCardExpiring')
  await trade('cancel')
  expect(pages()).toEqual(['/', '/ProductBuy'])
  dispatch({ type: 'signedIn', token: 'of another time' })
  await trade('confirm')
  expect(pages()).toEqual(['/', '/ProductBuy', '/SettingIdCard'])
  goToDestination()
  await Promise.resolve()
  expect(pages()).toEqual(['/', '/ProductBuy'])
})

it('519 is asked once a session, because it is true for 90 days; 523 at every page', async () => {
  dispatch({ type: 'signedIn', token: 'of this time' })
  refuse(verifyIdCardValidPeriod, 'IdCardExpiring')
  expect(await trade('cancel')).toBeDefined()
  expect(await trade('cancel')).toBeUndefined()
  dispatch({ type: 'signedIn', token: 'of the next time' })
  expect(await trade('cancel')).toBeDefined()
  refuse(verifyIdCardValidPeriod, 'IdCardExpired')
  expect(await trade('cancel')).toBeDefined()
  expect(await trade('cancel')).toBeDefined()
})

it('523 leaves nothing but the renewal', async () => {
  refuse(verifyIdCardValidPeriod, 'IdCardExpired')
  await trade('cancel')
  expect(pages()).toEqual(['/'])
  await come(['/'], '/ProductBuy')
  await trade('confirm')
  expect(pages()).toEqual(['/', '/SettingIdCard'])
})

it('never blocks because a question got no answer', async () => {
  refuse(queryAccountStatus, 'InternalError')
  refuse(verifyIdCardValidPeriod, 'InternalError')
  expect(await trade('confirm')).toBeUndefined()
  expect(pages()).toEqual(['/', '/ProductBuy'])
})
