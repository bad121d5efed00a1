import type { ResponseOf } from '@/contract/call'
import * as calls from '@/contract/points'
import { monthOf } from '@/domain/dates/month'
import { bankError } from '@/domain/errors/catalogue'
import { readyAt } from '@/domain/points/learning'
import { byExpiry, usablePoints } from '@/domain/points/lots'
import { mallRefusal, STOCK_TOLD } from '@/domain/points/mall'
import { checkInPoints, POINT_RULE_NAMES, POINT_RULES, standingStreak, streakOn } from '@/domain/points/rules'
import { fail, ok } from '@/domain/result'
import { voucherTerms } from '@sandbox/business/voucher'
import { accountHandler } from '@sandbox/kernel/scope'
import { checkInsOf, checkInToday, lastCheckIn } from './checkIns'
import { donatedOn } from './donated'
import { monthsOf, pageOfEntries } from './entries'
import { givenBy } from './given'
import { pointsHandler } from './handler'
import { finishReading, learningsOf, readingOn, startReading } from './learning'
import { lotsOf } from './lots'
import {
  cancelOrder,
  findMallOrder,
  hadBy,
  itemsOf,
  mallSwitches,
  moveOrder,
  offerOf,
  orderInCrowd,
  pageOfMallOrders,
} from './mall'
import { rankingFor, setShown } from './rankings'
import { secondLooksOf } from './secondLooks'
import { stillOpen } from './still'
import type { MallItem } from './tables'
import { orderFacts, orderLine } from './wire'

export const queryPoints = pointsHandler(calls.queryPoints, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  const lots = await lotsOf(on, customer.id)
  const last = await lastCheckIn(on, customer.id)
  const given = await givenBy(on, customer.id, today)
  return ok({
    balance: usablePoints(lots, today),
    lots: [...byExpiry(lots, today)],
    checkIn: {
      streak: standingStreak(last, today),
      done: last?.day === today,
      points: checkInPoints(streakOn(last, today)),
    },
    open: await stillOpen(on, customer.id, today, given),
    rules: POINT_RULE_NAMES.map((rule) => ({ rule, points: POINT_RULES[rule].points, given: given.get(rule) ?? 0 })),
  })
})

export const queryPointEntries = pointsHandler(calls.queryPointEntries, async ({ bank, customer }, asked) => {
  const on = bank.db.drizzle
  const { rows, more } = await pageOfEntries(on, customer.id, asked)
  const months = await monthsOf(on, customer.id, [...new Set(rows.map(({ day }) => day.slice(0, 6)))])
  const entries = rows.map(({ id, kind, memo, points, at, orderNo }) => ({
    ...{ entryId: String(id), kind, memo, points, at },
    ...(orderNo !== null && { orderNo }),
  }))
  return ok({ entries, months, more })
})

export const queryCheckIns = pointsHandler(
  calls.queryCheckIns,
  async ({ bank, customer, today }, { month = monthOf(today) }) => {
    const on = bank.db.drizzle
    const last = await lastCheckIn(on, customer.id)
    return ok({
      today,
      streak: standingStreak(last, today),
      done: last?.day === today,
      points: checkInPoints(streakOn(last, today)),
      days: [...(await checkInsOf(on, customer.id, month))],
    })
  },
)

export const checkIn = pointsHandler(calls.checkIn, ({ bank, customer, now }) =>
  bank.db.transaction(async (tx) => ok(await checkInToday(tx, bank.capabilities, customer.id, now))),
)

export const queryLearning = pointsHandler(calls.queryLearning, async ({ bank, customer, today, now }) => {
  const on = bank.db.drizzle
  const learned = await learningsOf(on, customer.id)
  const begun = new Map(learned.map((one) => [one.articleId, one]))
  const seconds = await secondLooksOf(on, customer.id, learned, today)
  const articles = []
  for (const { articleId, title, summary } of await readingOn(on, today)) {
    const learning = begun.get(articleId)
    const second = seconds.get(articleId)
    articles.push({
      ...{ articleId, title, summary },
      state: !learning ? ('NEW' as const) : learning.finishedAt === null ? ('STARTED' as const) : ('READ' as const),
      ...(learning?.finishedAt === null && { readyAt: readyAt(learning, learned) }),
      ...(second && { second }),
    })
  }
  return ok({ points: POINT_RULES.LEARN.points, quizPoints: POINT_RULES.QUIZ.points, at: now, articles })
})

