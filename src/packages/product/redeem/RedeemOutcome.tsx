import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { redeemProduct } from '@/contract/order/redeemProduct'
import { addFen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Next, receiptRow } from '../next'
import { redeemCourse, redeemHint, redeemRows } from './redeem'
import type { PageFamily } from '../routeFamily'
import { ResultAmount } from '@/features/order/ResultAmount'
import { resultRows } from '@/features/order/resultRows'

interface RedeemOutcomeProps {
  readonly family: PageFamily
  readonly state: 'done' | 'accepted'
  readonly answer: ResponseOf<typeof redeemProduct>
}

/** A withdrawal that was carried out, or accepted. */
export function RedeemOutcome({ family: { description }, state, answer }: RedeemOutcomeProps) {
  const title = state === 'done' ? description.withdraw.done : description.withdraw.pending
  const paid = subtractFen(addFen(answer.principal, answer.interest), answer.takenBack ?? ZERO_FEN)
  return (
    <ResultView
      state={state === 'done' ? 'success' : 'pending'}
      title={title}
      amount={<ResultAmount caption={title} value={paid} />}
      hint={redeemHint(answer)}
      next={<Next nodes={redeemCourse(answer)} />}
      rows={[...resultRows(redeemRows(answer)), ...receiptRow(answer)]}
    >
      <Button onPress={() => go('/WalletBalance', {}, { replace: true })}>查看电子账户</Button>
      <HomeButton />
    </ResultView>
  )
}
