import type { Day } from '@/domain/dates/day'
import { eq } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { named } from '@sandbox/kernel/capability'
import type { Capability, FaceScene } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { SessionScope } from '@sandbox/kernel/scope'
import type { FacePerson } from '@sandbox/kernel/services'
import { openAccountNo } from '@sandbox/kernel/session/customers'
import { countedToday } from '@sandbox/kernel/session/dailyCounts'
import { FACES_A_DAY } from '@sandbox/kernel/session/limits'
import { givePass } from './facePasses'
import type { PassScene } from './facePasses'

/** The capability's entry for this scene name; undefined when no capability has it. */
export const findScene = (capabilities: readonly Capability[], name: string): FaceScene | undefined =>
  named(
    capabilities.map(({ faceScenes }) => faceScenes),
    name,
  )

/** A scene for customers with an account: a matched face allows one such action. */
export const passScene = (scene: PassScene): FaceScene => ({
  async mayShow({ bank, session }) {
    const { customerId } = session
    if (customerId === undefined) return fail(bankError('NotRegistered'))
    const acctNo = await openAccountNo(bank.db.drizzle, customerId)
    return acctNo === undefined ? fail(bankError('AccountMissing')) : ok(customerId)
  },
  async passed({ bank, realNow }, customerId) {
    await givePass(bank.db.drizzle, customerId, scene, realNow)
    return ok(undefined)
  },
})

/** Whose face a check of a customer with an account must show; undefined without name and number on record. */
export async function personOnRecord({ bank }: SessionScope, customerId: string): Promise<FacePerson | undefined> {
  const { customers } = schema
  const [found] = await bank.db.drizzle
    .select({ name: customers.realName, idCardNo: customers.idCardNo })
    .from(customers)
    .where(eq(customers.id, customerId))
  const { name, idCardNo } = found ?? {}
  return name && idCardNo ? { name, idCardNo } : undefined
}

/** How many more face checks a customer may have today. */
export const facesLeft = async (on: Queryable, customerId: string, day: Day): Promise<number> =>
  FACES_A_DAY - (await countedToday(on, { subject: customerId, kind: 'face', day }))
