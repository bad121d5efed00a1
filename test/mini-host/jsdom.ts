import { JSDOM, VirtualConsole } from 'jsdom'
import { bundleMiniProgram } from './build/bundle'
import { runtimeScript } from './build/runtime'
import { nodeTransport } from './build/send'
import type { OriginMap } from './build/send'
import { HOST_PAGE } from './build/server'
import { clientOf } from './client'
import type { HostClient } from './client'
import type { HostWindow } from './runtime/main'
import type { Phone } from './runtime/phone'

export interface JsdomOptions {
  readonly directory: string
  readonly origins?: OriginMap
  readonly start?: string
  readonly phone?: Partial<Phone>
  /** Changes the window before anything runs in it. */
  readonly prepare?: (window: JSDOM['window']) => void
}

export interface ProgramScope {
  readonly wx: Readonly<Record<string, (...given: unknown[]) => unknown>>
  getApp(): Record<string, unknown>
  getCurrentPages(): readonly Record<string, unknown>[]
}

/** A mini-program running in jsdom: without layout and pictures, but started in half a second. */
export interface HostInJsdom {
  readonly window: JSDOM['window']
  readonly client: HostClient
  /** The program's globals: wx, getApp and those it defined itself. Its objects belong to the document's realm. */
  readonly scope: ProgramScope
  close(): void
}

// More than WeChat's own limit, so that the host's limit counts.
const STORAGE_QUOTA = 16 * 1024 * 1024

/** Runs the folder in jsdom. The caller closes it. */
export async function openInJsdom({
  directory,
  origins = {},
  start = '',
  phone = {},
  prepare,
}: JsdomOptions): Promise<HostInJsdom> {
  const bundle = bundleMiniProgram(directory)
  const markup = HOST_PAGE.replace(/<script[\s\S]*?<\/script>/g, '')
  const virtualConsole = new VirtualConsole()
  const { window } = new JSDOM(markup, {
    url: 'http://host.test/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    storageQuota: STORAGE_QUOTA,
    virtualConsole,
  })
  // Browsers have them and jsdom lacks them.
  Object.assign(window, { TextEncoder, TextDecoder })
  prepare?.(window)
  const host = window as unknown as HostWindow
  let scope: ProgramScope | undefined
  host.__hostOptions__ = {
    start,
    phone,
    transport: nodeTransport(origins),
    onScope: (given) => void (scope = given as unknown as ProgramScope),
    fetchPackage: async (root) => {
      window.eval(bundle.packages.get(root) ?? '')
      const code = host.__miniPackages__?.[root]
      if (!code) throw new Error(`the package ${root} holds no code`)
      return code
    },
  }
  window.eval(bundle.program)
  window.eval(await runtimeScript())
  const bridge = await host.__hostReady__
  if (!bridge || !scope) throw new Error('the host did not start')
  const functions = bridge as unknown as Record<string, (...given: readonly unknown[]) => unknown>
  // Values that leave the document are copied, because toEqual would notice objects of another realm.
  const copy = (value: unknown): unknown =>
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
  return {
    window,
    scope,
    client: clientOf(async (name, given) => copy(await functions[name]?.(...given))),
    close: () => window.close(),
  }
}
