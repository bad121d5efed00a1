import type { ResponseOf } from '@/contract/call'
import { queryMall as call } from '@/contract/points/queryMall'
import { usablePoints } from '@/domain/points/lots'
import { mallRefusal, STOCK_TOLD } from '@/domain/points/mall'
import { ok } from '@/domain/result'
import { voucherTerms } from '@sandbox/business/voucher'
import { donatedOn } from '../donated'
import { pointsHandler } from '../handler'
import { lotsOf } from '../lots'
import { hadBy, itemsOf, mallSwitches, offerOf } from '../mall'
import type { MallItem } from '../tables'

type Told = ResponseOf<typeof call>['items'][number]

/** What limits an item: of a voucher what its owner says of the one that would be issued now. */
const termsOf = ({ kind, prize, terms }: MallItem): Told['terms'] => [
  ...((kind === 'VOUCHER' && voucherTerms(prize)) || []),
  ...terms,
]

/** What is over, and what the bank's switches don't let be sold at all, isn't on the shelf. */
export const queryMall = pointsHandler(call, async ({ bank, customer, today, now }) => {
  const on = bank.db.drizzle
  const usable = usablePoints(await lotsOf(on, customer.id), today)
  const had = await hadBy(on, customer.id)
  const switches = await mallSwitches(on)
  const donated = await donatedOn(on, today)
  const items = (await itemsOf(on)).flatMap((item): Told[] => {
    const offer = offerOf(item)
    const refusal = mallRefusal(offer, { ...switches, now, usable, had: had.get(item.itemId) ?? 0 })
    if (refusal === 'MallItemUnknown' || (offer.closeAt !== undefined && offer.closeAt <= now)) return []
    if (item.seckill && !switches.seckills) return []
    const { itemId, kind, name, summary, picture, value, points, stock, perPerson, openAt, seckill } = item
    return [
      {
        ...{ itemId, kind, name, summary, picture, value, points, perPerson, openAt, seckill },
        bar: refusal ?? '',
        terms: termsOf(item),
        stock: Math.min(stock, STOCK_TOLD),
        ...(offer.closeAt !== undefined && { closeAt: offer.closeAt }),
        ...(kind === 'DONATION' && { donated: [...(donated.get(itemId) ?? [])] }),
      },
    ]
  })
  return ok({ items, balance: usable, at: now })
})
