import * as v from 'valibot'
import { POT_NAME_MOST, POT_PICTURES, POT_STANDINGS } from '@/domain/pots/pots'
import { code, day, dayOrNone, fenAmount, line } from '../fields'
import { typedLineOf } from '../typed'

const terms = {
  target: fenAmount,
  picture: v.picklist(POT_PICTURES),
  /** The day by which the target is to be there; '' for none. */
  byDay: dayOrNone,
  /** What each month brings; 0 for no such rule. */
  monthlyAmount: fenAmount,
  /** The date of that, 1 to 31: the month's last day where it has no such date. */
  monthlyDate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  /** Whether it takes the interest of deposits that mature: of several pots the one that said so last. */
  takesInterest: v.boolean(),
}

/** What a customer says of a pot. */
export const potTerms = /*#__PURE__*/ v.strictObject({ name: typedLineOf(POT_NAME_MOST * 2), ...terms })

/** A pot as it is. */
export const pot = /*#__PURE__*/ v.object({
  potId: code,
  name: line,
  ...terms,
  balance: fenAmount,
  /** REACHED, SAVING without a day, or how it stands against its plan. */
  standing: v.picklist(POT_STANDINGS),
  /** What each month has to bring from now on; none without a day that is to come. */
  monthlyShare: v.optional(fenAmount),
  /** The next day on which its rule moves money; none without a rule, and none while the account pays nobody on that day. */
  nextFill: v.optional(day),
})
