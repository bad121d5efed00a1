import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { ORG_PROOF } from '@/domain/enterprise/orgCard'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { writeFlag } from '@sandbox/kernel/flags'
import { MONDAY_MORNING, openCustomer } from '@sandbox/kernel/db/testing/people'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { testClient } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { addOrgCard, decideOrgCard, orgCardsOf, proveOrgCard } from './orgCards'
import { orgCards, orgMembers, orgs } from './tables'

const NOW = MONDAY_MORNING
const HOUR_MS = 3_600_000
let made = 0

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const person = async (orgId: string, role: 'LEGAL' | 'MAKER' | 'CHECKER' | 'VIEWER') => {
    const customerId = await openCustomer(bank.db, 0, NOW)
    await bank.db.drizzle.insert(orgMembers).values({ orgId, customerId, role })
    return customerId
  }
  const org = async (name = '测试商行') => {
    const id = `org-of-test-${(made += 1)}`
    await bank.db.drizzle.insert(orgs).values({ id, name, createdAt: NOW })
    return { id, maker: await person(id, 'MAKER') }
  }
  const add = (orgId: string, who: string, change = {}, now = NOW) => {
    const card = { orgId, name: '测试商行', accountNo: '0200 0001 0900', bankName: '工商银行', ...change }
    return bank.db.transaction((tx) => addOrgCard(tx, who, card, now))
  }
  const prove = (who: string, orgCardId: string, amount: number, now = NOW) =>
    bank.db.transaction((tx) => proveOrgCard(tx, who, { orgCardId, amount, now }))
  const decide = (id: string, approve: boolean) => bank.db.transaction((tx) => decideOrgCard(tx, id, approve, NOW))
  const proofOf = async (id: string) => {
    const [card] = await bank.db.drizzle.select().from(orgCards).where(eq(orgCards.id, id))
    return Number(card?.proofAmount)
  }
  const states = async (orgId: string) => (await orgCardsOf(bank.db.drizzle, orgId)).map(({ state }) => state).sort()

  test('an account is paid a small amount, proved by it, approved, and replaces the one before', async () => {
    const { id: orgId, maker } = await org()
    for (const before of [[], ['ACTIVE']]) {
      expect(await states(orgId)).toEqual(before)
      const added = await add(orgId, maker, {}, NOW + before.length)
      const id = added.ok ? added.value.id : ''
      const amount = await proofOf(id)
      expect(amount >= ORG_PROOF.least && amount <= ORG_PROOF.most).toBe(true)
      // Not before the proof.
      expect(await decide(id, true)).toBe(false)
      expect(await prove(maker, id, amount)).toMatchObject({ value: { state: 'APPROVING' } })
      expect(await decide(id, true)).toBe(true)
      expect(await decide(id, true)).toBe(false)
    }
    expect(await states(orgId)).toEqual(['ACTIVE', 'REPLACED'])
    expect(await checkInvariants(bank.db)).toEqual([])
  })

  test('three wrong amounts, or 72 hours, end a proof; another may begin then', async () => {
    const { id: orgId, maker } = await org()
    const first = await add(orgId, maker)
    const id = first.ok ? first.value.id : ''
    const wrong = ((await proofOf(id)) % ORG_PROOF.most) + 1
    expect(await add(orgId, maker)).toMatchObject({ error: { name: 'OrgCardPending' } })
    const outcomes = []
    for (let tries = 0; tries < 4; tries += 1) outcomes.push(await prove(maker, id, wrong))
    expect(outcomes.map((one) => (one.ok ? '' : one.error.message))).toEqual([
      '金额不符，还可验证2次',
      '金额不符，还可验证1次',
      '验证已失效，请重新绑定对公账户',
      '验证已失效，请重新绑定对公账户',
    ])
    const after = NOW + ORG_PROOF.coolingMs
    const second = await add(orgId, maker, {}, after)
    const late = second.ok ? second.value.id : ''
    const right = await proofOf(late)
    expect(await prove(maker, late, right, after + ORG_PROOF.ms)).toMatchObject({ error: { name: 'ProofExpired' } })
    expect(await states(orgId)).toEqual(['FAILED', 'FAILED'])
  })

  test('wrong tries are counted for the enterprise, over proofs, midnights and whoever tries', async () => {
    const { id: orgId, maker } = await org()
    const others = [await person(orgId, 'LEGAL'), await person(orgId, 'MAKER')]
    const told: string[] = []
    let wrongOnes = 0
    // Every twelve hours of forty days somebody else tries to begin a proof and to guess it.
    for (let hour = 0; hour < 40 * 24; hour += 12) {
      const now = NOW + hour * HOUR_MS
      const who = [maker, ...others][(hour / 12) % 3] ?? maker
      const added = await add(orgId, who, {}, now)
      if (!added.ok) {
        told.push(added.error.name)
        continue
      }
      const wrong = (added.value.proofAmount % ORG_PROOF.most) + 1
      for (const guesser of [who, maker, ...others])
        if ((await prove(guesser, added.value.id, wrong, now)).ok === false) wrongOnes += 1
    }
    const tried = (await orgCardsOf(bank.db.drizzle, orgId)).map(({ tries, addedAt }) => [tries, addedAt - NOW])
    // Three, after a day's pause two, then none until the first three are thirty days old.
    const month = ORG_PROOF.windowMs
    expect(tried.sort(([, a = 0], [, b = 0]) => a - b)).toEqual([
      [3, 0],
      [2, ORG_PROOF.coolingMs],
      [3, month],
      [2, month + ORG_PROOF.coolingMs],
    ])
    expect(wrongOnes).toBeGreaterThan(10)
    expect(new Set(told)).toEqual(new Set(['TooManyTries']))
    expect(await checkInvariants(bank.db)).toEqual([])
  })

  race('two who act for it at once begin one proof, and of many guesses at once three count', async () => {
    const { id: orgId, maker } = await org()
    const legal = await person(orgId, 'LEGAL')
    const both = await Promise.all([add(orgId, maker), add(orgId, legal)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const [card] = await orgCardsOf(bank.db.drizzle, orgId)
    const id = card?.id ?? ''
    const guesses = Array.from({ length: 20 }, (_, index) => ((Number(card?.proofAmount) + index) % ORG_PROOF.most) + 1)
    await Promise.all(guesses.map((amount) => prove(maker, id, amount)))
    const [after] = await orgCardsOf(bank.db.drizzle, orgId)
    expect(after).toMatchObject({ tries: ORG_PROOF.tries, state: 'FAILED' })
  })

  test('checkers and viewers bind nothing, others know no such enterprise, and the name is its own', async () => {
    const { id: orgId, maker } = await org()
    for (const role of ['CHECKER', 'VIEWER'] as const)
      expect(await add(orgId, await person(orgId, role))).toMatchObject({ error: { name: 'NotPermitted' } })
    const stranger = await openCustomer(bank.db, 0, NOW)
    expect(await add(orgId, stranger)).toMatchObject({ error: { name: 'OrgUnknown' } })
    expect(await add(orgId, maker, { name: '别的商行' })).toMatchObject({ error: { name: 'OrgCardMismatch' } })
    expect(await add(orgId, maker, { accountNo: '12' })).toMatchObject({ error: { name: 'OrgCardMismatch' } })
    const added = await add(orgId, maker)
    const id = added.ok ? added.value.id : ''
    expect(await prove(stranger, id, 1)).toMatchObject({ error: { name: 'OrgUnknown' } })
  })

  test.each(['果园（合伙）', '果园(合伙)', ' 果园 （合伙） ', '果园﹙合伙﹚'])(
    'its name is its own however it is written: %s',
    async (name) => {
      const { id: orgId, maker } = await org('果园（合伙）')
      expect(await add(orgId, maker, { name: '果园合' })).toMatchObject({ error: { name: 'OrgCardMismatch' } })
      expect(await add(orgId, maker, { name })).toMatchObject({ ok: true })
    },
  )

  test('who acts for an enterprise is told its accounts, and never what was paid', async () => {
    const app = await testClient(bank.server).as('何齐')
    const told = await app.call(CALLS.queryOrgCards, {})
    expect(told).toMatchObject({
      value: {
        orgs: [
          { name: '清风书屋', role: 'MAKER', latest: { state: 'PROVING', triesLeft: 2, accountNo: '**** 2345' } },
          { name: '阳光食品有限公司', role: 'CHECKER', active: { state: 'ACTIVE' } },
        ],
      },
    })
    expect(JSON.stringify(told)).not.toContain('proofAmount')
  })

  test('a settlement card is chosen while promotion is on, and of one’s own cards alone', async () => {
    const app = await testClient(bank.server).as('钱朵')
    const asked = { cardId: 'card-qianduo-2', password: DEMO_PASSWORD }
    expect(await app.call(CALLS.querySettlementCard, {})).toMatchObject({ value: { open: false } })
    expect(await app.call(CALLS.setSettlementCard, asked)).toMatchObject({ error: 'PromotionClosed' })
    await writeFlag(bank.db.drizzle, 'kolEnabled', '1', 0)
    const special = { ...asked, cardId: 'card-qianduo-6' }
    expect(await app.call(CALLS.setSettlementCard, special)).toMatchObject({ error: 'CardIsSpecial' })
    expect(await app.call(CALLS.setSettlementCard, { ...asked, cardId: 'card-heping' })).toMatchObject({
      error: 'CardUnknown',
    })
    expect(await app.call(CALLS.setSettlementCard, { ...asked, password: '000000' })).toMatchObject({
      error: 'PasswordWrong',
    })
    expect(await app.call(CALLS.setSettlementCard, asked)).toMatchObject({ ok: true })
    expect(await app.call(CALLS.querySettlementCard, {})).toMatchObject({ value: { open: true, cardId: asked.cardId } })
    await writeFlag(bank.db.drizzle, 'kolEnabled', '0', 0)
  })
})
