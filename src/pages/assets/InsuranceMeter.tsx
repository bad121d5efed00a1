import { View } from '@tarojs/components'
import { FIGURES } from '@/domain/figures'
import { insuredOf } from '@/domain/insurance'
import { INSURANCE_LIMIT } from '@/domain/regulation'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { InsuranceMark } from '@/ui/InsuranceMark'
import type { Assets } from './parts'

interface InsuranceMeterProps {
  readonly assets: Assets
  readonly hidden: boolean
}

/** How much of what is held the deposit insurance covers: a fact, and no lure. */
export function InsuranceMeter({ assets, hidden }: InsuranceMeterProps) {
  const { owed, covered } = insuredOf(assets)
  return (
    <Card>
      <View className="assets-head">
        <InsuranceMark />
      </View>
      {!hidden && (
        <View className="assets-meter" aria-hidden="true">
          <View className="assets-meter-used" style={{ width: `${(covered / INSURANCE_LIMIT) * 100}%` }} />
        </View>
      )}
      <View className="assets-note assets-meter-note">
        {`${assets.otherAccounts > 0 ? '电子账户、其他账户' : '电子账户'}与存款的本金和应计利息合计 `}
        <Amount value={owed} hidden={hidden} />
        ，其中 <Amount value={covered} hidden={hidden} />
        {` 在存款保险限额内。同一存款人在本行的本金和利息合计${FIGURES.insuranceLimit}以内全额偿付；理财不在存款保险范围。`}
      </View>
    </Card>
  )
}
