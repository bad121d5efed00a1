import { fail, ok } from '@/domain/result'
import { fakeClock } from '@/platform/clock/fake'
import { pause } from '@/platform/clock/types'
import { POLL_EVERY_MS, POLL_TRIES, READ_AFTER_MS, readFingerprints } from '@/platform/device/fingerprint'
import { configOf } from '../appConfig'
import { DEFAULT_TRACKING } from '../tracking/config'
import type { AppConfig } from '../appConfig'
import { runServices } from './run'
import type { ServicesOutcome, ServicesWorld } from './run'

const CONFIG: AppConfig = { fingerprintMode: '2', buriedPoint: true, positionAtStart: true }
const PLACE = { longitude: 125.3, latitude: 43.8 }
const SIGNATURE = { appId: 'a', timestamp: 1, nonceStr: 'n', signature: 's' }
const PROMPT = '请将位置权限设置为“询问”'

function world(changes: Partial<ServicesWorld> = {}, config: Partial<AppConfig> = {}) {
  const log: string[] = []
  const given: ServicesWorld = {
    agreed: () => true,
    config: () => Promise.resolve({ ...CONFIG, ...config }),
    fingerprint: (mode) => {
      log.push(`fingerprint ${mode}`)
      return Promise.resolve(ok({ deviceFingerNew: 'new' }))
    },
    keepFingerprints: ({ deviceFingerNew }) => void log.push(`keep ${deviceFingerNew}`),
    trackingConfig: () => {
      log.push('tracking file')
      return Promise.resolve({ ...DEFAULT_TRACKING, batchSize: 7 })
    },
    track: (settings) => void log.push(`track ${settings?.batchSize}`),
    sdk: {
      needed: () => true,
      sign: () => Promise.resolve(SIGNATURE),
      prepare: () => Promise.resolve(ok(undefined)),
    },
    locate: () => Promise.resolve(ok(PLACE)),
    explainPermission: (prompt) => {
      log.push(prompt)
      return Promise.resolve()
    },
    report: (facts) => {
      log.push(`report ${JSON.stringify(facts)}`)
      return Promise.resolve()
    },
    handOff: () => Promise.resolve('notAsked'),
    ...changes,
  }
  return { given, log }
}

const GOOD: ServicesOutcome = {
  fingerprint: 'kept',
  tracking: 'on',
  sdk: 'ready',
  position: 'known',
  report: 'sent',
  loan: 'notAsked',
}
const unavailable = fail({ kind: 'unavailable', prompt: PROMPT } as const)

it('reads, keeps and reports the device and its place, follows usage and signs the menu', async () => {
  const { given, log } = world()
  expect(await runServices(given)).toEqual(GOOD)
  expect([...log].sort()).toEqual([
    'fingerprint 2',
    'keep new',
    `report ${JSON.stringify({ deviceFingerNew: 'new', ...PLACE })}`,
    'track 7',
    'tracking file',
  ])
})

describe('the configuration', () => {
  it.each([
    ['1', { fingerprintMode: '1', buriedPoint: false, positionAtStart: false }],
    ['', { fingerprintMode: '', buriedPoint: false, positionAtStart: false }],
  ])('of fingerprint mode %j leaves off what it doesn’t name', (mode, expected) => {
    expect(configOf(mode === '' ? [] : [{ configName: 'fingerprintMode', configValue: mode }])).toEqual(expected)
  })

  it('switches following and position on by 1 and nothing else', () => {
    const of = (configValue: string) => configOf([{ configName: 'buriedPoint', configValue }]).buriedPoint
    expect(['1', '0', 'true', ''].map(of)).toEqual([true, false, false, false])
  })

  it('that is off asks for no position and follows nobody', async () => {
    const { given, log } = world({}, { buriedPoint: false, positionAtStart: false })
    expect(await runServices(given)).toEqual({ ...GOOD, tracking: 'off', position: 'notAsked' })
    // The file is fetched at each start; what is in it is used by nobody.
    expect([log[0], ...log.filter((line) => line.startsWith('track '))]).toEqual(['tracking file', 'track undefined'])
    expect(log).toContain(`report ${JSON.stringify({ deviceFingerNew: 'new' })}`)
  })
})

describe.each<[string, Partial<ServicesWorld>, Partial<ServicesOutcome>]>([
  [
    'no fingerprint script',
    { fingerprint: () => Promise.resolve(fail({ kind: 'unavailable' })) },
    { fingerprint: 'unavailable' },
  ],
  [
    'a platform without fingerprints',
    { fingerprint: () => Promise.resolve(fail({ kind: 'unsupported' })) },
    { fingerprint: 'unsupported' },
  ],
  [
    'a fingerprint service that throws',
    {
      fingerprint: () => {
        throw new Error('x')
      },
    },
    { fingerprint: 'failed' },
  ],
  [
    'a tracking configuration that can’t be had',
    { trackingConfig: () => Promise.reject(new Error('x')) },
    { tracking: 'failed' },
  ],
  [
    'a tracker that throws',
    {
      track: () => {
        throw new Error('x')
      },
    },
    { tracking: 'failed' },
  ],
  ['a menu that needs no signature', { sdk: { ...world().given.sdk, needed: () => false } }, { sdk: 'notNeeded' }],
  [
    'a bank that signs nothing',
    { sdk: { ...world().given.sdk, sign: () => Promise.resolve(undefined) } },
    { sdk: 'refused' },
  ],
  [
    'a messaging platform that takes no signature',
    { sdk: { ...world().given.sdk, prepare: () => Promise.resolve(fail({ kind: 'failed' })) } },
    { sdk: 'refused' },
  ],
  [
    'an SDK that throws',
    { sdk: { ...world().given.sdk, sign: () => Promise.reject(new Error('x')) } },
    { sdk: 'failed' },
  ],
  ['a position that throws', { locate: () => Promise.reject(new Error('x')) }, { position: 'failed' }],
  [
    'a platform without positions',
    { locate: () => Promise.resolve(fail({ kind: 'unsupported' })) },
    { position: 'unsupported' },
  ],
  ['a report that fails', { report: () => Promise.reject(new Error('x')) }, { report: 'failed' }],
  ['a loan app that throws', { handOff: () => Promise.reject(new Error('x')) }, { loan: 'failed' }],
  ['a loan app that was gone to', { handOff: () => Promise.resolve('left') }, { loan: 'left' }],
])('%s', (_, changes, expected) => {
  it('leaves the others as they are', async () => {
    expect(await runServices(world(changes).given)).toEqual({ ...GOOD, ...expected })
  })
})