export const startLearning = pointsHandler(calls.startLearning, ({ bank, customer, now }, { articleId }) =>
  bank.db.transaction((tx) => startReading(tx, customer.id, articleId, now)),
)

export const finishLearning = pointsHandler(calls.finishLearning, ({ bank, customer, now }, { articleId }) =>
  bank.db.transaction((tx) => finishReading(tx, bank.capabilities, customer.id, articleId, now)),
)

type Told = ResponseOf<typeof calls.queryMall>['items'][number]

/** What limits an item: of a voucher what its owner says of the one that would be issued now. */
const termsOf = ({ kind, prize, terms }: MallItem): Told['terms'] => [
  ...((kind === 'VOUCHER' && voucherTerms(prize)) || []),
  ...terms,
]

/** What is over, and what the bank's switches don't let be sold at all, isn't on the shelf. */
export const queryMall = pointsHandler(calls.queryMall, async ({ bank, customer, today, now }) => {
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

export const orderMallItem = pointsHandler(calls.orderMallItem, async ({ bank, customer, now }, asked) => {
  const { clientId, itemId, points, delivery, agreed = false } = asked
  const ordering = { clientId, customerId: customer.id, itemId, points, delivery, agreed, now }
  const through = await orderInCrowd(bank, ordering)
  if (through.queue) return ok({ state: 'QUEUED', orderNo: '', queue: through.queue })
  const ordered = through.done
  return ordered.ok ? ok({ state: ordered.value.state, orderNo: ordered.value.orderNo }) : ordered
})

/** Also while points are off: what was ordered is still sent. */
export const queryMallOrders = accountHandler(calls.queryMallOrders, async ({ bank, customer }, { after }) => {
  const { rows, more } = await pageOfMallOrders(bank.db.drizzle, customer.id, after)
  return ok({ orders: rows.map(orderLine), more })
})

export const queryMallOrder = accountHandler(calls.queryMallOrder, async ({ bank, customer }, { orderNo }) => {
  const order = await findMallOrder(bank.db.drizzle, customer.id, orderNo)
  return order ? ok(orderFacts(order)) : fail(bankError('MallOrderUnknown'))
})

/** Also while points are off: what was paid comes back. */
export const cancelMallOrder = accountHandler(calls.cancelMallOrder, ({ bank, customer, now }, { orderNo }) =>
  bank.db.transaction(async (tx) => {
    const order = await findMallOrder(tx, customer.id, orderNo)
    if (!order) return fail(bankError('MallOrderUnknown'))
    const cancelled = await cancelOrder(tx, order, now, 'CUSTOMER')
    return cancelled.ok ? ok(orderFacts(cancelled.value)) : cancelled
  }),
)

export const receiveMallOrder = accountHandler(calls.receiveMallOrder, ({ bank, customer, now }, { orderNo }) =>
  bank.db.transaction(async (tx) => {
    const order = await findMallOrder(tx, customer.id, orderNo)
    if (!order) return fail(bankError('MallOrderUnknown'))
    const received = await moveOrder(tx, order, 'receive', { endedAt: now })
    return received.ok ? ok(orderFacts(received.value)) : received
  }),
)

export const queryRanking = pointsHandler(calls.queryRanking, async ({ bank, customer, today }, asked) =>
  ok(await rankingFor(bank.db.drizzle, customer.id, asked, today)),
)

export const setRanking = pointsHandler(calls.setRanking, ({ bank, customer, now }, { shown }) =>
  bank.db.transaction(async (tx) => {
    await setShown(tx, customer.id, shown, now)
    return ok({ shown })
  }),
)
