import { View } from '@tarojs/components'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { buyProduct } from '@/contract/order/buyProduct'
import { isDay } from '@/domain/dates/day'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { TextLink } from '@/ui/TextLink'
import { buyCourse, buyHint, buyRows } from './buyResult'
import type { PageFamily } from '../routeFamily'
import { RemindMe } from '@/features/remind/RemindMe'
import { Next, receiptRow } from '../next'
import { ResultAmount } from '@/features/order/ResultAmount'
import { resultRows } from '@/features/order/resultRows'

interface BuyOutcomeProps {
  readonly family: PageFamily
  readonly state: 'done' | 'accepted'
  readonly answer: ResponseOf<typeof buyProduct>
}

/** What becomes of a deposit at maturity may be chosen at once; until then it goes to the electronic account. */
const maturityRow = ({ endDate, seqNo, status }: BuyOutcomeProps['answer']) =>
  isDay(endDate) && status === 'SUCCESS'
    ? [
        {
          label: '到期处理',
          value: <TextLink text="到期转入电子账户，可修改" onPress={() => go('/redeposit', { seqNo })} />,
        },
      ]
    : []

/** A purchase that was carried out, or accepted. */
export function BuyOutcome({ family: { description, link }, state, answer }: BuyOutcomeProps) {
  const title = state === 'done' ? description.buy.done : description.buy.pending
  return (
    <ResultView
      state={state === 'done' ? 'success' : 'pending'}
      title={title}
      amount={<ResultAmount caption={title} value={answer.amount} />}
      hint={buyHint(answer)}
      next={<Next nodes={buyCourse(answer)} />}
      rows={[...resultRows(buyRows(answer)), ...maturityRow(answer), ...receiptRow(answer)]}
      more={
        description.kind === 'deposit' && (
          <View className="ui-block">
            <RemindMe kind="maturityReminder" text="到期前微信提醒我" />
          </View>
        )
      }
    >
      <Button onPress={() => go(link('HoldList'), {}, { replace: true })}>查看持有</Button>
      <HomeButton />
    </ResultView>
  )
}
