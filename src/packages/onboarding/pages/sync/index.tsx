import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { syncQuery } from '@/routes/queries/onboarding'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/ButtonRow'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { ErrorState } from '@/ui/ErrorState'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { useSync } from '@/packages/onboarding/hooks/useSync'

/** Links say what they like: only a masked number is shown, and the bank's own word goes before it. */
const MASKED = /^\d{3}\*{4}\d{4}$/

/** /syncaccount: takes over the account that the person has in another channel. */
export default definePage(
  function Sync({ route, query }: PageProps<v.InferOutput<typeof syncQuery>>) {
    const { found, sms, sync, cancel } = useSync(query.mobileNo)
    const { data, error, reload } = found
    const elsewhere = data?.accountStatus === 'ELSEWHERE'
    const number = data?.registerMobileNo ?? (MASKED.test(query.mobileNo) ? query.mobileNo : undefined)
    return (
      <Frame
        title={route.title}
        action={
          elsewhere && (
            <ButtonRow>
              <Button kind="secondary" onPress={cancel}>
                暂不同步
              </Button>
              <Button onPress={sync}>确认同步</Button>
            </ButtonRow>
          )
        }
      >
        {!data && (error ? <ErrorState message={error.message} onRetry={reload} /> : <Skeleton shape="card" />)}
        {data && !elsewhere && (
          <Empty
            text={data.accountStatus === 'HERE' ? '您的账户已同步' : '没有需要同步的账户'}
            hint={data.accountStatus === 'HERE' ? '可以直接登录使用' : '您还没有在其他渠道注册'}
            action={
              data.accountStatus === 'HERE'
                ? { text: '去登录', onPress: () => go('/', {}, { replace: true }) }
                : { text: '立即开户', onPress: () => go('/OpenMiddle', {}, { replace: true }) }
            }
          />
        )}
        {elsewhere && (
          <>
            <Notice>您已在其他渠道注册。验证手机号后，即可在这里使用原有账户，资金和持有不受影响</Notice>
            <CellGroup>
              <Cell label="注册手机号" value={number ?? '--'} />
            </CellGroup>
            <Card>
              <SmsCodeField sms={sms} />
            </Card>
            <Button kind="text" onPress={() => go('/syncoropenaccount')}>
              手机号已停用，或不是我的账户
            </Button>
          </>
        )}
      </Frame>
    )
  },
  { query: syncQuery },
)
