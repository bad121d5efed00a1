import { HomeButton } from '@/app/HomeButton'
import { go, goBack } from '@/app/navigate'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { ResultAmount } from '@/features/order/ResultAmount'
import { resultRows } from '@/features/order/resultRows'
import { clock } from '@/platform/clock'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { WaitingOrder } from '@/session/waitingOrder'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { ResultView } from '@/ui/ResultView'
import { Timeline } from '@/ui/Timeline'
import { courseOf, headOf, rowsOf } from './outcome'
import type { TransferFacts, useTurnStatus } from './useTurnStatus'

type Cancelling = ReturnType<typeof useTurnStatus>['cancelling']

interface TransferOutcomeProps {
  readonly facts: TransferFacts
  readonly cancelling: Cancelling
  readonly records: Link
  /** The order that waited for it. */
  readonly waiting: WaitingOrder | undefined
}

/** Whether it moved money, which a receipt can state. */
const hasReceipt = ({ state }: TransferFacts): boolean => ['SUCCEEDED', 'RETURNED', 'REVERSED'].includes(state)

/** A transfer as it stands: its state, its course, and what is known of it. */
export function TransferOutcome({ facts, cancelling, records, waiting }: TransferOutcomeProps) {
  const head = headOf(facts, clock.now())
  return (
    <>
      <ObstacleNotes obstacles={cancelling.obstacles} />
      <ResultView
        {...head}
        amount={<ResultAmount caption={head.title} value={facts.amount} />}
        next={
          <Card>
            <Timeline nodes={courseOf(facts)} label="转账进度" upright />
          </Card>
        }
        rows={resultRows(rowsOf(facts))}
        more={<Ways facts={facts} records={records} />}
      >
        <OutcomeActions facts={facts} cancelling={cancelling} waiting={waiting} />
      </ResultView>
      <PasswordSheet
        password={cancelling.password}
        name="撤销转出，资金退回电子账户"
        amount={facts.amount}
        onComplete={cancelling.submit}
      />
    </>
  )
}

/** What belongs to it: the transfer that it came of or that came of it, its paper, its record. */
const Ways = ({ facts, records }: Pick<TransferOutcomeProps, 'facts' | 'records'>) => (
  <CellGroup>
    {facts.originNo !== undefined && (
      <Cell label="查看原转账" onPress={() => go('/AccountTurnStatus', { orderNo: facts.originNo })} />
    )}
    {facts.followedBy !== undefined && (
      <Cell
        label={facts.followedBy.state === 'RETURNED' ? '查看退汇记录' : '查看更正记录'}
        onPress={() => go('/AccountTurnStatus', { orderNo: facts.followedBy?.orderNo })}
      />
    )}
    {hasReceipt(facts) && <Cell label="电子回单" onPress={() => go(link('/pdfshow', { orderNo: facts.orderNo }))} />}
    {facts.cancellable && <Cell label="再转一笔" onPress={() => sendAnother(facts)} />}
    <Cell label="查看交易明细" onPress={() => go(records)} />
    <Cell label="有问题，告诉我们" onPress={() => go('/Complaint', { orderNo: facts.orderNo })} />
  </CellGroup>
)

/** Another one, which must not be sent by mistake. */
const sendAnother = ({ direction }: TransferFacts): void =>
  go(direction === 'IN' ? link('/AccountTurnInto') : link('/AccountTurnOut'), { replace: true })

/** The ways on: back to the order that waited for it, home, calling off what waits, else quietly another one. */
function OutcomeActions({ facts, cancelling, waiting }: Omit<TransferOutcomeProps, 'records'>) {
  if (waiting && facts.state === 'SUCCEEDED')
    return (
      <>
        <Button onPress={goBack}>{waiting.action}</Button>
        <HomeButton />
      </>
    )
  if (facts.cancellable)
    return (
      <ButtonRow>
        <Button kind="secondary" onPress={cancelling.ask}>
          撤销转出
        </Button>
        <HomeButton only />
      </ButtonRow>
    )
  // While nobody knows whether it moved money, another one is not what is asked for.
  const unknown = facts.state === 'UNKNOWN'
  return (
    <>
      <HomeButton only />
      {!unknown && (
        <Button kind="text" onPress={() => sendAnother(facts)}>
          再转一笔
        </Button>
      )}
    </>
  )
}
