import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { MonthBar } from '@/features/list/MonthBar'

/** What the bank tells with a month: which one it is, and how far one can turn. */
interface ToldMonth {
  readonly month: string
  readonly firstMonth: string
  readonly lastMonth: string
}

/** The month that is asked for, else the bank's; undefined until it has told it. */
const shownMonth = (asked: Month | undefined, told: ToldMonth | undefined): Month | undefined =>
  asked ?? (told && isMonth(told.month) ? told.month : undefined)

interface ShownMonthProps {
  readonly asked: Month | undefined
  readonly told: ToldMonth | undefined
  readonly onTurn: (month: Month) => void
}

/** The shown month with the way to its neighbours. While the next is on its way its bounds aren't known: it can't be turned. */
export function ShownMonth({ asked, told, onTurn }: ShownMonthProps) {
  const month = shownMonth(asked, told)
  if (month === undefined) return null
  const bound = (of: string | undefined): Month => (of !== undefined && isMonth(of) ? of : month)
  return <MonthBar month={month} first={bound(told?.firstMonth)} last={bound(told?.lastMonth)} onTurn={onTurn} />
}
