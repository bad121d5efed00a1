import { useState } from 'react'
import { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import type { ResponseOf } from '@/contract/call'
import { formatInstant } from '@/domain/dates/format'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { amountLook } from '@/ui/Amount/parts'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'

interface OrderFieldProps {
  /** The order that is chosen. */
  readonly orderNo: string | undefined
  readonly onChoose: (orderNo: string | undefined) => void
}

type WalletRecord = ResponseOf<typeof queryWalletRecords>['records'][number]

const NONE = ''

/** A movement of the account as its owner knows it again. */
const nameOf = ({ title, about }: WalletRecord): string => [title, about].filter(Boolean).join(' ')

/** How much it was and when, in one line. */
function factsOf({ amount, at }: WalletRecord, hidden: boolean): string {
  const { sign, whole, decimals } = amountLook(amount, hidden, true)
  return `${sign}${whole}${decimals}元 · ${formatInstant(at)}`
}

/** Which of the customer's own orders it is about: one of the latest, or the one that the page was opened for. */
export function OrderField({ orderNo, onChoose }: OrderFieldProps) {
  const [hidden] = useAmountsHidden()
  const [choosing, setChoosing] = useState(false)
  const [asked, setAsked] = useState(false)
  const read = useCall(queryWalletRecords, asked ? { type: 'all' } : undefined)
  const orders = (read.data?.records ?? []).flatMap((record) =>
    record.orderNo === undefined ? [] : [{ ...record, orderNo: record.orderNo }],
  )
  const chosen = orders.find((one) => one.orderNo === orderNo)
  const hint = read.data && orders.length === 0 ? '近期没有交易' : '更早的交易，可从交易明细进入投诉'
  const open = (): void => {
    setAsked(true)
    setChoosing(true)
  }
  return (
    <>
      <PickField
        label="相关交易（选填）"
        value={chosen ? nameOf(chosen) : orderNo}
        placeholder="可选择一笔交易"
        {...(chosen && { hint: factsOf(chosen, hidden) })}
        {...(read.state === 'failed' && { hint: '暂时查询不到交易，可在具体情况中写明' })}
        onPress={open}
      />
      <OptionSheet
        open={choosing && read.state === 'ready'}
        title="选择相关交易"
        options={[
          { key: NONE, label: '不关联交易', hint },
          ...orders.map((one) => ({
            key: one.orderNo,
            label: nameOf(one),
            hint: formatInstant(one.at),
            end: <Amount value={one.amount} hidden={hidden} signed />,
          })),
        ]}
        value={orderNo ?? NONE}
        onSelect={(key) => {
          onChoose(key === NONE ? undefined : key)
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
