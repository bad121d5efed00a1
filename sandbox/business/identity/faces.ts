import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { named } from '@sandbox/kernel/capability'
import type { Capability, FaceScene } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
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

/** How many more face checks a customer may have today. */
export const facesLeft = async (on: Queryable, customerId: string, day: Day): Promise<number> =>
  FACES_A_DAY - (await countedToday(on, { subject: customerId, kind: 'face', day }))
