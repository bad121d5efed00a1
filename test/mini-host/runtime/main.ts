import { HOST_PATHS } from './wire'
import type { Transport } from './wire'
import type { PackageCode, ProgramWindow } from '../program'
import { boot } from './boot'
import type { Bridge } from './bridge'
import type { Phone } from './phone'
import { pageTransport } from './transport'

/**
 * What the opener of the document may set before this script runs; nothing is needed in a browser with the host's server.
 */
export interface HostWindow extends ProgramWindow {
  __hostOptions__?: {
    readonly start?: string
    readonly phone?: Partial<Phone>
    readonly transport?: Transport
    fetchPackage?(root: string): Promise<PackageCode>
    onScope?(scope: Record<string, unknown>): void
  }
  __host__?: Bridge
  /** Resolves when the first page is open. */
  __hostReady__?: Promise<Bridge>
}

const host = window as unknown as HostWindow

/** A package's script, added to the document when the package is first needed. */
async function packageFromServer(root: string): Promise<PackageCode> {
  const known = host.__miniPackages__?.[root]
  if (known) return known
  const script = document.createElement('script')
  script.src = HOST_PATHS.packages + root
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`the package ${root} cannot be loaded`))
    document.head.append(script)
  })
  const code = host.__miniPackages__?.[root]
  if (!code) throw new Error(`the package ${root} holds no code`)
  return code
}

const { __miniProgram__: program, __hostOptions__: options = {} } = host
if (!program) throw new Error('no mini-program: its bundle must come before the host')

/** The phone as described in the address, for a page that can't set anything before the script runs. */
function phoneOfAddress(): Partial<Phone> {
  const text = new URLSearchParams(window.location.search).get('phone')
  return text === null ? {} : (JSON.parse(text) as Partial<Phone>)
}

host.__hostReady__ = boot({
  program,
  start: options.start ?? decodeURIComponent(window.location.hash.slice(1)),
  phone: options.phone ?? phoneOfAddress(),
  storage: window.localStorage,
  transport: options.transport ?? pageTransport,
  fetchPackage: options.fetchPackage ?? packageFromServer,
  ...(options.onScope && { onScope: options.onScope }),
}).then((bridge) => (host.__host__ = bridge))
