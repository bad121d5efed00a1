import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { TRACKED_EVENTS, trackEvents } from '@/contract/tracking/trackEvents'
import { fail, ok } from '@/domain/result'
import { fakeClock } from '@/platform/clock/fake'
import { fakeSend } from '@/platform/request/fake'
import { ROWS } from '@/routes/table'
import { DEFAULT_TRACKING, fetchTrackingConfig, readTrackingConfig } from './config'
import { trackedEvent } from './event'
import { forgetListener, happened, listen } from './happenings'
import type { Happening } from './happenings'
import { createTracker } from './tracker'

const CONTEXT = { sessionId: 'abcdef0123456789', channel: 'publicAccount', phone: '170****0001' } as const
const at = 1_795_420_800_000
const PASSWORD = { name: '/setPassword', followed: 'setPassword' } as const
const enter = (page: string): Happening => ({
  kind: 'enter',
  page,
  followed: page === PASSWORD.name ? PASSWORD.followed : 'fields',
  at,
})

describe('an event', () => {
  it('carries exactly the fields of the specification, and which page and field it was', () => {
    const common = { sessionId: CONTEXT.sessionId, channel: 'publicAccount', scenario: 'open_account', at }
    const page = '/VerifiedPhone'
    expect(trackedEvent(enter(page), CONTEXT)).toEqual({ ...common, name: 'pageEnter', phone: '170****0001', page })
    const blur = { kind: 'blur', page, followed: 'fields', field: 'mobileNo', changed: true, at } as const
    expect(trackedEvent(blur, { ...CONTEXT, phone: undefined }, 1234.4)).toEqual({
      ...common,
      name: 'blur',
      page,
      field: 'mobileNo',
      focusTime: 1234,
      changed: true,
    })
  })

  it.each([
    ['setPassword', 'enter', 'setPasswordEnter'],
    ['setPassword', 'leave', 'setPasswordLeave'],
    ['changePassword', 'enter', 'changePasswordEnter'],
    ['changePassword', 'leave', 'changePasswordLeave'],
    ['setPassword', 'submit', undefined],
    ['fields', 'leave', undefined],
    ['fields', 'submit', 'infoSubmit'],
  ] as const)('of a page whose %s is followed, %s, is %s', (followed, kind, name) => {
    expect(trackedEvent({ kind, page: '/VerifiedPhone', followed, at }, CONTEXT)?.name).toBe(name)
  })

  it('says nothing of what happens in a field beside a password', () => {
    expect(
      trackedEvent({ kind: 'focus', page: PASSWORD.name, followed: PASSWORD.followed, field: 'mobileNo', at }, CONTEXT),
    ).toBeUndefined()
  })

  it.each(['cardNo', 'idCardNo', 'payPassword', 'smsCode', 'name', 'made up'])('tells nothing of %s', (field) => {
    expect(trackedEvent({ ...enter('/VerifiedPhone'), kind: 'focus', field }, CONTEXT)).toBeUndefined()
  })

  it('holds no number, card, paper or password, whatever it is made of', () => {
    const secret = fc.constantFrom('6222021234567890123', '220101198805120014', '13812345678', '135790', '张伟')
    const text = fc.oneof(
      secret,
      fc.string({ maxLength: 60 }),
      fc.constantFrom('mobileNo', 'cardNo', 'idCardNo', 'payPassword', 'smsCode', 'name'),
    )
    const happening = fc.record({
      kind: fc.constantFrom('enter', 'leave', 'submit', 'focus', 'blur'),
      page: fc.oneof(
        fc.constantFrom('/VerifiedPhone', '/setPassword'),
        text.map((each) => `/${each}`),
      ),
      followed: fc.constantFrom('fields', 'setPassword', 'changePassword'),
      field: text,
      changed: fc.boolean(),
      at: fc.nat(),
      value: secret,
    })
    const context = fc.record({
      sessionId: fc.constant(CONTEXT.sessionId),
      channel: fc.constantFrom('publicAccount', 'miniProgram'),
      phone: fc.option(text, { nil: undefined }),
      token: secret,
    })
    fc.assert(
      fc.property(happening, context, fc.integer(), (given, around, focusTime) => {
        const event = trackedEvent(given as never, around as never, focusTime)
        if (event === undefined) return
        expect(v.is(trackEvents.request, { events: [event] })).toBe(true)
        const text = JSON.stringify({ ...event, page: '', name: '', sessionId: '', at: 0, focusTime: 0 })
        expect(text).not.toMatch(/\d{5}|张伟|card|idno|passw|code/i)
        expect(event.page).not.toMatch(/\d{3}|张伟/)
      }),
    )
  })
})

