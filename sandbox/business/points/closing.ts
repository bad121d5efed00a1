import { finding } from '@/domain/closure/checks'
import { usablePoints } from '@/domain/points/lots'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { emptyLots } from './dayEnd'
import { lockPoints, postPoints } from './ledger'
import { lotsOf } from './lots'
import { setShown } from './rankings'

/** Points and the place in rankings go with the account; what was ordered for them is still sent. */
export const pointsClosing: ClosureChecks = {
  find: async (on, { customerId, today }) => finding('points', usablePoints(await lotsOf(on, customerId), today)),
  async closed(tx, { customerId, now }) {
    await setShown(tx, customerId, false, now)
    const balances = await lockPoints(tx, [customerId], ['CLOSED'])
    const gone = (await emptyLots(tx, [customerId], undefined)).get(customerId) ?? 0
    const facts = { id: `closed:${customerId}`, customerId, kind: 'CLOSED', memo: '注销账户', at: now } as const
    if (gone > 0) await postPoints(tx, balances, [{ ...facts, points: -gone }])
  },
}
