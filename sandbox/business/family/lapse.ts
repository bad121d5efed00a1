import { and, asc, eq, lte } from 'drizzle-orm'
import { FAMILY } from '@/domain/family/grant'
import { BATCH_SIZE } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { lockGrant, moveGrant } from './grants'
import { familyGrants } from './tables'
import { notifyFamilyCard } from './notify'

/** Ends invitations whose last day to be answered is over. */
export const lapseFamilyCards: DayEndStep = {
  async run(tx, { day, at }) {
    const due = await tx
      .select({ id: familyGrants.id })
      .from(familyGrants)
      .where(and(eq(familyGrants.state, 'INVITED'), lte(familyGrants.answerBy, day)))
      .orderBy(asc(familyGrants.id))
      .limit(BATCH_SIZE)
    for (const { id } of due) {
      const grant = await lockGrant(tx, id)
      const moved = grant && (await moveGrant(tx, grant, { trigger: 'lapsed', by: 'bank', now: at }))
      if (!moved?.ok) continue
      const body = `您赠送的亲情卡在${FAMILY.daysToAnswer}天内未被接受，已自动失效。`
      await notifyFamilyCard(tx, moved.value.ownerId, { title: '亲情卡已过期', body, now: at })
    }
    // What was dealt with is found no more, so there is no cursor to go on from.
    return due.length < BATCH_SIZE ? undefined : (due.at(-1)?.id ?? undefined)
  },
}
