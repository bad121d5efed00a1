import { useEffect, useState } from 'react'
import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { formatInstant } from '@/domain/dates/format'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { cardName } from '../cards'
import { lastUnbound } from './lastUnbound'
import type { Unbound } from './lastUnbound'

const toList = (): void => go('/mybandcard', {}, { replace: true })

/** /untiedBankCardSuccessed: which card was unbound, and what that means. Whoever has unbound none is led to the list. */
function UnboundCard({ route }: PageProps<object>) {
  const [unbound] = useState(lastUnbound)
  useEffect(() => {
    if (unbound === undefined) toList()
  }, [unbound])
  return (
    <Frame title={route.title} tone="surface">
      {unbound ? <Outcome unbound={unbound} /> : <Skeleton shape="card" />}
    </Frame>
  )
}

function Outcome({ unbound }: { readonly unbound: Unbound }) {
  const { at, left, defaultCard } = unbound
  return (
    <>
      <ResultView
        state="success"
        title="解绑成功"
        hint="该卡不能再用于转入、转出，此前的交易记录仍可查询"
        rows={[
          { label: '已解绑', value: cardName(unbound) },
          { label: '解绑时间', value: formatInstant(at) },
          { label: '还可使用', value: left === 0 ? '没有银行卡' : `${left}张银行卡` },
          ...(defaultCard ? [{ label: '默认卡', value: cardName(defaultCard) }] : []),
        ]}
      >
        {left === 0 ? (
          <Button onPress={() => go('/addbandcard', {}, { replace: true })}>添加银行卡</Button>
        ) : (
          <Button onPress={toList}>查看我的银行卡</Button>
        )}
        <Button kind="text" onPress={goHome}>
          返回首页
        </Button>
      </ResultView>
      {left === 0 && <Notice tone="warning">没有绑定的银行卡时，电子账户不能转入、转出资金</Notice>}
    </>
  )
}

export default definePage(UnboundCard)
