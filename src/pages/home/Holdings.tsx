import { go } from '@/app/navigate'
import { formatHidableAmount, NOT_YET } from '@/domain/money/format'
import { familyRoute } from '@/products/entrance'
import { amountsHidden } from '@/session/preferences'
import { useValue } from '@/session/store'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import { SectionTitle } from '@/ui/SectionTitle'
import { useAssets } from './useHome'

/** What the customer holds, in two lines that lead to the lists; '--' until the bank has answered. */
export function Holdings() {
  const { data: assets } = useAssets()
  const hidden = useValue(amountsHidden.value)
  const sentence = (caption: string, value: Parameters<typeof formatHidableAmount>[0]): string =>
    `${caption} ${formatHidableAmount(value, hidden)}元`
  return (
    <>
      <SectionTitle title="我的持有" />
      <CellGroup>
        <Cell
          icon="deposit"
          label="存款"
          hint={sentence('到期预计利息', assets?.expectedInterest ?? NOT_YET)}
          value={<Amount value={assets?.deposits ?? NOT_YET} hidden={hidden} />}
          onPress={() => go(familyRoute('regular', 'HoldList'), { scope: 'all' })}
        />
        <Cell
          icon="chart"
          label="理财"
          hint={sentence('昨日收益', assets?.yesterdayWealthIncome ?? NOT_YET)}
          value={<Amount value={assets?.wealth ?? NOT_YET} hidden={hidden} />}
          onPress={() => go(familyRoute('wealth', 'HoldList'))}
        />
      </CellGroup>
    </>
  )
}