describe('the position', () => {
  it.each(['refused', 'unavailable'] as const)(
    '%s tells where the permission is set, and waits for nobody',
    async (kind) => {
      const { given, log } = world({
        locate: () => Promise.resolve(fail({ kind, prompt: PROMPT })),
        explainPermission: (prompt) => {
          log.push(prompt)
          return new Promise(() => undefined)
        },
      })
      expect(await runServices(given)).toEqual({ ...GOOD, position: kind })
      expect(log).toContain(PROMPT)
    },
  )

  it('with nothing to tell reports nothing', async () => {
    const nothing = {
      fingerprint: () => Promise.resolve(fail({ kind: 'unsupported' } as const)),
      locate: () => Promise.resolve(unavailable),
    }
    expect((await runServices(world(nothing).given)).report).toBe('nothing')
  })
})

describe('a fingerprint that can’t be had', () => {
  const throws = (): never => {
    throw new Error('x')
  }

  it.each([
    ['unavailable', () => Promise.resolve(fail({ kind: 'unavailable' } as const))],
    ['failed', throws],
  ] as const)('is reported as %s, with the place', async (fingerprintError, fingerprint) => {
    const { given, log } = world({ fingerprint })
    await runServices(given)
    expect(log).toContain(`report ${JSON.stringify({ fingerprintError, ...PLACE })}`)
  })

  it('is no error where there is no such service', async () => {
    const { given, log } = world({ fingerprint: () => Promise.resolve(fail({ kind: 'unsupported' } as const)) })
    await runServices(given)
    expect(log).toContain(`report ${JSON.stringify(PLACE)}`)
  })

  it('isn’t reported of somebody who has withdrawn meanwhile', async () => {
    const { given, log } = world({ fingerprint: throws, agreed: () => false })
    expect((await runServices(given)).report).toBe('withdrawn')
    expect(log.filter((line) => line.startsWith('report'))).toEqual([])
  })
})

it('keeps and tells nothing of somebody who has withdrawn meanwhile', async () => {
  const { given, log } = world({ agreed: () => false })
  expect(await runServices(given)).toEqual({ ...GOOD, fingerprint: 'withdrawn', report: 'withdrawn' })
  expect(log.filter((line) => /keep|report/.test(line))).toEqual([])
})

describe('by the clock', () => {
  const script = { old: () => 'o', new: () => 'n' }
  const started = (look: () => typeof script | undefined, mode: string) => {
    const clock = fakeClock()
    const { given, log } = world(
      { fingerprint: (asked) => readFingerprints(look, asked, clock) },
      { fingerprintMode: mode },
    )
    let ended: ServicesOutcome | undefined
    void runServices(given).then((outcome) => (ended = outcome))
    return { clock, log, ended: () => ended }
  }

  it('polls for the script 25 times every 200 ms and no longer', async () => {
    let looks = 0
    const { clock, ended } = started(() => ((looks += 1), undefined), '2')
    await clock.advance(POLL_EVERY_MS * (POLL_TRIES - 1) - 1)
    expect(ended()).toBeUndefined()
    await clock.advance(1)
    expect(ended()?.fingerprint).toBe('unavailable')
    expect(looks).toBe(25)
  })

  it.each([
    ['1', { deviceFingerOld: 'o' }],
    ['2', { deviceFingerNew: 'n' }],
    ['', { deviceFingerOld: 'o', deviceFingerNew: 'n' }],
    ['9', { deviceFingerOld: 'o', deviceFingerNew: 'n' }],
  ])('reads after 2 seconds what mode %j asks for', async (mode, read) => {
    const { clock, log, ended } = started(() => script, mode)
    await clock.advance(READ_AFTER_MS - 1)
    expect(ended()).toBeUndefined()
    await clock.advance(1)
    expect(ended()?.fingerprint).toBe('kept')
    expect(log).toContain(`report ${JSON.stringify({ ...read, ...PLACE })}`)
  })

  it('runs side by side what doesn’t need each other', async () => {
    const clock = fakeClock()
    const slow =
      <T>(answer: T) =>
      async () => (await pause(clock, 5_000), answer)
    const { given } = world({
      fingerprint: slow(ok({ deviceFingerNew: 'new' })),
      locate: slow(ok(PLACE)),
      trackingConfig: slow(DEFAULT_TRACKING),
      sdk: { needed: () => true, sign: slow(SIGNATURE), prepare: () => Promise.resolve(ok(undefined)) },
    })
    let ended = false
    void runServices(given).then(() => (ended = true))
    await clock.advance(5_000)
    expect(ended).toBe(true)
  })
})
