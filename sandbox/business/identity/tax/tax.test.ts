import fc from 'fast-check'
import { and, asc, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { TaxConflict, TaxState } from '@/domain/tax/declaration'
import type { TaxResidencyKind } from '@/domain/onboarding/taxResidency'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { messages } from '@sandbox/business/message/tables'
import { expectDone, nameOf, newApplicant, PASSWORD, PERSONAL } from '@sandbox/business/onboarding/testing/applicant'
import { CAPABILITIES } from '@sandbox/capabilities'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { settleReview } from '../reviews'
import { identityRecords, taxDeclarations } from '../tables'

const HONG_KONG = '810000'
const BEIJING = '110101'
const RUNS = 12

const ABROAD = {
  surname: 'LI',
  givenName: 'NA',
  birthCountry: '156',
  birthPlace: '沈阳',
  currentAddress: '新加坡示例路8号',
  jurisdictions: [{ country: '702', taxId: 'S1234567D' }],
}

const statementOf = (residency: TaxResidencyKind) => (residency === 'CHINA' ? { residency } : { residency, ...ABROAD })

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const customerId = demoCustomerId('lina')
  let lina: TestCustomer

  /** Signs somebody in who agreed to the policy. */
  const signIn = async (who: string): Promise<TestCustomer> => {
    const app = await testClient(bank.server).as(who)
    expectDone(await app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version: PRIVACY_POLICY_VERSION }))
    return app
  }

  beforeEach(async () => {
    await on().delete(taxDeclarations).where(eq(taxDeclarations.customerId, customerId))
    await on().delete(identityRecords).where(eq(identityRecords.customerId, customerId))
    await on().delete(messages).where(eq(messages.customerId, customerId))
    lina = await signIn('李娜')
    expectDone(await lina.call(CALLS.updatePersonalInfo, { ...PERSONAL, region: BEIJING }))
  })

  const asked = (residency: TaxResidencyKind, change: object = {}) =>
    ({
      ...statementOf(residency),
      declared: true,
      clientId: newClientId(),
      password: DEMO_PASSWORD,
      ...change,
    }) as never
  const declare = (residency: TaxResidencyKind, change?: object) =>
    lina.call(CALLS.updateTaxResidency, asked(residency, change))
  const list = async () => expectDone(await lina.call(CALLS.queryTaxResidency, {})).declarations
  const explain = async (version: number, text = '常年在新加坡工作生活') =>
    nameOf(await lina.call(CALLS.explainTaxResidency, { version, text }))

  /** A person of the bank decides about the explanation that waits; false when none does. */
  const decide = async (approve: boolean): Promise<boolean> => {
    const waiting = and(eq(identityRecords.customerId, customerId), eq(identityRecords.state, 'REVIEW'))
    const [record] = await on().select().from(identityRecords).where(waiting)
    const clocks = { now: await bankNow(on()), realNow: machineNow() }
    const { recordNo = 'none' } = record ?? {}
    return bank.db.transaction((tx) => settleReview(tx, CAPABILITIES, { recordNo, approve, ...clocks }))
  }

  test('what was declared with the account is the first version, and a change is the second', async () => {
    const person = await newApplicant(bank, 'taxowner', '17000096101')
    await person.upTo('agreements')
    await person.open()
    const set = await person.app.call(CALLS.setGesturePassword, { pattern: DEMO_GESTURE, password: PASSWORD })
    person.app.token = expectDone(set).sessionToken
    const versions = async () =>
      expectDone(await person.app.call(CALLS.queryTaxResidency, {})).declarations.map(
        ({ version, residency, state }) => `${version} ${residency} ${state}`,
      )
    expect(await versions()).toEqual(['1 CHINA CURRENT'])
    expectDone(await person.app.call(CALLS.updateTaxResidency, asked('BOTH', { password: PASSWORD })))
    expect(await versions()).toEqual(['2 BOTH CURRENT', '1 CHINA SUPERSEDED'])
    expect(await person.app.call(CALLS.queryPersonalInfo, {})).toMatchObject({ value: { taxResidency: 'BOTH' } })
  })

  test('a form makes one version however often it is sent, and another form under its id is refused', async () => {
    const clientId = newClientId()
    const both = await Promise.all([declare('CHINA', { clientId }), declare('CHINA', { clientId })])
    expect(both.map((one) => expectDone(one).version)).toEqual([1, 1])
    expect(expectDone(await declare('CHINA', { clientId, password: '000001' })).version).toBe(1)
    expect(nameOf(await declare('BOTH', { clientId }))).toBe('ClientIdReused')
    expect(await list()).toHaveLength(1)
  })

  test('a form that can’t be taken costs no guess of the password, and a wrong password makes no version', async () => {
    const wrong = { jurisdictions: [{ country: '702', taxId: '12345' }], password: '000001' }
    for (let turn = 0; turn < 6; turn += 1) expect(nameOf(await declare('BOTH', wrong))).toBe('TaxInfoInvalid')
    expect(nameOf(await declare('BOTH', { password: '000001' }))).toBe('PasswordWrong')
    expect(await list()).toEqual([])
    expect(nameOf(await declare('BOTH'))).toBe('done')
  })

  test('its customer reads it back with the number masked', async () => {
    expectDone(await declare('BOTH'))
    const [one] = await list()
    expect(one?.jurisdictions).toEqual([{ country: '新加坡', taxId: '*****567D' }])
    expect(one?.person).toMatchObject({ birthCountry: '中国', birthPlace: '沈阳' })
  })

  test('one that disagrees with the record is questioned, told, explained, and decided by a person', async () => {
    expect(expectDone(await declare('NON_RESIDENT'))).toEqual({ version: 1, state: 'QUESTIONED' })
    const told = await on().select().from(messages).where(eq(messages.customerId, customerId))
    expect(told.map(({ title }) => title)).toContain('税收居民身份声明需要说明')
    expect(await explain(1, '')).toBe('TaxInfoInvalid')
    expect(await explain(1, '字'.repeat(501))).toBe('TaxInfoInvalid')
    expect(await explain(2)).toBe('TaxNotQuestioned')
    expect(await explain(1)).toBe('done')
    expect(await explain(1)).toBe('TaxNotQuestioned')
    expect((await list())[0]).toMatchObject({ state: 'QUESTIONED', explained: { waiting: true } })
    expect(await decide(false)).toBe(true)
    expect((await list())[0]).toMatchObject({ state: 'QUESTIONED', explained: { waiting: false } })
    expect(await explain(1, '护照与工作准证可供查验')).toBe('done')
    expect(await decide(true)).toBe(true)
    expect((await list())[0]).toMatchObject({ state: 'CURRENT', explained: { text: '护照与工作准证可供查验' } })
  })

  test('another’s question can’t be answered', async () => {
    expectDone(await declare('NON_RESIDENT'))
    const other = await signIn('张伟')
    expect(nameOf(await other.call(CALLS.explainTaxResidency, { version: 1, text: '样例' }))).toBe('TaxNotQuestioned')
    expect(expectDone(await other.call(CALLS.queryTaxResidency, {})).declarations).toMatchObject([{ state: 'CURRENT' }])
  })

  test('an address that comes to disagree asks for an explanation, once', async () => {
    expect(expectDone(await declare('CHINA')).state).toBe('CURRENT')
    for (let turn = 0; turn < 2; turn += 1) {
      expectDone(await lina.call(CALLS.updatePersonalInfo, { ...PERSONAL, region: HONG_KONG }))
      expect((await list())[0]).toMatchObject({ version: 1, state: 'QUESTIONED', conflicts: ['address'] })
    }
    const told = await on().select().from(messages).where(eq(messages.customerId, customerId))
    expect(told.filter(({ title }) => title === '税收居民身份声明需要说明')).toHaveLength(1)
  })

  test('an explanation that a new address overtakes isn’t told as withdrawn by its customer', async () => {
    expectDone(await lina.call(CALLS.updatePersonalInfo, { ...PERSONAL, region: HONG_KONG }))
    expectDone(await declare('NON_RESIDENT'))
    expect(await explain(1)).toBe('done')
    expectDone(await lina.call(CALLS.updatePersonalInfo, { ...PERSONAL, region: BEIJING }))
    const own = eq(identityRecords.customerId, customerId)
    const notes = (await on().select().from(identityRecords).where(own)).map(({ note }) => note)
    expect(notes).toContain('您的资料已变更，请重新说明税收居民身份')
  })

  const step = fc.oneof(
    fc.record({
      kind: fc.constant('declare' as const),
      residency: fc.constantFrom<TaxResidencyKind>('CHINA', 'NON_RESIDENT', 'BOTH'),
    }),
    fc.record({ kind: fc.constant('move' as const), region: fc.constantFrom(HONG_KONG, BEIJING) }),
    fc.record({ kind: fc.constant('explain' as const) }),
    fc.record({ kind: fc.constant('decide' as const), approve: fc.boolean() }),
  )

  interface Modelled {
    readonly residency: TaxResidencyKind
    state: TaxState
    conflicts: readonly TaxConflict[]
    waiting: boolean
  }

  /** What speaks against a statement, in words of this test: a resident's card and a phone of the mainland never change. */
  const against = (residency: TaxResidencyKind, region: string): readonly TaxConflict[] => {
    if (residency === 'BOTH') return []
    if (residency === 'CHINA') return region === HONG_KONG ? ['address'] : []
    return region === HONG_KONG ? ['phone', 'nationality'] : ['address', 'phone', 'nationality']
  }

  test('whatever is declared, moved, explained and decided, the versions stand as the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        await on().delete(taxDeclarations).where(eq(taxDeclarations.customerId, customerId))
        await on().delete(identityRecords).where(eq(identityRecords.customerId, customerId))
        expectDone(await lina.call(CALLS.updatePersonalInfo, { ...PERSONAL, region: BEIJING }))
        const model: Modelled[] = []
        let region = BEIJING
        for (const one of steps) {
          const latest = model[0]
          if (one.kind === 'declare') {
            const conflicts = against(one.residency, region)
            const state = conflicts.length > 0 ? 'QUESTIONED' : 'CURRENT'
            expect(expectDone(await declare(one.residency))).toEqual({ version: model.length + 1, state })
            if (latest) Object.assign(latest, { state: 'SUPERSEDED', waiting: false })
            model.unshift({ residency: one.residency, state, conflicts, waiting: false })
          } else if (one.kind === 'move') {
            region = one.region
            expectDone(await lina.call(CALLS.updatePersonalInfo, { ...PERSONAL, region }))
            const now = latest ? against(latest.residency, region) : []
            if (latest && now.some((conflict) => !latest.conflicts.includes(conflict)))
              Object.assign(latest, { state: 'QUESTIONED', conflicts: now, waiting: false })
          } else if (one.kind === 'explain') {
            const may = latest?.state === 'QUESTIONED' && !latest.waiting
            expect(await explain(Math.max(1, model.length))).toBe(may ? 'done' : 'TaxNotQuestioned')
            if (latest && may) latest.waiting = true
          } else {
            expect(await decide(one.approve)).toBe(latest?.waiting ?? false)
            if (latest?.waiting) Object.assign(latest, { waiting: false, ...(one.approve && { state: 'CURRENT' }) })
          }
        }
        const rows = await on()
          .select()
          .from(taxDeclarations)
          .where(eq(taxDeclarations.customerId, customerId))
          .orderBy(asc(taxDeclarations.version))
        expect(
          rows.map(({ statement, state, conflicts }) => ({ residency: statement.residency, state, conflicts })),
        ).toEqual([...model].reverse().map(({ residency, state, conflicts }) => ({ residency, state, conflicts })))
      }),
      { numRuns: sequences(RUNS), endOnFailure: true },
    )
  })
})
