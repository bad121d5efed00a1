import { go } from '@/app/navigate'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { formatInstant } from '@/domain/dates/format'
import { ResultAmount } from '@/features/order/ResultAmount'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import type { Sub } from './useClassHome'
import type { Moved } from './useMove'

interface MoveResultProps {
  readonly class: AccountClass
  readonly sub: Sub
  readonly moved: Moved
  readonly hidden: boolean
  readonly onDone: () => void
}

/** What was moved, and what the account holds now, as the bank's answer says it. */
export function MoveResult({ class: accountClass, sub, moved, hidden, onDone }: MoveResultProps) {
  const { direction, amount, balance, at, orderNo } = moved
  const { name } = CLASS_FACTS[accountClass]
  const title = direction === 'IN' ? '转入成功' : '已转回电子账户'
  return (
    <ResultView
      state="success"
      title={title}
      amount={<ResultAmount caption={title} value={amount} />}
      rows={[
        { label: direction === 'IN' ? '转入账户' : '转出账户', value: `${name} ${sub.acctNo}` },
        { label: `${name}余额`, value: <Amount value={balance} hidden={hidden} /> },
        { label: '时间', value: formatInstant(at) },
        { label: '订单号', value: orderNo },
      ]}
    >
      <Button onPress={onDone}>{`查看${name}`}</Button>
      <Button kind="text" onPress={() => go('/walletTransactionRecordDetail', { recordId: orderNo })}>
        查看明细与回单
      </Button>
    </ResultView>
  )
}
