import { Current } from '@tarojs/runtime'
import type { ComponentType } from 'react'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { IN_ORDER } from '@/contract/account/testing'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { BASE, h5Link } from '@/routes/link'
import type { Query, RouteName } from '@/routes/link'
import { findRoute } from '@/routes/table'
import { forgetAnswers } from '@/session/memory'
import { answerOtherwise } from './bank'
import { mount } from './harness'
import type { Mounted } from './harness'
import { arriveOtherwise } from './people'
import { come } from './router'

interface OpenOptions {
  /** The pages kept below, the lowest first; home by default. */
  readonly below?: readonly RouteName[]
  /** What the page before hands over in memory (`pageHandover`). */
  readonly handOver?: () => void
}

/**
 * Opens a route as a link does: its row's page module, made by definePage, reads its query from the address and passes the
 * app's own gates. The person is a signed-in customer with an account in order, unless the test has set another
 * (./people.ts, ./bank.ts).
 */
export async function openPage(name: RouteName, query: Query = {}, options: OpenOptions = {}): Promise<Mounted> {
  const row = findRoute(name)
  if (!row) throw new Error(`${name} is no built route`)
  const { below = name === '/' ? [] : ['/'] } = options
  // What an earlier page of the test has read would be shown until its new answer comes, and taken for it.
  forgetAnswers()
  options.handOver?.()
  await come(below, row.name, query)
  arriveOtherwise()
  answerOtherwise(queryObstacles, { obstacles: [] })
  if (row.access === 'trading' || row.button === 'trading') {
    answerOtherwise(queryAccountStatus, IN_ORDER)
    answerOtherwise(verifyIdCardValidPeriod, {})
  }
  const address = h5Link(row.name, query)
  const params = Object.fromEntries((address.split('?')[1] ?? '').split('&').map((pair) => pair.split('=')))
  Current.router = { path: `${BASE}${address}`, params, $taroPath: row.page, onReady: '', onShow: '', onHide: '' }
  const page: { readonly default: ComponentType } = await import(`@/${row.page}`)
  return mount(page.default)
}
