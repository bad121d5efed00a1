import { Text, View } from '@tarojs/components'
import { switchTab } from '@/app/navigate'
import { MonthGroup } from '@/features/list/MonthGroup'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { SectionTitle } from '@/ui/SectionTitle'
import { postingMonths } from './postings'
import type { Posting, PostingMonth } from './postings'

/** The latest postings, month by month. */
export function PostingList({ records }: { readonly records: readonly Posting[] }) {
  return (
    <>
      <SectionTitle title="最近明细" />
      {records.length === 0 ? (
        <Card>
          <Empty
            text="暂无交易明细"
            action={{ text: '看看存款产品', onPress: () => switchTab('/productDetailsHomePage') }}
          />
        </Card>
      ) : (
        postingMonths(records).map((month) => <Month key={month.title} {...month} />)
      )}
    </>
  )
}

function Month({ title, income, outgo, rows }: PostingMonth) {
  const [hidden] = useAmountsHidden()
  const sums = (
    <>
      <Text>收入 </Text>
      <Amount value={income} hidden={hidden} />
      <Text className="balance-outgo">支出 </Text>
      <Amount value={outgo} hidden={hidden} />
    </>
  )
  return (
    <MonthGroup title={title} sum={sums} level={3}>
      {rows.map(({ id, title: name, when, amount, tone, balance }) => (
        <Cell
          key={id}
          label={name}
          hint={when}
          value={
            <>
              <Amount value={amount} hidden={hidden} signed tone={tone} size="title" symbol={false} />
              <View className="balance-after">
                余额 <Amount value={balance} hidden={hidden} symbol={false} />
              </View>
            </>
          }
        />
      ))}
    </MonthGroup>
  )
}
