import type { Result } from '@/domain/result'
import type { FingerprintError, Fingerprints } from '@/platform/device/types'
import type { LocationError, Position } from '@/platform/location/types'
import type { JsSdkSignature } from '@/platform/share/types'
import type { AppConfig } from '../appConfig'

/** What the services nobody waits for need from outside; tests give their own. */
export interface ServicesWorld {
  /** Whether the person still agrees; when not, no service stores or sends anything. */
  readonly agreed: () => boolean
  readonly config: () => Promise<AppConfig>
  readonly fingerprint: (mode: string) => Promise<Result<Fingerprints, FingerprintError>>
  readonly keepFingerprints: (fingerprints: Fingerprints) => void
  /** Starts usage tracking; false turns it off. */
  readonly track: (wanted: boolean) => Promise<void>
  /** undefined where WeChat's menu needs no signature. */
  readonly sdk: {
    readonly needed: () => boolean
    readonly sign: () => Promise<JsSdkSignature | undefined>
    readonly prepare: (signature: JsSdkSignature) => Promise<Result<void, unknown>>
  }
  readonly locate: () => Promise<Result<Position, LocationError>>
  /** Tells the person where the permission is set, and opens that place where possible. */
  readonly explainPermission: (prompt: string) => Promise<void>
  /** Reports the device and its position to the bank's risk control. */
  readonly report: (facts: Fingerprints & Partial<Position>) => Promise<unknown>
  /** Opens the loan app that the entry's address names. */
  readonly handOff: () => Promise<LoanOutcome>
}

export type LoanOutcome = 'notAsked' | 'left' | 'stayed' | 'unknown'

/** The outcome of each service, for tests and for docs/start-up.md. */
export interface ServicesOutcome {
  readonly fingerprint: 'kept' | 'unavailable' | 'unsupported' | 'withdrawn' | 'failed'
  readonly tracking: 'on' | 'off' | 'failed'
  readonly sdk: 'ready' | 'notNeeded' | 'refused' | 'failed'
  readonly position: 'known' | 'notAsked' | 'refused' | 'unavailable' | 'unsupported' | 'failed'
  readonly report: 'sent' | 'nothing' | 'withdrawn' | 'failed'
  readonly loan: LoanOutcome | 'failed'
}

const guarded = <T>(work: () => Promise<T>): Promise<T | 'failed'> =>
  Promise.resolve()
    .then(work)
    .catch(() => 'failed' as const)

interface Found {
  readonly outcome: ServicesOutcome['fingerprint']
  readonly fingerprints: Fingerprints
}

async function fingerprints(world: ServicesWorld, mode: string): Promise<Found> {
  const read = await guarded(() => world.fingerprint(mode))
  if (read === 'failed') return { outcome: 'failed', fingerprints: {} }
  if (!read.ok) return { outcome: read.error.kind, fingerprints: {} }
  if (!world.agreed()) return { outcome: 'withdrawn', fingerprints: {} }
  world.keepFingerprints(read.value)
  return { outcome: 'kept', fingerprints: read.value }
}

async function sdk({ sdk: { needed, prepare, sign } }: ServicesWorld): Promise<ServicesOutcome['sdk']> {
  if (!needed()) return 'notNeeded'
  const signature = await sign()
  if (!signature) return 'refused'
  return (await prepare(signature)).ok ? 'ready' : 'refused'
}

interface Place {
  readonly outcome: ServicesOutcome['position']
  readonly position?: Position
}

async function position(world: ServicesWorld, wanted: boolean): Promise<Place> {
  if (!wanted) return { outcome: 'notAsked' }
  const found = await guarded(world.locate)
  if (found === 'failed') return { outcome: 'failed' }
  if (found.ok) return { outcome: 'known', position: found.value }
  const { error } = found
  // Not waited for, because the person may leave the prompt open as long as they like.
  if (error.kind !== 'unsupported') void guarded(() => world.explainPermission(error.prompt))
  return { outcome: error.kind }
}

async function report(
  world: ServicesWorld,
  facts: Fingerprints & Partial<Position>,
): Promise<ServicesOutcome['report']> {
  if (Object.keys(facts).length === 0) return 'nothing'
  if (!world.agreed()) return 'withdrawn'
  const sent = await guarded(world.report.bind(world, facts))
  return sent === 'failed' ? 'failed' : 'sent'
}

/**
 * Everything that start-up does besides showing the first screen, after consent (docs/start-up.md). The services don't
 * wait for each other where none needs the other's answer, and a failure of one affects neither the others nor the screen.
 */
export async function runServices(world: ServicesWorld): Promise<ServicesOutcome> {
  const config = await world.config()
  const tracking = guarded(() => world.track(config.buriedPoint))
  const signed = guarded(() => sdk(world))
  const loan = guarded(world.handOff)
  const [device, place] = await Promise.all([
    fingerprints(world, config.fingerprintMode),
    position(world, config.positionAtStart),
  ])
  const told = await report(world, { ...device.fingerprints, ...place.position })
  return {
    fingerprint: device.outcome,
    tracking: (await tracking) === 'failed' ? 'failed' : config.buriedPoint ? 'on' : 'off',
    sdk: await signed,
    position: place.outcome,
    report: told,
    loan: await loan,
  }
}
