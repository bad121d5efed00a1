import { go } from '@/app/navigate'
import type { Fen } from '@/domain/money/fen'
import { keepAnswer, keptAnswer } from '@/session/memory'
import { TextLink } from '@/ui/TextLink'

const NEED = 'cashNeed'

/** The way to the cash plan from where money is lacking. The amount goes there in memory, because no address has one. */
export const CashPlanWay = ({ amount }: { readonly amount: Fen }) => (
  <TextLink
    text="怎么取最划算"
    onPress={() => {
      keepAnswer(NEED, amount, [])
      go('/cashPlan')
    }}
  />
)

/** The amount that was lacking where the customer came from, once. */
export function takeCashNeed(): Fen | undefined {
  const need = keptAnswer(NEED)
  keepAnswer(NEED, undefined, [])
  return need as Fen | undefined
}
