import { CALLS } from '@/contract/calls'
import { ORG_PROOF } from '@/domain/enterprise/orgCard'
import { fen } from '@/domain/money/fen'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { MONDAY_MORNING, openCustomer } from '@sandbox/kernel/db/testing/people'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { addOrgCard, decideOrgCard, orgCardsOf } from './orgCards'
import { orgCards, orgMembers, orgs } from './tables'

const NOW = MONDAY_MORNING
let made = 0

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  /** An enterprise with somebody who may bind its accounts. */
  const org = async (customerId?: string) => {
    const id = `enterprise-${(made += 1)}`
    const maker = customerId ?? (await openCustomer(bank.db, 0, NOW))
    await on().insert(orgs).values({ id, name: '测试商行', createdAt: NOW })
    await on().insert(orgMembers).values({ orgId: id, customerId: maker, role: 'MAKER' })
    return { id, maker }
  }
  const account = { name: '测试商行', accountNo: '0200000109000012345', bankName: '工商银行' }
  const statesOf = async (orgId: string) => (await orgCardsOf(on(), orgId)).map(({ state }) => state)

  test('approving an enterprise’s account leaves those of other enterprises in use', async () => {
    const [first, second] = [await org(), await org()]
    const facts = { bankName: '工商银行', accountNo: '0200000109000012345', proofAmount: fen(7), proofUntil: NOW }
    await on()
      .insert(orgCards)
      .values([
        { id: 'theirs', orgId: first.id, state: 'ACTIVE', addedBy: first.maker, addedAt: NOW, ...facts },
        { id: 'before', orgId: second.id, state: 'ACTIVE', addedBy: second.maker, addedAt: NOW, ...facts },
        { id: 'after', orgId: second.id, state: 'APPROVING', addedBy: second.maker, addedAt: NOW + 1, ...facts },
      ])
    expect(await bank.db.transaction((tx) => decideOrgCard(tx, 'after', true, NOW))).toBe(true)
    expect([await statesOf(first.id), await statesOf(second.id)]).toEqual([['ACTIVE'], ['ACTIVE', 'REPLACED']])
  })

  test('a proof makes room for another at the moment from which nobody can tell its amount any more', async () => {
    const { id: orgId, maker } = await org()
    const add = (now: number) =>
      bank.db.transaction((tx) => addOrgCard(tx, maker, { orgId, ...account }, now)).then(({ ok }) => ok)
    expect([await add(NOW), await add(NOW + ORG_PROOF.ms - 1), await add(NOW + ORG_PROOF.ms)]).toEqual([
      true,
      false,
      true,
    ])
    expect(await statesOf(orgId)).toEqual(['PROVING', 'FAILED'])
  })

  test('one person begins so many proofs a day, whatever the enterprise: each pays money out', async () => {
    const { id: orgId } = await org(demoCustomerId('lina'))
    const app = await testClient(bank.server).as('lina')
    const outcomes = []
    for (let tries = 0; tries <= CHECKS_A_DAY; tries += 1) {
      const added = await app.call(CALLS.addOrgCard, { orgId, ...account })
      outcomes.push(added.ok ? 'done' : added.error)
    }
    const refused = Array.from({ length: CHECKS_A_DAY - 1 }, () => 'OrgCardPending')
    expect(outcomes).toEqual(['done', ...refused, 'TooManyTries'])
  })
})