describe('happenings', () => {
  afterEach(forgetListener)

  it('wait until it is known whether they are followed, and are then told in order', () => {
    const leave = happened.enter(PASSWORD)
    leave()
    const heard: string[] = []
    listen(({ kind }) => heard.push(kind))
    happened.submit()
    expect(heard).toEqual(['enter', 'leave'])
  })

  it('are forgotten when nobody may know', () => {
    happened.enter(PASSWORD)
    listen(undefined)
    const heard: string[] = []
    listen(({ kind }) => heard.push(kind))
    expect(heard).toEqual([])
  })

  it('are told of the page that was entered last', () => {
    const heard: string[] = []
    listen(({ page, followed }) => heard.push(`${page} ${followed}`))
    happened.enter({ name: '/VerifiedPhone', followed: 'fields' })
    happened.enter(PASSWORD)
    happened.submit()
    expect(heard).toEqual(['/VerifiedPhone fields', '/setPassword setPassword', '/setPassword setPassword'])
  })

  it('are followed on the way to an account, and where a payment password is set or changed (specification §7)', () => {
    const followed = ROWS.filter((row) => row.followed)
    const fields = followed.filter((row) => row.followed === 'fields')
    expect(fields.map(({ page }) => page).filter((page) => !page.startsWith('packages/onboarding/'))).toEqual([])
    expect(followed.filter((row) => !fields.includes(row)).map((row) => [row.name, row.followed])).toEqual([
      ['/setPassword', 'setPassword'],
      ['/resetPassword', 'setPassword'],
      ['/changePassword', 'changePassword'],
    ])
  })
})

