import { ELEMENTS } from '../elements'
import type { HostContext } from '../context'
import type { Screen } from '../screen'
import { appApi } from './app'
import type { WxTable } from './calls'
import { dialogApi } from './dialogs'
import { identityApi } from './identity'
import { mediaApi } from './media'
import { navigationApi } from './navigation'
import { networkApi } from './network'
import { permissionApi, Permissions } from './permission'
import { PrivacyGuard, privacyApi } from './privacy'
import { selectorApi } from './selectorQuery'
import { storageApi } from './storage'
import { systemApi } from './system'

// Reading these must give undefined: the program and its bundler read them before they set them, and startVerify exists
// only when the face service's SDK is part of the program.
const NOT_CALLS = new Set(['webpackJsonp', 'then', 'toJSON', 'cloud', 'startVerify', '__proto__', 'constructor'])

/** A copy as plain data for the test; undefined for what isn't data, such as the page that some calls get. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'function') return undefined
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof ArrayBuffer) return { bytes: value.byteLength }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== null && prototype !== Object.prototype) return undefined
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      typeof item === 'function' ? [] : [[name, typeof item === 'object' ? plain(item) : item]],
    ),
  )
}

/** Records every call for the test; other values of the table are unchanged. */
const logged = (table: WxTable, context: HostContext): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (...args: unknown[]): unknown => {
            context.calls.push({ name, options: plain(args[0]) })
            return (value as (...args: unknown[]) => unknown)(...args)
          }
        : value,
    ]),
  )

/** The `wx` object of the program. A call the host doesn't know throws an error with the call's name. */
export function createWx(context: HostContext, screen: Screen): Record<string, unknown> {
  const privacy = new PrivacyGuard(context)
  const permissions = new Permissions(context)
  const known: WxTable = {
    ...appApi(context, privacy),
    ...dialogApi(context),
    ...identityApi(context, privacy),
    ...mediaApi(context, privacy, permissions),
    ...navigationApi(context, screen),
    ...networkApi(context),
    ...permissionApi(context, permissions, privacy),
    ...privacyApi(context, privacy),
    ...selectorApi(context),
    ...storageApi(context),
    ...systemApi(context, screen),
  }
  const table = logged(
    {
      ...known,
      canIUse: (schema: string) => [known, ELEMENTS].some((names) => (String(schema).split('.')[0] ?? '') in names),
    },
    context,
  )
  return new Proxy(table, {
    get: (target, name) => {
      if (typeof name === 'symbol' || name in target || NOT_CALLS.has(name)) return Reflect.get(target, name) as unknown
      return () => {
        const error = new Error(`wx.${name} is not a call this host knows`)
        context.errors.record('wx', error)
        throw error
      }
    },
  })
}
