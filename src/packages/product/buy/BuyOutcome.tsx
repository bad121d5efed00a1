import { go, goHome } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { buyProduct } from '@/contract/order/buyProduct'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { buyHint, buyRows } from './buyResult'
import type { PageFamily } from '../routeFamily'
import { RemindMe } from '@/features/remind/RemindMe'
import { resultRows } from '@/features/order/resultRows'

interface BuyOutcomeProps {
  readonly family: PageFamily
  readonly state: 'done' | 'accepted'
  readonly answer: ResponseOf<typeof buyProduct>
}

/** A purchase that was carried out, or accepted. */
export const BuyOutcome = ({ family: { description, link }, state, answer }: BuyOutcomeProps) => (
  <ResultView
    state={state === 'done' ? 'success' : 'pending'}
    title={state === 'done' ? description.buy.done : description.buy.pending}
    amount={answer.amount}
    hint={buyHint(answer)}
    rows={resultRows(buyRows(answer))}
  >
    <Button onPress={() => go(link('HoldList'), {}, { replace: true })}>查看持有</Button>
    {description.kind === 'deposit' && <RemindMe kind="maturityReminder" text="到期前微信提醒我" />}
    <Button kind="text" onPress={goHome}>
      返回首页
    </Button>
  </ResultView>
)
