import * as v from 'valibot'
import '../table'
import { originQuery } from './compliance'

it.each([
  [{}, true],
  [{ from: '/fnzqBuy' }, true],
  [{ from: '/ProductBuy', productType: '20194' }, true],
  [{ from: '/riskAssResult' }, false],
  [{ from: '/WalletBalance' }, false],
  [{ from: 'https://evil.example' }, false],
  [{ from: '//evil.example/fnzqBuy' }, false],
  [{ from: '/struDepNowhere' }, false],
  [{ from: '/fnzqBuy', productType: '99999' }, false],
])('the way back of %j is taken: %s', (query, taken) => expect(v.safeParse(originQuery, query).success).toBe(taken))
