import { go } from '@/app/navigate'
import { ListRow, ListRowNote } from '@/features/list/ListRow'
import { whenText } from '@/features/list/when'
import { Amount } from '@/ui/Amount'
import { Tag } from '@/ui/Tag'
import { isEarned, recordTexts } from './records'
import type { WalletRecord } from './records'

interface RecordRowProps {
  readonly record: WalletRecord
  readonly hidden: boolean
}

/** A record in the list: what moved and what was there then, or how a transfer stands that moved nothing. */
export function RecordRow({ record, hidden }: RecordRowProps) {
  const { recordId, amount, balance, stateName } = record
  const counts = balance !== undefined
  return (
    <ListRow
      {...recordTexts(record)}
      when={whenText(record.at)}
      uncounted={!counts}
      onPress={() => go('/walletTransactionRecordDetail', { recordId })}
      figures={
        <>
          <Amount
            value={amount}
            hidden={hidden}
            signed
            symbol={false}
            size="title"
            tone={counts && isEarned(record) ? 'income' : 'plain'}
          />
          {counts && (
            <ListRowNote>
              余额 <Amount value={balance} hidden={hidden} symbol={false} />
            </ListRowNote>
          )}
          {stateName !== undefined && <Tag tone="plain">{stateName}</Tag>}
        </>
      }
    />
  )
}
