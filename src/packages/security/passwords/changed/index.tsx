import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryCredentials } from '@/contract/security/queryCredentials'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { ChangedResult } from '../ChangedResult'
import { CREDENTIAL_NAMES } from '../names'

/** /changePassSuccessed: which password was changed in the last ten minutes, and what follows from it. */
function Changed({ route }: PageProps) {
  const read = useCall(queryCredentials, {})
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(told) =>
          told.justChanged ? (
            <ChangedResult title={`${CREDENTIAL_NAMES[told.justChanged.credential]}设置成功`} told={told}>
              <HomeButton only />
            </ChangedResult>
          ) : (
            <Empty
              picture="tea"
              text="最近没有修改密码"
              hint="各密码的设置时间见安全中心"
              action={{ text: '前往安全中心', onPress: () => go('/securityCenterIndex', {}, { replace: true }) }}
            />
          )
        }
      </Loaded>
    </Frame>
  )
}

export default definePage(Changed)
