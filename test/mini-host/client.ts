import type { Bridge } from './runtime/bridge'

type Plain = Omit<Bridge, 'reader'>

/** The bridge as used from outside the document: the same functions, each giving a promise. */
export type HostClient = {
  readonly [Name in keyof Plain]: (...given: Parameters<Plain[Name]>) => Promise<Awaited<ReturnType<Plain[Name]>>>
}

const NAMES: readonly (keyof Plain)[] = [
  'pages',
  'texts',
  'controls',
  'spot',
  'press',
  'type',
  'call',
  'phone',
  'setPhone',
  'setVisible',
  'enter',
  'capture',
  'share',
  'pullDown',
  'errors',
  'clearErrors',
  'calls',
  'setDataLog',
  'nodes',
  'loadedPackages',
  'launchTimes',
]

/** Makes a client from a function that calls one function of the bridge by name. */
export const clientOf = (call: (name: string, given: readonly unknown[]) => Promise<unknown>): HostClient =>
  Object.fromEntries(NAMES.map((name) => [name, (...given: unknown[]) => call(name, given)])) as unknown as HostClient
