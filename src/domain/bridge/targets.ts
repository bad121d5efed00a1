import { checkRedirect } from '../validation/redirect'
import type { BridgeKey } from './bridges'

/** Where a target is. */
export interface TargetPlace {
  /** https and a host, without a path. */
  readonly origin: string
  /** App id of the same in WeChat; '' when there is none. */
  readonly appId: string
}

interface TargetRow {
  readonly path: string
  readonly test: TargetPlace
  readonly production: TargetPlace
}

/** A partner of the sandbox: names that resolve nowhere. */
const at = (name: string, appId: string): Omit<TargetRow, 'path'> => ({
  test: { origin: `https://${name}-test.bank.example`, appId },
  production: { origin: `https://${name}.bank.example`, appId },
})

/**
 * The targets of the bridges that lead out, by their key. A link names a key and never an address; the bank looks the address
 * up here, the test's or the production's by its own host (specification §9). Another bank writes its own here.
 */
export const TARGETS = {
  kingdee: { path: '/books', ...at('kingdee', 'wxdemo00kingdee0000') },
  yzt: { path: '/home', ...at('yzt', 'wxdemo0000yzt000000') },
  goodGo: { path: '/home', ...at('goodgo', 'wxdemo00goodgo00000') },
  service: { path: '/chat', ...at('service', 'wxdemo0service00000') },
  // A link that the phone opens in the app where it is installed, and in the browser as the way to download it.
  mobileBank: { path: '/open', ...at('app', 'wxdemo0mobilebank00') },
  store: { path: '/download', ...at('store', '') },
  loan: { path: '/index', ...at('loan', 'wxdemo000loan000000') },
  mini: { path: '/link', ...at('mini', 'wxdemo0000mini00000') },
  // Of the same app.
  deposit: { path: '/deposit', ...at('deposit', 'wxdemo0mobilebank00') },
} as const satisfies Readonly<Partial<Record<BridgeKey, TargetRow>>>

export type TargetKey = keyof typeof TARGETS
export const TARGET_KEYS = Object.keys(TARGETS) as TargetKey[]

export const isTarget = (key: string): key is TargetKey => Object.prototype.hasOwnProperty.call(TARGETS, key)

export const placeOf = (key: TargetKey, inProduction: boolean): TargetPlace =>
  TARGETS[key][inProduction ? 'production' : 'test']

/** Hosts a bridge may lead to. */
const hostsOf = (key: TargetKey): readonly string[] =>
  [TARGETS[key].test, TARGETS[key].production].map(({ origin }) => origin.slice('https://'.length))

/** Where the sandbox shows a partner's simulator, on the bank's own host. */
export const SIMULATOR_PATH = '/sandbox/partner/'
export const simulatorPath = (key: TargetKey): string => SIMULATOR_PATH + key

/** What an address of the sandbox's simulator may look like: a token, ids, and names of our own. */
const STAND_IN_QUERY = /^(?:\?(?:[A-Za-z]{1,16}=[A-Za-z0-9_.~%-]{0,256}(?:&|$)){1,8})?$/

/**
 * Whether the bank's answer is an address of this very target: https on one of its hosts, or, in the sandbox, its simulator.
 * The app asks before it opens one, so that an answer of a broken bank opens nothing else.
 */
export function isTargetAddress(key: TargetKey, address: string, sandbox: boolean): boolean {
  const own = simulatorPath(key)
  if (address.startsWith('/'))
    return sandbox && address.startsWith(own) && STAND_IN_QUERY.test(address.slice(own.length))
  return checkRedirect(address, hostsOf(key)).ok
}
