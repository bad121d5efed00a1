import { addDays, dayNumber } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { yuan } from '@/domain/money/fen'
import { transferIn, transferOut } from '@sandbox/business/transfer'
import type { Seed } from '@sandbox/kernel/seed'

/** What goes through an account every day, with its hour and whole yuan; negative goes out. */
const EVERY_DAY = [
  { hour: 8, amount: 420, memo: '货款' },
  { hour: 13, amount: -65, memo: '午餐采购' },
  { hour: 19, amount: -180, memo: '水果批发市场进货' },
] as const

/** Gives who shows records some every day since the bank opened; amounts differ from one day to the next. */
export const seedRecords: Seed = {
  name: 'records',
  async run(tx, { people, opening, today }) {
    for (const { customerId, shows } of people) {
      if (shows !== 'records') continue
      const first = addDays(dayOfInstant(opening), 1)
      for (let day = first; day < today; day = addDays(day, 1)) {
        for (const { hour, amount, memo } of EVERY_DAY) {
          const order = {
            customerId,
            amount: yuan(Math.abs(amount) + ((dayNumber(day) * 7) % 29)),
            now: instantOf(day, hour),
            memo,
          }
          const moved = await (amount > 0 ? transferIn : transferOut)(tx, order)
          if (!moved.ok) throw new Error(`the seed's ${memo} was refused: ${moved.error.name}`)
        }
      }
    }
  },
}
