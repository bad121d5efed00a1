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

/** What a face may be shown for under this name; undefined when no capability knows it. */
export const findScene = (capabilities: readonly Capability[], name: string): FaceScene | undefined =>
  named(
    capabilities.map(({ faceScenes }) => faceScenes),
    name,
  )

/** A scene of who has an account: a face that matched lets one such thing be done. */
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

/** How often a customer may still show a face today. */
export const facesLeft = async (on: Queryable, customerId: string, day: Day): Promise<number> =>
  FACES_A_DAY - (await countedToday(on, { subject: customerId, kind: 'face', day }))
