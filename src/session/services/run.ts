import type { RequestOf } from '@/contract/call'
import type { reportDevice } from '@/contract/security/reportDevice'
import type { Result } from '@/domain/result'
import type { FingerprintError, Fingerprints } from '@/platform/device/types'
import type { LocationError, Position } from '@/platform/location/types'
import type { JsSdkSignature } from '@/platform/share/types'
import type { AppConfig } from '../appConfig'
import type { TrackingConfig } from '../tracking/config'

/** What the services nobody waits for need from outside; tests give their own. */
export interface ServicesWorld {
  /** Whether the person still agrees; when not, no service stores or sends anything. */
  readonly agreed: () => boolean
  readonly config: () => Promise<AppConfig>
  readonly fingerprint: (mode: string) => Promise<Result<Fingerprints, FingerprintError>>
  readonly keepFingerprints: (fingerprints: Fingerprints) => void
  /** The static tracking configuration, fetched at each start (specification §7). */
  readonly trackingConfig: () => Promise<TrackingConfig>
  /** Starts usage tracking by its configuration; undefined turns it off. */
  readonly track: (config: TrackingConfig | undefined) => void
  /** undefined where WeChat's menu needs no signature. */
  readonly sdk: {
    readonly needed: () => boolean
    readonly sign: () => Promise<JsSdkSignature | undefined>
    readonly prepare: (signature: JsSdkSignature) => Promise<Result<void, unknown>>
  }
  readonly locate: () => Promise<Result<Position, LocationError>>
  /** Tells the person where the permission is set, and opens that place where possible. */
  readonly explainPermission: (prompt: string) => Promise<void>
  /** Reports the device, or why it has no fingerprint, and its position to the bank's risk control. */
  readonly report: (facts: DeviceFacts) => Promise<unknown>
  /** Opens the loan app that the entry's address names. */
  readonly handOff: () => Promise<LoanOutcome>
}

type DeviceFacts = RequestOf<typeof reportDevice>

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
  /** What risk control is told of it. */
  readonly facts: DeviceFacts
}

async function fingerprints(world: ServicesWorld, mode: string): Promise<Found> {
  const read = await guarded(() => world.fingerprint(mode))
  if (read === 'failed') return { outcome: 'failed', facts: { fingerprintError: 'failed' } }
  if (!read.ok) {
    const { kind } = read.error
    // Where there is no such service, its absence is no error.
    return { outcome: kind, facts: kind === 'unsupported' ? {} : { fingerprintError: kind } }
  }
  if (!world.agreed()) return { outcome: 'withdrawn', facts: {} }
  world.keepFingerprints(read.value)
  return { outcome: 'kept', facts: read.value }
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

async function report(world: ServicesWorld, facts: DeviceFacts): Promise<ServicesOutcome['report']> {
  if (Object.keys(facts).length === 0) return 'nothing'
  if (!world.agreed()) return 'withdrawn'
  const sent = await guarded(world.report.bind(world, facts))
  return sent === 'failed' ? 'failed' : 'sent'
}

/** @param settings undefined where the bank follows nobody */
async function track(
  world: ServicesWorld,
  settings: Promise<TrackingConfig | 'failed'> | undefined,
): Promise<ServicesOutcome['tracking']> {
  const found = await settings
  if (found === 'failed') return 'failed'
  const started = await guarded(async () => world.track(found))
  return started === 'failed' ? 'failed' : found ? 'on' : 'off'
}

/**
 * Everything that start-up does besides showing the first screen, after consent (docs/start-up.md). The services don't
 * wait for each other where none needs the other's answer, and a failure of one affects neither the others nor the screen.
 */
export async function runServices(world: ServicesWorld): Promise<ServicesOutcome> {
  const settings = guarded(world.trackingConfig)
  const config = await world.config()
  const tracking = track(world, config.buriedPoint ? settings : undefined)
  const signed = guarded(() => sdk(world))
  const loan = guarded(world.handOff)
  const [device, place] = await Promise.all([
    fingerprints(world, config.fingerprintMode),
    position(world, config.positionAtStart),
  ])
  const told = await report(world, { ...device.facts, ...place.position })
  return {
    fingerprint: device.outcome,
    tracking: await tracking,
    sdk: await signed,
    position: place.outcome,
    report: told,
    loan: await loan,
  }
}
