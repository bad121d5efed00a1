import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/subaccount/classes'
import { FACE_CONSENT_VERSION, PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { facePasses } from '@sandbox/business/identity/tables'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { schema } from '@sandbox/testing/schema'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { machineNow } from '@sandbox/kernel/clock'

const OPENING = { class: 'II', alias: '', agreementVersion: SUB_ACCOUNT_AGREEMENT_VERSION } as const

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const passFace = (key: string, scene: 'openSub' | 'resetSub') =>
    on()
      .insert(facePasses)
      .values({ customerId: demoCustomerId(key), scene, passedAt: machineNow() })
  const agreed = async (key: string): Promise<TestCustomer> => {
    const app = await testClient(bank.server).as(key)
    const policy = { confirmStatus: '1', version: PRIVACY_POLICY_VERSION } as const
    told(await app.call(CALLS.updatePrivacyPolicyStatus, policy))
    told(await app.call(CALLS.updateConsent, { kind: 'face', version: FACE_CONSENT_VERSION, agreed: true }))
    return app
  }
  /** The titles of what a customer is told while something happens. */
  const titlesOf = async (customerId: string, happening: () => Promise<unknown>): Promise<string[]> => {
    const { messages } = schema
    const [last] = await on().select().from(messages).orderBy(desc(messages.id)).limit(1)
    await happening()
    const since = and(eq(messages.customerId, customerId), gt(messages.id, last?.id ?? 0))
    const rows = await on().select().from(messages).where(since).orderBy(asc(messages.id))
    return rows.map(({ title }) => title)
  }

  test('whoever didn’t do it hears of each change to an account and its password', async () => {
    const app = await agreed('lina')
    const customerId = demoCustomerId('lina')
    const tells = (happening: () => Promise<unknown>) => titlesOf(customerId, happening)
    let acctId = ''
    await passFace('lina', 'openSub')
    const opening = async () => {
      acctId = told(await app.call(CALLS.openSubAccount, OPENING)).acctId
    }
    expect(await tells(opening)).toEqual(['已开立'])
    const password = DEMO_PASSWORD
    const setting = async () => told(await app.call(CALLS.setSubPassword, { acctId, password, newPassword: '258046' }))
    expect(await tells(setting)).toEqual([expect.stringContaining('账户密码已设置')])
    await passFace('lina', 'resetSub')
    const resetting = async () => {
      told(await app.call(CALLS.sendSmsCode, { purpose: 'resetSub' }))
      const { smsMessages } = schema
      const [sent] = await on().select().from(smsMessages).orderBy(desc(smsMessages.id)).limit(1)
      const smsCode = /验证码(\d{6})/.exec(sent?.text ?? '')?.[1] ?? ''
      told(await app.call(CALLS.resetSubPassword, { acctId, smsCode, newPassword: '369147' }))
    }
    expect(await tells(resetting)).toEqual([expect.stringContaining('账户密码已重置')])
    for (const [action, title] of [
      ['STOP', '已停用'],
      ['RESUME', '已恢复使用'],
      ['CLOSE', '已注销'],
    ] as const)
      expect(await tells(async () => told(await app.call(CALLS.setSubState, { acctId, action, password })))).toEqual([
        title,
      ])
  })

  test('nobody whose ID card is over opens an account, and no face is used up for it', async () => {
    const app = await agreed('xumin')
    await passFace('xumin', 'openSub')
    expect(await app.call(CALLS.openSubAccount, OPENING)).toMatchObject({ error: 'IdCardExpired' })
    const passes = await on()
      .select()
      .from(facePasses)
      .where(eq(facePasses.customerId, demoCustomerId('xumin')))
    expect(passes).toHaveLength(1)
  })
})
