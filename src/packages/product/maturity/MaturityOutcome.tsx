import { go, goBack } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { queryMaturity } from '@/contract/maturity/queryMaturity'
import { INSTRUCTION_NAMES } from '@/domain/maturity/instruction'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import { resultRows } from '@/features/order/resultRows'
import { productRoute } from '@/products/entrance'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Next } from '../next'
import { changedCourse, optionNote, optionRows } from './maturity'

interface MaturityOutcomeProps {
  readonly maturity: ResponseOf<typeof queryMaturity>
  /** What it was changed to. */
  readonly instruction: MaturityInstruction
}

/** An instruction that was changed: what becomes of the deposit now, and when. */
export function MaturityOutcome({ maturity, instruction }: MaturityOutcomeProps) {
  const { holding, options } = maturity
  const option = options.find((each) => each.instruction === instruction)
  const route = productRoute(holding.prodType, 'HoldInfo')
  return (
    <ResultView
      state="success"
      title={`已设置为${INSTRUCTION_NAMES[instruction]}`}
      hint={option && optionNote(option)}
      next={<Next nodes={changedCourse(maturity)} upright />}
      rows={resultRows([
        { label: '存款', text: holding.prodDesc },
        { label: '本金', amount: holding.amount },
        ...(option ? optionRows(option) : []),
      ])}
    >
      {route && <Button onPress={() => go(route, { seqNo: holding.seqNo }, { replace: true })}>查看这笔存款</Button>}
      <Button kind={route ? 'text' : 'primary'} onPress={goBack}>
        返回上一页
      </Button>
    </ResultView>
  )
}
