import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { bankNow, machineNow } from '../clock'
import { LOWEST_COST } from '@sandbox/host/config'
import { schema } from '../db'
import type { Database } from '../db'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { sandboxSms } from '@sandbox/host/simulators/sms'
import { testClient } from '@sandbox/testing/client'
import { setSecret } from '@sandbox/testing/setSecret'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { guess, stretchAhead } from './credentials'
import type { CredentialKind, GivenSecret } from './credentials'
import { sendSmsCode, consumeSmsCode } from './smsCodes'
import { sqlNonces, sqlRandoms, sweepStores, TooManyRandoms } from './stores'
import { advanceToNextDay } from '@sandbox/dayEnds'

const MINUTE = 60_000

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const as = (name: string) => testClient(bank.server).as(name)
  afterEach(() => (bank.realTime.offset = 0))

  describe('limits', () => {
    race('of kept values hold when many are kept at once', async () => {
      const customer = await as('李娜')
      const keep = (index: number) => customer.call(CALLS.setValue, { key: `k${index}`, value: '1' })
      const kept = await Promise.all(Array.from({ length: 70 }, (_, index) => keep(index)))
      expect(kept.filter(({ ok }) => ok)).toHaveLength(50)
    })

    race('of randoms hold when many are asked for at once', async () => {
      const randoms = sqlRandoms(bank.db, machineNow)
      const asked = await Promise.allSettled(Array.from({ length: 90 }, () => randoms.issue('somebody')))
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(60)
    })

    test('of randoms are not got round by making sessions up', async () => {
      const nobody = await testClient(bank.server).anonymous()
      nobody.token = 'made-up'
      expect(await nobody.call(CALLS.getRequestRandom, {})).toMatchObject({ error: 'SessionMissing' })
      nobody.token = ''
      expect(await nobody.call(CALLS.getRequestRandom, {})).toMatchObject({ ok: true })
    })
  })

  describe('a session', () => {
    test('ends after five idle minutes and lives on when it is used', async () => {
      const customer = await as('李娜')
      for (const minutes of [4, 8, 12]) {
        bank.realTime.offset = minutes * MINUTE
        expect(await findAt(customer.token)).toBe('found')
      }
      bank.realTime.offset = 17 * MINUTE + 1_000
      expect(await findAt(customer.token)).toBe('SessionExpired')
    })

    test('ends after twelve hours however busy it is', async () => {
      const customer = await as('李娜')
      for (let minutes = 0; minutes < 12 * 60; minutes += 4) {
        bank.realTime.offset = minutes * MINUTE
        expect(await findAt(customer.token)).toBe('found')
      }
      bank.realTime.offset = 12 * 60 * MINUTE + 1_000
      expect(await findAt(customer.token)).toBe('SessionExpired')
    })

    const findAt = async (token: string): Promise<string> => {
      const { findSession } = await import('./sessions')
      const found = await findSession(bank.db.drizzle, token, machineNow() + bank.realTime.offset)
      return found.ok ? 'found' : found.error.name
    }

    test('is a new one after the gesture, and the old token is dead', async () => {
      const customer = await testClient(bank.server).anonymous()
      await customer.signIn('lina', '')
      const before = customer.token
      const signedIn = await customer.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE })
      expect(signedIn.ok && signedIn.value.sessionToken !== before).toBe(true)
      expect(await customer.call(CALLS.checkRegisterStatus, {})).toMatchObject({ error: 'SessionMissing' })
    })

    test('ends on every other phone when the gesture is set anew', async () => {
      const [lost, mine] = [await as('孙丽'), await as('孙丽')]
      const another = await as('李娜')
      const set = await mine.call(CALLS.setGesturePassword, { pattern: '01258', password: DEMO_PASSWORD })
      if (!set.ok) throw new Error(set.error)
      expect(await findAt(lost.token)).toBe('SessionMissing')
      expect(await findAt(mine.token)).toBe('SessionMissing')
      expect(await findAt(set.value.sessionToken)).toBe('found')
      expect(await findAt(another.token)).toBe('found')
    })

    test('is swept away with its codes once nothing can come of it', async () => {
      const customer = await as('李娜')
      const { sessions, oneUseCodes } = schema
      await sweepStores(bank.db, machineNow())
      expect(await findAt(customer.token)).toBe('found')
      const { drizzle } = bank.db
      const remove = (table: Parameters<typeof drizzle.delete>[0]) => {
        if (table === schema.nonces) throw new Error('broken')
        return drizzle.delete(table)
      }
      // Whatever can't be deleted keeps nothing else.
      const broken = Object.create(bank.db, {
        drizzle: { value: Object.create(drizzle, { delete: { value: remove } }) },
      }) as Database
      await expect(sweepStores(broken, machineNow() + 13 * 60 * MINUTE)).rejects.toThrow('broken')
      expect(await bank.db.drizzle.select().from(sessions)).toEqual([])
      expect(await bank.db.drizzle.select().from(oneUseCodes)).toEqual([])
    })

    test('is gone on the server at sign-out', async () => {
      const customer = await as('李娜')
      expect((await customer.call(CALLS.signOut, {})).ok).toBe(true)
      expect(await customer.call(CALLS.queryWallet, {})).toMatchObject({ error: 'SessionMissing' })
    })

    test('is none when it is from before the bank kept what it was opened from', async () => {
      const customer = await as('李娜')
      expect((await customer.call(CALLS.queryWallet, {})).ok).toBe(true)
      await bank.db.drizzle.update(schema.sessions).set({ channel: null })
      expect(await customer.call(CALLS.queryWallet, {})).toMatchObject({ error: 'SessionMissing' })
      await customer.signIn('lina')
      expect((await customer.call(CALLS.queryWallet, {})).ok).toBe(true)
    })

    test('is stored as a hash only', async () => {
      const { token } = await as('李娜')
      const rows = await bank.db.drizzle.select().from(schema.sessions)
      expect(JSON.stringify(rows)).not.toContain(token)
    })
  })

  describe('guesses', () => {
    const id = demoCustomerId('sunli')
    const given = (kind: CredentialKind, secret: string, now: number): GivenSecret => ({
      customerId: id,
      kind,
      secret,
      now,
      hashing: { cost: LOWEST_COST },
    })
    const credentialOf = async (kind: 'gesture' | 'payment') => {
      const { credentials } = schema
      const where = and(eq(credentials.customerId, id), eq(credentials.kind, kind))
      return (await bank.db.drizzle.select().from(credentials).where(where))[0]
    }

    const tried = (secret: GivenSecret) => bank.db.transaction((tx) => guess(tx, secret, undefined))

    race('fifty at once are compared five times, and lock the gesture until it is set anew', async () => {
      const now = await bankNow(bank.db.drizzle)
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => tried(given('gesture', '0124', now))))
      expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(4)
      expect((await credentialOf('gesture'))?.failures).toBe(5)
      expect(await tried(given('gesture', DEMO_GESTURE, now))).toBe('locked')
      await advanceToNextDay(bank.db)
      const tomorrow = await bankNow(bank.db.drizzle)
      expect(await tried(given('gesture', DEMO_GESTURE, tomorrow))).toBe('locked')

      const customer = await testClient(bank.server).anonymous()
      await customer.signIn('sunli', '')
      expect(await customer.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE })).toMatchObject({
        error: 'GestureLocked',
      })
      const set = await customer.call(CALLS.setGesturePassword, { pattern: '2587', password: DEMO_PASSWORD })
      expect(set.ok).toBe(true)
      await customer.signIn('sunli', '2587')
    })

    race('right ones at once are all right, and lock nothing', async () => {
      const now = await bankNow(bank.db.drizzle)
      await setSecret(bank.db.drizzle, given('gesture', DEMO_GESTURE, now))
      const right = () => tried(given('gesture', DEMO_GESTURE, now))
      expect(new Set(await Promise.all(Array.from({ length: 20 }, right)))).toEqual(new Set(['right']))
      const wrong = () => tried(given('gesture', '0124', now))
      const mixed = await Promise.all([right(), wrong(), right(), wrong(), right(), wrong()])
      expect(mixed.filter((outcome) => outcome === 'locked')).toEqual([])
    })

    test('a right one takes the failures back; the fifth wrong one in a row locks the payment password to midnight', async () => {
      const at = await bankNow(bank.db.drizzle)
      const pay = (password: string, now = at) => tried(given('payment', password, now))
      for (let i = 0; i < 4; i += 1) expect(await pay('000001')).toBe('wrong')
      expect(await pay(DEMO_PASSWORD)).toBe('right')
      for (let i = 0; i < 4; i += 1) expect(await pay('000001')).toBe('wrong')
      expect(await pay('000001')).toBe('locked')
      expect(await pay(DEMO_PASSWORD)).toBe('locked')
      await advanceToNextDay(bank.db)
      const tomorrow = await bankNow(bank.db.drizzle)
      expect(await pay('000001', tomorrow)).toBe('wrong')
      expect((await credentialOf('payment'))?.failures).toBe(1)
      expect(await pay(DEMO_PASSWORD, tomorrow)).toBe('right')
    })

    test('secrets are stored salted: the same one twice gives two hashes', async () => {
      await setSecret(bank.db.drizzle, given('payment', DEMO_PASSWORD, 1))
      const first = (await credentialOf('payment'))?.hash
      await setSecret(bank.db.drizzle, given('payment', DEMO_PASSWORD, 1))
      expect((await credentialOf('payment'))?.hash).not.toBe(first)
    })

    test('a hash opens at the cost it was made at, and the first right guess renews it at the cost of now', async () => {
      await setSecret(bank.db.drizzle, { ...given('gesture', '2587', 1), hashing: { cost: LOWEST_COST + 1 } })
      const old = await credentialOf('gesture')
      const customer = await testClient(bank.server).anonymous()
      await expect(customer.signIn('sunli', '0124')).rejects.toThrow('GestureWrong')
      expect(await credentialOf('gesture')).toMatchObject({ hash: old?.hash, cost: LOWEST_COST + 1 })
      await customer.signIn('sunli', '2587')
      const renewed = await credentialOf('gesture')
      expect(renewed).toMatchObject({ cost: LOWEST_COST, failures: 0 })
      expect(renewed?.hash).not.toBe(old?.hash)
      await customer.signIn('sunli', '2587')
      expect(await credentialOf('gesture')).toEqual(renewed)
    })

    test('one stretched before the transaction counts while the stored secret is the same, and never for a locked one', async () => {
      const [at, on] = [await bankNow(bank.db.drizzle), bank.db.drizzle]
      const compared = async (secret: GivenSecret, between: () => Promise<unknown> = async () => undefined) => {
        const ahead = await stretchAhead(on, secret)
        await between()
        return bank.db.transaction((tx) => guess(tx, secret, ahead))
      }
      const [old, fresh, wrong] = ['121212', '343434', '565656'].map((secret) => given('payment', secret, at))
      if (!old || !fresh || !wrong) throw new Error('three secrets')
      await setSecret(on, old)
      expect(await compared(old)).toBe('right')
      expect(await compared(old, () => setSecret(on, fresh))).toBe('wrong')
      expect(await compared(old, () => setSecret(on, old))).toBe('right')
      for (let tries = 0; tries < 4; tries += 1) expect(await compared(wrong)).toBe('wrong')
      expect(await compared(old)).toBe('right')
      for (let tries = 0; tries < 4; tries += 1) expect(await compared(wrong)).toBe('wrong')
      expect(await compared(wrong)).toBe('locked')
      expect(await stretchAhead(on, old)).toBeUndefined()
      expect(await compared(old)).toBe('locked')
    })

    test('a guess that was stretched before costs the transaction no hash', async () => {
      const hashed: string[] = []
      const mac = async (_keyId: string, message: Uint8Array) => {
        // Throws inside a transaction.
        hashed.push(bank.db.drizzle ? 'outside' : '')
        return message.slice(-32)
      }
      const keyed = {
        ...given('payment', DEMO_PASSWORD, 1),
        hashing: { cost: LOWEST_COST, module: { keyId: 'k', mac } },
      }
      await setSecret(bank.db.drizzle, keyed)
      const ahead = await stretchAhead(bank.db.drizzle, keyed)
      expect(await bank.db.transaction((tx) => guess(tx, keyed, ahead))).toBe('right')
      expect(hashed).toHaveLength(2)
      await setSecret(bank.db.drizzle, given('payment', DEMO_PASSWORD, 1))
    })

    test('a weak gesture is refused before the password is asked', async () => {
      const customer = await testClient(bank.server).anonymous()
      await customer.signIn('liuyang', '')
      for (const pattern of ['012', '0101']) {
        const refused = await customer.call(CALLS.setGesturePassword, { pattern, password: '000000' })
        expect(refused).toMatchObject({ error: 'GestureWeak' })
      }
      expect(await customer.call(CALLS.verifyGesture, { pattern: '0124' })).toMatchObject({ error: 'GestureNotSet' })
      expect((await customer.call(CALLS.setGesturePassword, { pattern: '0124', password: DEMO_PASSWORD })).ok).toBe(
        true,
      )
    })
  })

  describe('one-use things', () => {
    race('of a hundred copies of a nonce or random one is taken', async () => {
      const nonces = sqlNonces(bank.db)
      const first = await Promise.all(Array.from({ length: 100 }, () => nonces.consume('kid', 'same', machineNow())))
      expect(first.filter(Boolean)).toHaveLength(1)
      const randoms = sqlRandoms(bank.db, machineNow)
      const random = await randoms.issue('me')
      expect(await randoms.consume(random, 'you')).toBe(false)
      const used = await Promise.all(Array.from({ length: 100 }, () => randoms.consume(random, 'me')))
      expect(used.filter(Boolean)).toHaveLength(1)
    })

    test('a random is valid for a minute, and nobody can hold too many', async () => {
      let now = 1_000_000
      const randoms = sqlRandoms(bank.db, () => now)
      const random = await randoms.issue('slow')
      now += MINUTE
      expect(await randoms.consume(random, 'slow')).toBe(false)
      for (let i = 0; i < 60; i += 1) await randoms.issue('hoarder')
      await expect(randoms.issue('hoarder')).rejects.toThrow(TooManyRandoms)
    })

    race('an SMS code is sent once a minute, compared five times, used once', async () => {
      const [mobile, purpose] = ['17000000099', 'syncAccount'] as const
      const at = machineNow()
      const both = await Promise.all([
        sendSmsCode({ db: bank.db, sms: sandboxSms }, at, mobile, purpose),
        sendSmsCode({ db: bank.db, sms: sandboxSms }, at, mobile, purpose),
      ])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      const codeOf = async () => {
        const rows = await bank.db.drizzle
          .select()
          .from(schema.smsMessages)
          .where(eq(schema.smsMessages.mobileNo, mobile))
        return /验证码(\d{6})/.exec(rows.at(-1)?.text ?? '')?.[1] ?? ''
      }
      const use = (code: string, now: number) => consumeSmsCode(bank.db.drizzle, now, mobile, purpose, code)
      expect((await use(await codeOf(), at)).ok).toBe(true)
      expect(await use(await codeOf(), at)).toMatchObject({ error: { name: 'SmsCodeExpired' } })

      expect((await sendSmsCode({ db: bank.db, sms: sandboxSms }, at + MINUTE, mobile, purpose)).ok).toBe(true)
      const wrong = (await codeOf()) === '000000' ? '000001' : '000000'
      const guesses = await Promise.all(Array.from({ length: 50 }, () => use(wrong, at + MINUTE)))
      expect(guesses.filter((one) => !one.ok && one.error.name === 'SmsCodeWrong')).toHaveLength(5)
      expect((await use(await codeOf(), at + MINUTE)).ok).toBe(false)

      expect((await sendSmsCode({ db: bank.db, sms: sandboxSms }, at + 2 * MINUTE, mobile, purpose)).ok).toBe(true)
      expect(await use(await codeOf(), at + 7 * MINUTE)).toMatchObject({ error: { name: 'SmsCodeExpired' } })
    })
  })

  describe('an account registered elsewhere', () => {
    test('is taken over by the code sent to the number on record, and not when cancelled', async () => {
      const customer = await as('王芳')
      const request = { mobileNo: '170****0004', smsCode: '000000', cancelled: true }
      expect((await customer.call(CALLS.changeWxSyncUserInfo, request)).ok).toBe(true)
      expect(await customer.call(CALLS.checkRegisterUser, { scene: 'sync' })).toMatchObject({
        value: { accountStatus: 'ELSEWHERE', registerMobileNo: '170****0004' },
      })
      await sendSmsCode({ db: bank.db, sms: sandboxSms }, machineNow(), '17000000004', 'syncAccount')
      const [message] = await bank.db.drizzle
        .select()
        .from(schema.smsMessages)
        .where(eq(schema.smsMessages.mobileNo, '17000000004'))
      const smsCode = /验证码(\d{6})/.exec(message?.text ?? '')?.[1] ?? ''
      expect((await customer.call(CALLS.changeWxSyncUserInfo, { ...request, smsCode, cancelled: false })).ok).toBe(true)
      expect(await customer.call(CALLS.checkRegisterStatus, {})).toMatchObject({
        value: { registerStatus: 'REGISTERED', customerName: '王*' },
      })
    })
  })
})
