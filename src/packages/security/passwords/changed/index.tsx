import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryCredentials } from '@/contract/security/queryCredentials'
import { formatInstant } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Empty } from '@/ui/Empty'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { COOLING } from '../cooling'
import { CREDENTIAL_NAMES } from '../names'

/** /changePassSuccessed: which password was changed in the last ten minutes, and what follows from it. */
function Changed({ route }: PageProps<object>) {
  const read = useCall(queryCredentials, {})
  return (
    <Frame title={route.title} tone="surface">
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {({ justChanged, coolingUntil }) =>
          justChanged ? (
            <ResultView
              state="success"
              title={`${CREDENTIAL_NAMES[justChanged.credential]}设置成功`}
              hint={coolingUntil === undefined ? '您在其他设备上的登录已退出' : COOLING}
              rows={[
                { label: '生效时间', value: formatInstant(justChanged.at) },
                ...(coolingUntil === undefined ? [] : [{ label: '限额恢复时间', value: formatInstant(coolingUntil) }]),
              ]}
            >
              <HomeButton only />
            </ResultView>
          ) : (
            <Empty
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
