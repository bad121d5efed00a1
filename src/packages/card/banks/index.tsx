import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryBanks } from '@/contract/card/queryBanks'
import { BRAND } from '@/domain/brand'
import { limitsText } from '@/domain/limits/limitText'
import { ListFilter } from '@/features/list/ListFilter'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { SearchField } from '@/ui/SearchField'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { ALL_LETTERS, banksByLetter, lettersOf } from './byLetter'
import type { Bank } from './byLetter'
import './banks.scss'

const LONGEST_SEARCH = 20

/** /chooseBank: banks whose cards can be bound. Nothing is chosen here: a card's number tells its bank. */
function Banks({ route }: PageProps) {
  const read = useCall(queryBanks, {})
  return (
    <Frame title={route.title}>
      <Notice>绑卡时输入卡号即可自动识别银行，无需在此选择。限额以发卡银行为准</Notice>
      <Loaded read={read} waiting={<Skeleton shape="list" count={8} />}>
        {({ banks }) => <BankList banks={banks} />}
      </Loaded>
    </Frame>
  )
}

function BankList({ banks }: { readonly banks: readonly Bank[] }) {
  const [text, setText] = useState('')
  const [letter, setLetter] = useState(ALL_LETTERS)
  const groups = banksByLetter(banks, text, letter)
  const search = (typed: string): void => {
    setText(typed)
    setLetter(ALL_LETTERS)
  }
  return (
    <>
      <SearchField
        label="搜索银行"
        value={text}
        onChange={search}
        placeholder="搜索银行名称"
        maxLength={LONGEST_SEARCH}
      />
      <View className="banks-letters">
        <ListFilter label="按首字母查找" items={lettersOf(banks)} current={letter} onSelect={setLetter} />
      </View>
      {groups.map(({ initial, banks: some }) => (
        <CellGroup key={initial} title={initial}>
          {some.map((bank) => (
            <Cell
              key={bank.name}
              label={bank.name}
              hint={limitsText(bank)}
              value={bank.maintained && <Tag tone="warning">维护中</Tag>}
            />
          ))}
        </CellGroup>
      ))}
      {groups.length === 0 && (
        <Empty
          picture="glasses"
          text={`没有找到“${text.trim()}”`}
          hint={`可能暂不支持该银行，请换一张银行卡，或致电${BRAND.hotline}`}
        />
      )}
    </>
  )
}

export default definePage(Banks, { skeleton: <Skeleton shape="list" count={8} /> })
