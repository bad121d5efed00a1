import { go } from '@/app/navigate'
import { Tabs } from '@/ui/Tabs'

const BALANCE = [
  { key: '/WalletBalance', label: '余额' },
  { key: '/balanceView', label: '走势' },
  { key: '/myMoney', label: '能用多少' },
] as const

const RECORDS = [
  { key: '/walletTransactionRecordList', label: '明细' },
  { key: '/MonthBill', label: '月账单' },
] as const

interface PartsProps<Name> {
  readonly current: Name
}

/** The balance in three parts of one page, each with a route of its own: now, by day, and by how soon it is money. */
export const BalanceParts = ({ current }: PartsProps<(typeof BALANCE)[number]['key']>) => (
  <Tabs
    label="余额的各部分"
    items={BALANCE}
    current={current}
    onSelect={(name) => void (name !== current && go(name, {}, { replace: true }))}
  />
)

/** What came and went in two parts of one page: one by one, and by the month. */
export const RecordParts = ({ current }: PartsProps<(typeof RECORDS)[number]['key']>) => (
  <Tabs
    label="明细与账单"
    items={RECORDS}
    current={current}
    onSelect={(name) => void (name !== current && go(name, {}, { replace: true }))}
  />
)
