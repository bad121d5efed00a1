import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { fromBase64Url, toHex } from '@/crypto/bytes'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { FETCHABLE_DAYS, PIECE_BYTES } from '@/domain/statement/kinds'
import { transferIn } from '@sandbox/business/transfer'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import type { Database } from '@sandbox/kernel/db'
import { nodePrimitives } from '@sandbox/kernel/envelope/nodePrimitives'
import { testClient } from '@sandbox/testing/client'
import type { RequestInput, TestCustomer } from '@sandbox/testing/client'
import { schema } from '@sandbox/testing/schema'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { prepareStatement, resumePreparing, TAKEN_UP_AFTER_MS } from './issue'
import { askFor, STATEMENTS_A_DAY } from './request'
import { statementPieces, statements } from './tables'
import { CHECKS_AN_HOUR, countCheck } from './verify'

const KEY = 'lina'
const customerId = demoCustomerId(KEY)

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let app: TestCustomer
  let other: TestCustomer
  let stranger: TestCustomer
  const on = () => bank.db.drizzle
  const maker = () => ({ db: bank.db, capabilities: CAPABILITIES, businessNow: () => bankNow(on()) })

  beforeAll(async () => {
    app = await testClient(bank.server).as(KEY)
    other = await testClient(bank.server).as('sunli')
    stranger = await testClient(bank.server).anonymous()
  })
  // Each test has its own ten checks.
  beforeEach(() => on().delete(schema.dailyCounts).where(eq(schema.dailyCounts.kind, 'verify')))

  type Wanted = Omit<RequestInput<typeof CALLS.requestStatement>, 'password'>
  const ask = (wanted: Wanted, who = app, password = DEMO_PASSWORD) =>
    who.call(CALLS.requestStatement, { ...wanted, password })
  const today = async () => dayOfInstant(await bankNow(on()))
  const aMonth = async (): Promise<Wanted> => ({
    kind: 'STATEMENT',
    from: addDays(await today(), -30),
    to: await today(),
  })
  const rowOf = async (id: string) => {
    const [row] = await on().select().from(statements).where(eq(statements.id, id))
    if (!row) throw new Error(`no document ${id}`)
    return row
  }
  /** Asks for a document and waits until it is there. */
  async function issue(wanted: Wanted, who = app): Promise<string> {
    const asked = await ask(wanted, who)
    if (!asked.ok) throw new Error(asked.error)
    await prepareStatement(maker(), asked.value.statementId)
    return asked.value.statementId
  }
  const facts = async (id: string, who = app) => {
    const told = await who.call(CALLS.queryStatements, {})
    const found = told.ok ? told.value.statements.find(({ statementId }) => statementId === id) : undefined
    if (!found?.issued) throw new Error(`${id} isn't issued`)
    return { ...found, issued: found.issued }
  }
  /** The file as the app puts it together. */
  async function download(id: string, who = app): Promise<Uint8Array> {
    const { issued } = await facts(id, who)
    const parts: Uint8Array[] = []
    for (let piece = 0; piece < issued.pieces; piece += 1) {
      const told = await who.call(CALLS.queryStatementPiece, { statementId: id, piece })
      const part = told.ok ? fromBase64Url(told.value.content) : undefined
      if (!part) throw new Error('no piece')
      expect(part.length).toBeLessThanOrEqual(PIECE_BYTES)
      parts.push(part)
    }
    return Buffer.concat(parts)
  }
  const digestOf = (content: Uint8Array) => toHex(nodePrimitives.sm3(content))
  const verify = async (checkCode: string, digest?: string) => {
    const told = await stranger.call(CALLS.verifyStatement, { checkCode, digest })
    if (!told.ok) throw new Error(told.error)
    return told.value
  }

  describe('a document', () => {
    test('is made, and its pieces are the file whose digest the bank tells', async () => {
      const id = await issue(await aMonth())
      const { state, issued } = await facts(id)
      expect(state).toBe('READY')
      const file = await download(id)
      expect(file.length).toBe(issued.bytes)
      expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-')
      expect(digestOf(file)).toBe(issued.digest)
      expect(issued.until).toBe(addDays(await today(), FETCHABLE_DAYS - 1))
    })

    test('keeps its bytes whatever happens in the account afterwards, and nobody can write into them', async () => {
      const id = await issue(await aMonth())
      const before = await download(id)
      await bank.db.transaction(async (tx) => transferIn(tx, { customerId, amount: fen(77), now: await bankNow(tx) }))
      await prepareStatement(maker(), id)
      expect(Buffer.from(await download(id)).equals(before)).toBe(true)
      await expect(
        on()
          .update(statementPieces)
          .set({ content: new Uint8Array(3) })
          .where(eq(statementPieces.statementId, id)),
      ).rejects.toThrow()
    })

    test('is drawn page by page from the same content', async () => {
      const id = await issue(await aMonth())
      const told = await app.call(CALLS.queryStatementPage, { statementId: id, page: 1 })
      expect(told).toMatchObject({
        ok: true,
        value: { content: { facts: expect.arrayContaining([{ label: '户名', value: '李娜' }]) } },
      })
      const beyond = await app.call(CALLS.queryStatementPage, { statementId: id, page: 99 })
      expect(beyond).toMatchObject({ ok: false, error: 'StatementUnknown' })
      const far = 2 ** 40
      for (const answer of [
        await app.call(CALLS.queryStatementPage, { statementId: id, page: far }),
        await app.call(CALLS.queryStatementPiece, { statementId: id, piece: far }),
      ])
        expect(answer).toMatchObject({ ok: false, error: 'InvalidRequest' })
    })

    race('asked for twice while it is made is one', async () => {
      const now = await bankNow(on())
      const day = await today()
      const wanted = { kind: 'STATEMENT', from: addDays(day, -3), to: day, orderNo: null } as const
      const both = await Promise.all([1, 2].map(() => bank.db.transaction((tx) => askFor(tx, customerId, wanted, now))))
      expect(both[0]).toEqual(both[1])
    })

    race('whose process was killed is found and made', async () => {
      const now = await bankNow(on())
      const day = await today()
      const wanted = { kind: 'STATEMENT', from: addDays(day, -5), to: day, orderNo: null } as const
      // As after a kill: the request is on the books, and nobody works on it.
      const asked = await bank.db.transaction((tx) => askFor(tx, customerId, wanted, now))
      if (!asked.ok) throw new Error(asked.error.name)
      expect(await app.call(CALLS.queryStatementPage, { statementId: asked.value, page: 1 })).toMatchObject({
        error: 'StatementNotReady',
      })
      await resumePreparing(maker())
      expect((await rowOf(asked.value)).state).toBe('PREPARING')
      await advance(bank.db, TAKEN_UP_AFTER_MS)
      await Promise.all([resumePreparing(maker()), resumePreparing(maker())])
      expect((await rowOf(asked.value)).state).toBe('READY')
      expect(digestOf(await download(asked.value))).toBe((await facts(asked.value)).issued.digest)
    })

    test('that can’t be made is given up after three tries, and others are made meanwhile', async () => {
      const now = await bankNow(on())
      const day = await today()
      const shared = { customerId, toDay: day, requestedAt: now, nextTryAt: now } as const
      await on()
        .insert(statements)
        .values([
          { id: 'broken', kind: 'RECEIPT', fromDay: day, orderNo: 'gone', ...shared },
          { id: 'whole', kind: 'STATEMENT', fromDay: addDays(day, -1), ...shared },
        ])
      for (const state of ['PREPARING', 'PREPARING', 'FAILED']) {
        await expect(resumePreparing(maker())).rejects.toThrow()
        expect((await rowOf('broken')).state).toBe(state)
        await advance(bank.db, TAKEN_UP_AFTER_MS)
      }
      expect((await rowOf('whole')).state).toBe('READY')
      expect(await app.call(CALLS.queryStatementPiece, { statementId: 'broken', piece: 0 })).toMatchObject({
        error: 'StatementFailed',
      })
    })

    test('that kills the process in which it is made is given up after three tries', async () => {
      const now = await bankNow(on())
      const day = await today()
      const shared = { customerId, fromDay: day, toDay: day, requestedAt: now } as const
      await on()
        .insert(statements)
        .values({ id: 'deadly', kind: 'STATEMENT', nextTryAt: now, ...shared })
      const killed = {
        ...maker(),
        db: Object.create(bank.db, { transaction: { value: () => new Promise(() => {}) } }) as Database,
      }
      for (const tries of [1, 2, 3]) {
        void resumePreparing(killed)
        while ((await rowOf('deadly')).tries < tries) await new Promise((resolve) => setTimeout(resolve, 10))
        await advance(bank.db, TAKEN_UP_AFTER_MS)
      }
      expect((await rowOf('deadly')).state).toBe('PREPARING')
      await resumePreparing(maker())
      expect((await rowOf('deadly')).state).toBe('FAILED')
    })

    test('of somebody else is as unknown as none', async () => {
      const id = await issue(await aMonth(), other)
      for (const statementId of [id, 'none']) {
        for (const told of [
          await app.call(CALLS.queryStatementPiece, { statementId, piece: 0 }),
          await app.call(CALLS.queryStatementPage, { statementId, page: 1 }),
        ])
          expect(told).toMatchObject({ ok: false, error: 'StatementUnknown' })
      }
      expect(await app.call(CALLS.queryStatements, { after: id })).toMatchObject({ value: { statements: [] } })
    })
  })

  describe('what isn’t made', () => {
    test('longer than 12 months, of days to come, of an unfinished day, a receipt of another or of what failed', async () => {
      const day = await today()
      const refused = async (wanted: Wanted) => {
        const asked = await ask(wanted)
        return asked.ok ? 'made' : asked.error
      }
      expect(await refused({ kind: 'STATEMENT', from: addDays(day, -366), to: day })).toBe('StatementTooLong')
      expect(await refused({ kind: 'STATEMENT', from: day, to: addDays(day, 1) })).toBe('StatementPeriodInvalid')
      expect(await refused({ kind: 'BALANCE', day })).toBe('StatementPeriodInvalid')
      expect(await refused({ kind: 'INTEREST_YEAR', year: '2999' })).toBe('StatementPeriodInvalid')
      expect(await refused({ kind: 'RECEIPT', orderNo: 'none' })).toBe('OrderUnknown')
      expect(await refused({ kind: 'RECEIPT' })).toBe('OrderUnknown')
    })

    test('with a wrong password, which counts, while a wrong period costs no guess', async () => {
      expect(await ask(await aMonth(), other, '000000')).toMatchObject({ error: 'PasswordWrong' })
      expect(await ask({ kind: 'BALANCE', day: '29990101' }, other, '000000')).toMatchObject({
        error: 'StatementPeriodInvalid',
      })
    })

    race('more than twenty a day', async () => {
      const now = await bankNow(on())
      const day = await today()
      const third = demoCustomerId('machao')
      const asked = await Promise.all(
        Array.from({ length: STATEMENTS_A_DAY + 1 }, (_, index) => {
          const wanted = { kind: 'STATEMENT', from: addDays(day, -index), to: day, orderNo: null } as const
          return bank.db.transaction((tx) => askFor(tx, third, wanted, now))
        }),
      )
      expect(asked.filter(({ ok }) => ok)).toHaveLength(STATEMENTS_A_DAY)
      await on().delete(statements).where(eq(statements.customerId, third))
    })
  })

  describe('verification', () => {
    test('tells anybody who holds the code what the document is, and the amount to who holds the file', async () => {
      const id = await issue(await aMonth())
      const { issued, from, to } = await facts(id)
      const known = {
        kind: 'STATEMENT',
        issuedDay: await today(),
        from,
        to,
        name: '李*',
        lastFour: expect.stringMatching(/^\d{4}$/),
      }
      expect(await verify(issued.checkCode)).toEqual({ verdict: 'GENUINE', document: known })
      const digest = digestOf(await download(id))
      const closing = (await rowOf(id)).closing
      expect(closing).toBeGreaterThan(0)
      expect(await verify(issued.checkCode.toLowerCase(), digest)).toEqual({
        verdict: 'GENUINE',
        document: { ...known, closing },
      })
    })

    test('finds any one byte that was altered', async () => {
      const id = await issue(await aMonth())
      const { issued } = await facts(id)
      const file = await download(id)
      for (const at of [0, Math.floor(file.length / 2), file.length - 1]) {
        const altered = Uint8Array.from(file)
        altered[at] = (altered[at] ?? 0) ^ 1
        expect(await verify(issued.checkCode, digestOf(altered))).toEqual({ verdict: 'ALTERED' })
      }
    })

    test('knows no code that the bank never gave', async () => {
      expect(await verify('ABCDEFGHJKLMNPQR')).toEqual({ verdict: 'UNKNOWN' })
      expect(await verify('not a code')).toEqual({ verdict: 'UNKNOWN' })
    })

    test('is done ten times an hour for one address', async () => {
      const answers: string[] = []
      for (let count = 0; count <= CHECKS_AN_HOUR; count += 1) {
        const told = await stranger.call(CALLS.verifyStatement, { checkCode: 'ABCDEFGHJKLMNPQR' })
        answers.push(told.ok ? told.value.verdict : told.error)
      }
      expect(answers).toEqual([...Array.from({ length: CHECKS_AN_HOUR }, () => 'UNKNOWN'), 'VerifyTooOften'])
      expect(await countCheck(on(), '127.0.0.1', machineNow())).toBe(false)
      expect(await countCheck(on(), '127.0.0.1', machineNow() + 3_600_000)).toBe(true)
      expect(await countCheck(on(), '127.0.0.2', machineNow())).toBe(true)
    })

    test('is counted by the network of an IPv6 address, in which anybody has addresses without end', async () => {
      const outcomes = []
      for (let host = 1; host <= CHECKS_AN_HOUR + 1; host += 1)
        outcomes.push(await countCheck(on(), `2001:db8:7::${host}`, machineNow()))
      expect(outcomes.filter(Boolean)).toHaveLength(CHECKS_AN_HOUR)
      expect(await countCheck(on(), '2001:db8:7:1::1', machineNow())).toBe(true)
    })
  })

  test('the file goes at the end of its seventh day, and what it says can still be verified', async () => {
    const id = await issue(await aMonth())
    const { issued } = await facts(id)
    const digest = digestOf(await download(id))
    await advance(bank.db, (FETCHABLE_DAYS - 1) * DAY_MS)
    app = await testClient(bank.server).as(KEY)
    expect((await rowOf(id)).state).toBe('READY')
    await advance(bank.db, DAY_MS)
    app = await testClient(bank.server).as(KEY)
    expect(await app.call(CALLS.queryStatementPiece, { statementId: id, piece: 0 })).toMatchObject({
      error: 'StatementExpired',
    })
    expect(await on().select().from(statementPieces).where(eq(statementPieces.statementId, id))).toEqual([])
    expect(await verify(issued.checkCode, digest)).toMatchObject({ verdict: 'GENUINE' })
  })
})
