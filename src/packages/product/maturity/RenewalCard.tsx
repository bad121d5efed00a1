import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { RenewalRecord } from '@/contract/maturity/maturityFields'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { productRoute } from '@/products/entrance'
import { Amount } from '@/ui/Amount'
import { Tag } from '@/ui/Tag'
import { TextLink } from '@/ui/TextLink'
import { outcomeOf, recordRows } from './maturity'
import './RenewalCard.scss'

/** What was done with one matured deposit, and why not what was asked for. */
export function RenewalCard({ record, hidden }: { readonly record: RenewalRecord; readonly hidden: boolean }) {
  const { text, done } = outcomeOf(record)
  const ended = productRoute(record.prodType, 'HoldInfo')
  const holding = record.newProdType === '' ? undefined : productRoute(record.newProdType, 'HoldInfo')
  return (
    <View className="renewal-card">
      <View className="renewal-card__head">
        <View className="renewal-card__name">{record.prodDesc}</View>
        <View className="renewal-card__outcome">
          <Tag tone={done ? 'success' : 'warning'}>{text}</Tag>
        </View>
      </View>
      <View className="renewal-card__date">{isDay(record.date) ? `${formatDay(record.date)}到期` : ''}</View>
      {record.reason !== '' && <View className="renewal-card__reason">{`${record.reason}，本息已转入电子账户。`}</View>}
      {recordRows(record).map((row) => (
        <View key={row.label} className="renewal-card__row">
          <View className="renewal-card__label">{row.label}</View>
          <View className="renewal-card__value">
            {row.amount === undefined ? row.text : <Amount value={row.amount} hidden={hidden} />}
          </View>
        </View>
      ))}
      {ended !== undefined && <TextLink text="查看到期存单" onPress={() => go(ended, { seqNo: record.seqNo })} />}
      {holding !== undefined && (
        <TextLink text="查看新的持有" onPress={() => go(holding, { seqNo: record.newSeqNo })} />
      )}
    </View>
  )
}
