import * as calls from '@/contract/pots'
import { bankError } from '@/domain/errors/catalogue'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import { MAX_POTS } from '@/domain/pots/pots'
import { fail, ok } from '@/domain/result'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { ownerObstacleRule } from '@sandbox/kernel/orders/obstacles'
import { accountHandler } from '@sandbox/kernel/scope'
import { closePotOf, lastMovements, movePotBy } from './move'
import { changePotOf, changeRefusal, findPot, nextFillOf, openPotFor, potBalances, potsOf, unpaidDays } from './pots'
import { wirePot } from './wire'

export const queryPots = accountHandler(calls.queryPots, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  const open = await potsOf(on, customer.id)
  const balances = await potBalances(on, customer.id)
  const movements = await lastMovements(on, customer.id)
  const fills = open.flatMap((pot) => nextFillOf(pot, today) ?? [])
  const unpaid = await unpaidDays(on, customer.id, fills)
  return ok({
    available: await balanceOf(on, wallet(customer.id)),
    total: addFen(...balances.values()),
    canOpen: Math.max(0, MAX_POTS - open.length),
    today,
    pots: open.map((pot) => wirePot(pot, balances.get(pot.potId) ?? ZERO_FEN, today, unpaid)),
    movements: movements.map(({ customerId: _self, ...movement }) => movement),
  })
})

const opening = accountHandler(calls.openPot, (scope, terms) =>
  scope.bank.db.transaction(async (tx) => {
    const { customer, now } = scope
    const refusal = await changeRefusal(tx, scope)
    if (refusal) return fail(refusal)
    const opened = await openPotFor(tx, customer.id, terms, now)
    return opened.ok ? ok({ potId: opened.value.potId }) : opened
  }),
)

const potObstacleRule = ownerObstacleRule('pots')

export const openPot: typeof opening = { ...opening, ownerObstacle: potObstacleRule }

export const movePot = moneyHandler(calls.movePot, {
  flow: ({ direction }) => (direction === 'OUT' ? 'back' : 'out'),
  passwordless: true,
  obstacleRule: async (on, { customer }, { potId }) =>
    potId === undefined || (await findPot(on, customer.id, potId)) ? undefined : bankError('PotUnknown'),
  async work(tx, { customer, now }, { potId, direction, amount, clientId }) {
    const moved = await movePotBy(tx, { customerId: customer.id, potId, direction, amount, clientId, now })
    if (!moved.ok) return moved
    const { orderNo, balance, at } = moved.value
    return ok({ orderNo, amount, balance, at })
  },
})

const changing = accountHandler(calls.changePot, (scope, { potId, terms }) =>
  scope.bank.db.transaction(async (tx) => {
    const { customer, now } = scope
    const refusal = await changeRefusal(tx, scope)
    if (refusal) return fail(refusal)
    const changed = await changePotOf(tx, { customerId: customer.id, potId }, terms, now)
    return changed.ok ? ok({}) : changed
  }),
)

export const changePot: typeof changing = { ...changing, ownerObstacle: potObstacleRule }

export const closePot = moneyHandler(calls.closePot, {
  flow: 'back',
  passwordless: true,
  obstacleRule: async (on, { customer }, { potId }) =>
    potId === undefined || (await findPot(on, customer.id, potId)) ? undefined : bankError('PotUnknown'),
  work: (tx, { customer, now }, { potId, clientId }) =>
    closePotOf(tx, { customerId: customer.id, potId, clientId, now }),
})
