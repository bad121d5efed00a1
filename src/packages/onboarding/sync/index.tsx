import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import type { checkRegisterUser } from '@/contract/entry/checkRegisterUser'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { Loaded } from '@/features/loaded/Loaded'
import { syncQuery } from '@/routes/queries/onboarding'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import type { EmptyProps } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { useSync } from './useSync'

/** Links say what they like: only a masked number is shown, and the bank's own word goes before it. */
const MASKED = /^\d{3}\*{4}\d{4}$/

type AccountStatus = ResponseOf<typeof checkRegisterUser>['accountStatus']

/** Why there is nothing to be taken over, and the way on; undefined where there is. */
const nothing = (enter: () => Promise<void>): Readonly<Record<AccountStatus, EmptyProps | undefined>> => ({
  ELSEWHERE: undefined,
  HERE: {
    picture: 'tea',
    text: '您的账户已同步',
    hint: '可以直接登录使用',
    action: { text: '去登录', onPress: enter },
  },
  NONE: {
    picture: 'key',
    text: '没有需要同步的账户',
    hint: '您还没有在其他渠道注册',
    action: { text: '立即开户', onPress: () => go('/OpenMiddle', {}, { replace: true }) },
  },
})

/** /syncaccount: takes over the account that the person has in another channel. */
function Sync({ route, query }: PageProps<typeof syncQuery>) {
  const { found, sms, sync, enter, cancel } = useSync(query.mobileNo)
  const { data } = found
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
            <Button kind={readyKind(hasCode(sms))} onPress={sync}>
              确认同步
            </Button>
          </ButtonRow>
        )
      }
    >
      <Loaded
        read={found}
        waiting={<Skeleton shape="card" />}
        empty={({ accountStatus }) => nothing(enter)[accountStatus]}
      >
        {() => (
          <>
            <Notice>您已在其他渠道注册。验证手机号后，即可在这里使用原有账户，资金和持有不受影响</Notice>
            <CellGroup>
              <Cell label="注册手机号" value={number ?? '--'} />
            </CellGroup>
            <Card>
              <SmsCodeField sms={sms} />
            </Card>
            <Button kind="text" onPress={() => go('/syncoropenaccount')}>
              {data?.foundByPhone === true ? '手机号已停用，或不是我的账户' : '手机号已停用'}
            </Button>
          </>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(Sync, { query: syncQuery })
