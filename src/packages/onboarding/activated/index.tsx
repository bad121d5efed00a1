import { Frame } from '@/app/Frame'
import { goToDestination, hasDestination } from '@/app/entry'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { accountPrompt } from '@/domain/account/prompt'
import { isDormant } from '@/domain/account/status'
import type { AccountState } from '@/domain/account/status'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'

/** /activationSuccess: a dormant account that is awake again, by the bank's word and not the link's. */
function Activated({ route }: PageProps) {
  const read = useCall(queryAccountStatus, {})
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(status) => (isDormant(status) ? <Dormant status={status} /> : <Awake status={status} />)}
      </Loaded>
    </Frame>
  )
}

interface StatusProps {
  readonly status: AccountState
}

const Awake = ({ status: { acctString } }: StatusProps) => (
  <ResultView
    state="success"
    title="账户激活成功"
    hint="原有余额、存款和理财不变，即时可用"
    rows={[
      { label: '电子账户', value: `尾号${acctString}` },
      { label: '已恢复', value: '转入、转出、存入和购买' },
    ]}
  >
    {hasDestination() ? (
      <Button onPress={goToDestination}>继续办理</Button>
    ) : (
      <Button onPress={() => go('/productDetailsHomePage', {}, { replace: true })}>去看看存款</Button>
    )}
    <HomeButton />
  </ResultView>
)

function Dormant({ status }: StatusProps) {
  const prompt = accountPrompt(status)
  const leadsTo = prompt?.leadsTo
  return (
    <ResultView state="pending" title="账户尚未激活" hint={prompt?.content}>
      {leadsTo && (
        <Button onPress={() => go('/EditeIdCard', { ...leadsTo }, { replace: true })}>{prompt.confirm}</Button>
      )}
      <HomeButton />
    </ResultView>
  )
}

export default definePage(Activated)
