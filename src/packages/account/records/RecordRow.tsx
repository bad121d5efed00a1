import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { Amount } from '@/ui/Amount'
import { Pressable } from '@/ui/Pressable'
import { Tag } from '@/ui/Tag'
import { isEarned, recordHint } from './records'
import type { WalletRecord } from './records'
import './RecordRow.scss'

interface RecordRowProps {
  readonly record: WalletRecord
  readonly hidden: boolean
}

/** A record in the list: what moved and what was there then, or how a transfer stands that moved nothing. */
export function RecordRow({ record, hidden }: RecordRowProps) {
  const { recordId, title, amount, balance, stateName } = record
  return (
    <Pressable role="link" className="record-row" onPress={() => go('/walletTransactionRecordDetail', { recordId })}>
      <View className="record-row__main">
        <View className="record-row__title">{title}</View>
        <View className="record-row__hint">{recordHint(record)}</View>
      </View>
      <View className={balance === undefined ? 'record-row__figures is-uncounted' : 'record-row__figures'}>
        <Amount
          value={amount}
          hidden={hidden}
          signed
          symbol={false}
          size="title"
          tone={balance !== undefined && isEarned(record) ? 'income' : 'plain'}
        />
        {balance !== undefined && (
          <View className="record-row__balance">
            余额 <Amount value={balance} hidden={hidden} symbol={false} />
          </View>
        )}
        {stateName !== undefined && <Tag tone="plain">{stateName}</Tag>}
      </View>
    </Pressable>
  )
}
