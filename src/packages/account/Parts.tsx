import { go } from '@/app/navigate'
import { link } from '@/routes/link'
import { Tabs } from '@/ui/Tabs'

const BALANCE = [
  { key: 'now', label: '余额' },
  { key: 'curve', label: '走势' },
] as const
type BalancePart = (typeof BALANCE)[number]['key']

const RECORDS = [
  { key: 'records', label: '明细' },
  { key: 'bill', label: '月账单' },
] as const
type RecordPart = (typeof RECORDS)[number]['key']

const linkTo = (part: BalancePart | RecordPart) => {
  switch (part) {
    case 'now':
      return link('/WalletBalance')
    case 'curve':
      return link('/balanceView')
    case 'records':
      return link('/walletTransactionRecordList')
    case 'bill':
      return link('/MonthBill')
  }
}

/** Each part has a route of its own, which takes the place of the one that was shown. */
const show = (part: BalancePart | RecordPart): void => void go(linkTo(part), { replace: true })

interface PartsProps<Part> {
  readonly current: Part
}

/** The balance in two parts of one page: now, and by day. */
export const BalanceParts = ({ current }: PartsProps<BalancePart>) => (
  <Tabs label="余额的各部分" items={BALANCE} current={current} onSelect={(part) => part !== current && show(part)} />
)

/** What came and went in two parts of one page: one by one, and by the month. */
export const RecordParts = ({ current }: PartsProps<RecordPart>) => (
  <Tabs label="明细与账单" items={RECORDS} current={current} onSelect={(part) => part !== current && show(part)} />
)
