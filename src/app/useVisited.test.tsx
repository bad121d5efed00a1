import { mount } from '@test/component/harness'
import { keepWaiting } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet } from '@test/component/people'
import { queryProductDetail } from '../contract/product/queryProductDetail'
import { queryProducts } from '../contract/product/queryProducts'
import { dispatch } from '../session/session'
import { countVisits, forgetVisits } from '../session/visits'
import { useVisited } from './useVisited'

let counted: string[] = []
const count = (name: string) => void counted.push(name)

beforeEach(() => {
  counted = []
  forgetVisits()
  keepWaiting(queryProducts, queryProductDetail)
})

it('counts a page that is entered, also before anybody listens', async () => {
  arrive()
  await openPage('/manbillionIndex')
  countVisits(count)
  expect(counted).toEqual(['/manbillionIndex'])
})

it('counts nobody who has not agreed, and whoever agrees from then on', async () => {
  countVisits(count)
  nobodyYet()
  const page = await openPage('/manbillionIndex')
  dispatch({ type: 'consentKnown', consent: 'needed', version: '1' })
  await page.until(() => expect(counted).toEqual([]))
  dispatch({ type: 'consented' })
  await page.until(() => expect(counted).toEqual(['/manbillionIndex']))
})

it('counts once each time a page comes on top', async () => {
  arrive()
  countVisits(count)
  const states = [
    [true, false],
    [true, true],
    [true, true],
    [false, true],
    [true, true],
  ] as const
  let turn = 0
  function Page() {
    const [visible, drawn] = states[turn] ?? [false, false]
    useVisited('/Help', visible, drawn)
    return <button onClick={() => dispatch({ type: 'visitorKnown', visitor: VISITOR })}>{turn}</button>
  }
  const page = await mount(Page)
  const seen = [counted.length]
  while (turn < states.length - 1) {
    turn += 1
    await page.tap('button')
    seen.push(counted.length)
  }
  expect(seen).toEqual([0, 1, 1, 1, 2])
})

const VISITOR = { registerStatus: 'REGISTERED', hasAccount: true, signedIn: true, gestureSet: true } as const
