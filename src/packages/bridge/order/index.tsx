import { useEffect, useState } from 'react'
import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { fetchPartnerOrder } from '@/contract/bridge/fetchPartnerOrder'
import { refusedAs } from '@/features/identity/refusedAs'
import { partnerOrderQuery } from '@/routes/queries/bridge'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'

interface Problem {
  readonly title: string
  readonly hint: string
  /** Whether asking again may help. */
  readonly retries: boolean
}

const MISSING: Problem = {
  title: '未找到该订单',
  hint: '请返回好物出行核对订单后重新发起付款',
  retries: false,
}

/** /goodGoOutOrder: asks the partner for the order, and hands its payment to the page that takes passwords. */
function PartnerOrderPage({ route, query: { id } }: PageProps<typeof partnerOrderQuery>) {
  const [problem, setProblem] = useState<Problem | undefined>(id === undefined ? MISSING : undefined)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (id === undefined) return
    let left = false
    void call(fetchPartnerOrder, { partnerNo: id }).then((asked) => {
      if (left) return
      // In this page's place, so that back from there leads to the partner.
      if (asked.ok) return go('/PasswordKeyboardNew', { authId: asked.value.authId }, { replace: true })
      setProblem(problemOf(refusedAs(asked.error), asked.error.message))
    })
    return () => {
      left = true
    }
  }, [id, tries])
  const retry = (): void => {
    setProblem(undefined)
    setTries(tries + 1)
  }
  return (
    <Frame title={route.title}>
      {problem ? (
        <ResultView
          state={problem.title === '订单已支付' ? 'success' : 'failure'}
          title={problem.title}
          hint={problem.hint}
        >
          {problem.retries && <Button onPress={retry}>重新获取订单</Button>}
          <HomeButton only={!problem.retries} />
        </ResultView>
      ) : (
        <Skeleton shape="card" />
      )}
    </Frame>
  )
}

function problemOf(name: string | undefined, message: string): Problem {
  if (name === 'PartnerOrderUnknown') return MISSING
  if (name === 'OrderPaid') return { title: '订单已支付', hint: '无需重复付款，可在账户明细中查看', retries: false }
  if (name === 'OrderChanged') return { title: '订单内容已变化', hint: message, retries: true }
  return { title: '暂时无法获取订单', hint: message, retries: true }
}

export default definePage(PartnerOrderPage, { query: partnerOrderQuery })
