import { Frame } from '@/app/Frame'
import { goOn, isGoing } from '@/app/entry'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { accountPrompt, isDormant } from '@/domain/account/status'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'

/** /activationSuccess: a dormant account that is awake again, by the bank's word and not the link's. */
export default definePage(function Activated({ route }: PageProps<object>) {
  const { data, error, reload } = useCall(queryAccountStatus, {})
  const prompt = data && accountPrompt(data)
  const leadsTo = prompt?.leadsTo
  return (
    <Frame title={route.title} tone="surface">
      {!data && (error ? <ErrorState message={error.message} onRetry={reload} /> : <Skeleton shape="card" />)}
      {data && !isDormant(data) && (
        <ResultView state="success" title="账户激活成功" hint={`您尾号${data.acctString}的电子账户已恢复线上交易`}>
          {isGoing() ? (
            <Button onPress={goOn}>继续办理</Button>
          ) : (
            <Button onPress={() => go('/productDetailsHomePage', {}, { replace: true })}>去看看存款</Button>
          )}
          <Button kind="secondary" onPress={goHome}>
            返回首页
          </Button>
        </ResultView>
      )}
      {data && isDormant(data) && (
        <ResultView state="pending" title="账户尚未激活" hint={prompt?.content}>
          {leadsTo && (
            <Button onPress={() => go('/EditeIdCard', { ...leadsTo }, { replace: true })}>{prompt.confirm}</Button>
          )}
          <Button kind="secondary" onPress={goHome}>
            返回首页
          </Button>
        </ResultView>
      )}
    </Frame>
  )
})