describe('the tracker', () => {
  const world = (answer: () => Promise<unknown> = () => Promise.resolve()) => {
    const clock = fakeClock(at)
    const sent: (readonly { readonly name: string; readonly focusTime?: number | undefined }[])[] = []
    let agreed = true
    const tracker = createTracker({
      clock,
      config: { events: TRACKED_EVENTS, batchSize: 3, flushSeconds: 10 },
      context: () => (agreed ? CONTEXT : undefined),
      send: (events) => {
        sent.push(events)
        return answer()
      },
    })
    return {
      clock,
      tracker,
      names: () => sent.map((batch) => batch.map(({ name }) => name)),
      sent,
      withdraw: () => (agreed = false),
    }
  }

  it('sends together, by number and by time', async () => {
    const { clock, tracker, names } = world()
    for (let count = 0; count < 4; count += 1) tracker.hear(enter('/VerifiedPhone'))
    await clock.advance(0)
    expect(names()).toEqual([['pageEnter', 'pageEnter', 'pageEnter']])
    await clock.advance(9_999)
    expect(names()).toHaveLength(1)
    await clock.advance(1)
    expect(names()).toEqual([['pageEnter', 'pageEnter', 'pageEnter'], ['pageEnter']])
  })

  it('measures how long a field had the focus', async () => {
    const { clock, tracker, sent } = world()
    tracker.hear({ kind: 'focus', page: '/VerifiedPhone', followed: 'fields', field: 'mobileNo', at })
    tracker.hear({
      kind: 'blur',
      page: '/VerifiedPhone',
      followed: 'fields',
      field: 'mobileNo',
      changed: false,
      at: at + 4_200,
    })
    tracker.flush()
    await clock.advance(0)
    expect(sent[0]?.map(({ focusTime }) => focusTime)).toEqual([undefined, 4_200])
  })

  it('sends what there is when the app goes to the background', async () => {
    const { clock, tracker, names } = world()
    tracker.hear(enter('/VerifiedPhone'))
    tracker.flush()
    await clock.advance(0)
    expect(names()).toEqual([['pageEnter']])
  })

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
  ])('is not troubled by a collector that %s, and sends nothing twice', async (_, answer) => {
    const { clock, tracker, names } = world(answer)
    for (let count = 0; count < 3; count += 1) tracker.hear(enter('/VerifiedPhone'))
    await clock.advance(60_000)
    tracker.hear(enter('/setPassword'))
    tracker.flush()
    await clock.advance(0)
    expect(names()).toEqual([['pageEnter', 'pageEnter', 'pageEnter'], ['setPasswordEnter']])
  })

  it('keeps only so much for a collector that never answers', async () => {
    let answered: () => void = () => undefined
    const { clock, tracker, sent } = world(() => new Promise((resolve) => (answered = () => resolve(undefined))))
    for (let count = 0; count < 1_000; count += 1) tracker.hear(enter('/VerifiedPhone'))
    await clock.advance(600_000)
    expect(sent).toHaveLength(1)
    for (let count = 0; count < 400; count += 1) {
      answered()
      await clock.advance(10_000)
    }
    expect(sent.flat().length).toBeLessThanOrEqual(203)
  })

  it('forgets everything when consent is withdrawn', async () => {
    const { clock, tracker, names, withdraw } = world()
    tracker.hear(enter('/VerifiedPhone'))
    withdraw()
    tracker.hear(enter('/VerifiedPhone'))
    await clock.advance(60_000)
    tracker.flush()
    expect(names()).toEqual([])
  })
})

describe('the configuration', () => {
  const good = { scenario: 'open_account', events: ['blur', 'made up'], batchSize: 5, flushSeconds: 3 }

  it('says which events are wanted and how they are sent', () => {
    expect(readTrackingConfig(JSON.stringify(good))).toMatchObject({ events: ['blur'], batchSize: 5, flushSeconds: 3 })
  })

  it.each([
    '',
    '<html>',
    '{}',
    JSON.stringify({ ...good, batchSize: 5_000 }),
    JSON.stringify({ ...good, flushSeconds: 0 }),
  ])('falls back when it is %j', (text) => expect(readTrackingConfig(text)).toBe(DEFAULT_TRACKING))

  it('is fetched from the bank’s host, and missing when it isn’t there', async () => {
    const answered = fakeSend(() => Promise.resolve(ok({ status: 200, headers: {}, text: JSON.stringify(good) })))
    expect((await fetchTrackingConfig(answered.send, 'https://bank')).batchSize).toBe(5)
    expect(answered.sent.map(({ url }) => url)).toEqual(['https://bank/api/static/trackingConfig.json'])
    const missing = fakeSend(() => Promise.resolve(ok({ status: 404, headers: {}, text: JSON.stringify(good) })))
    expect(await fetchTrackingConfig(missing.send, '')).toBe(DEFAULT_TRACKING)
    const silent = fakeSend(() => Promise.resolve(fail({ kind: 'timeout' })))
    expect(await fetchTrackingConfig(silent.send, '')).toBe(DEFAULT_TRACKING)
  })
})

describe('the sources', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(path) && !/\.test\./.test(path) ? [path] : []
    })
  const sources = files('src').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

  it('send events from one place alone', () => {
    // src/contract lists every call, so it is left out.
    expect(holding(/contract\/tracking\/trackEvents'/).sort()).toEqual([
      'src/session/tracking/config.ts',
      'src/session/tracking/event.ts',
      'src/session/tracking/start.ts',
      'src/session/tracking/tracker.ts',
    ])
  })
})
