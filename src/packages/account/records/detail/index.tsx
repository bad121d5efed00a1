import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryWalletRecord } from '@/contract/account/queryWalletRecord'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { emptyFor } from '@/features/loaded/emptyFor'
import { Loaded } from '@/features/loaded/Loaded'
import { walletRecordQuery } from '@/routes/queries/records'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import { EyeToggle } from '@/ui/EyeToggle'
import { Skeleton } from '@/ui/Skeleton'
import { Slip } from '@/ui/Slip'
import { formatInstant } from '@/domain/dates/format'
import { isEarned } from '../records'
import { factsOf, stepsOf, waysOf } from './detail'
import type { RecordDetail } from './detail'
import './recordDetail.scss'

/** /walletTransactionRecordDetail: one record, with all that is known of it and where it leads. */
function RecordDetailPage({ route, query }: PageProps<typeof walletRecordQuery>) {
  const read = useCall(queryWalletRecord, query)
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Waiting />}
        failed={emptyFor('RecordUnknown', {
          picture: 'glasses',
          action: { text: '查看全部明细', onPress: () => go('/walletTransactionRecordList', {}, { replace: true }) },
        })}
      >
        {(record) => <Detail record={record} />}
      </Loaded>
    </Frame>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="card" />
    <Skeleton shape="list" count={5} />
  </>
)

function Detail({ record }: { readonly record: RecordDetail }) {
  const [hidden, setHidden] = useAmountsHidden()
  const { title, amount, balance, transfer } = record
  const steps = stepsOf(record)
  return (
    <>
      <Slip
        head={
          <>
            <View className="record-detail-head">
              <View className="record-detail-title">{title}</View>
              <EyeToggle hidden={hidden} onToggle={setHidden} />
            </View>
            <View className={balance === undefined ? 'record-detail-amount is-uncounted' : 'record-detail-amount'}>
              <Amount
                value={amount}
                hidden={hidden}
                signed
                size="hero"
                tone={balance !== undefined && isEarned(record) ? 'income' : 'plain'}
              />
            </View>
            {transfer && <View className="record-detail-state">{transfer.sentence}</View>}
          </>
        }
      >
        {factsOf(record).map(({ label, value, amount: figure, income }) => (
          <Cell
            key={label}
            label={label}
            value={
              figure === undefined ? (
                value
              ) : (
                <Amount value={figure} hidden={hidden} tone={income === true ? 'income' : 'plain'} />
              )
            }
          />
        ))}
      </Slip>
      {steps.length > 0 && (
        <CellGroup title="处理进度">
          {steps.map(({ state, text, at }) => (
            <Cell key={state} label={text} value={formatInstant(at)} layout="stacked" />
          ))}
        </CellGroup>
      )}
      <Ways record={record} />
    </>
  )
}

/** Where the record leads; what isn't built isn't drawn. */
function Ways({ record }: { readonly record: RecordDetail }) {
  const ways = waysOf(record)
  if (ways.length === 0) return null
  return (
    <CellGroup>
      {ways.map(({ text, to }) => (
        <Cell key={text} label={text} onPress={() => go(to)} />
      ))}
    </CellGroup>
  )
}

export default definePage(RecordDetailPage, { query: walletRecordQuery, skeleton: <Waiting /> })
