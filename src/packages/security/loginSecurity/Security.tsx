import { useState } from 'react'
import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryDevices } from '@/contract/security/queryDevices'
import { revokeDevice } from '@/contract/security/revokeDevice'
import { formatInstant } from '@/domain/dates/format'
import { DEVICE_STATE_NAMES } from '@/domain/devices/devices'
import { CHANNEL_NAMES, PLATFORM_NAMES } from '@/domain/devices/platform'
import { Loaded } from '@/features/loaded/Loaded'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { storage } from '@/platform/storage'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'
import { showToast } from '@/ui/Toast'
import type { OwnDevice } from '../logins'

/** How the customer signs in, on which devices, and by which WeChat accounts. */
export function Security({ title }: { readonly title: string }) {
  const read = useCall(queryDevices, {})
  const removal = useRemoval()
  return (
    <Frame title={title}>
      <SignIn />
      <Loaded read={read} waiting={<Skeleton shape="list" count={4} />}>
        {({ devices, wechat }) => (
          <>
            <Trusted devices={devices.filter(({ state }) => state === 'TRUSTED')} onRemove={removal.ask} />
            <Gone devices={devices.filter(({ state }) => state !== 'TRUSTED')} />
            <Wechat accounts={wechat} />
          </>
        )}
      </Loaded>
      <PasswordSheet password={removal.password} name={removal.name} onComplete={removal.password.complete} />
    </Frame>
  )
}

/** A device taken away by the payment password. */
function useRemoval() {
  const [device, setDevice] = useState<OwnDevice>()
  const password = useWithPassword(revokeDevice, {
    async send(typed) {
      const outcome = await call(revokeDevice, { deviceId: device?.deviceId ?? '', password: typed })
      if (outcome.ok) showToast('设备已移除')
      return outcome
    },
    onRefused: sayRefusedOrder,
  })
  const ask = (one: OwnDevice): void => {
    setDevice(one)
    password.ask()
  }
  return { password, ask, name: device ? `移除设备：${PLATFORM_NAMES[device.platform]}` : '' }
}

function SignIn() {
  const [hidden, setHidden] = useState(storage.get('linesHidden') ?? false)
  const change = (shown: boolean): void => {
    setHidden(!shown)
    storage.set('linesHidden', !shown)
  }
  return (
    <CellGroup title="登录方式" note="关闭手势轨迹后，在这台设备上绘制手势时不显示连线">
      <Cell label="显示手势轨迹" value={<Switch label="显示手势轨迹" checked={!hidden} onChange={change} />} />
      <Cell label="修改手势密码" onPress={() => go('/changeGesture')} />
      <Cell label="手机银行App登录密码" onPress={() => go('/settingPasswordAPP')} />
      <Cell label="登录记录" onPress={() => go(link('/loginRecords'))} />
    </CellGroup>
  )
}

/** 微信小程序 · 吉林省, and when it was last signed in on. */
const usedAt = ({ channel, place, lastAt }: OwnDevice): ReactNode => (
  <Facts of={[CHANNEL_NAMES[channel], place, formatInstant(lastAt)]} />
)

const Trusted = ({
  devices,
  onRemove,
}: {
  readonly devices: readonly OwnDevice[]
  readonly onRemove: (device: OwnDevice) => void
}) => (
  <CellGroup title="登录设备" note="移除后，该设备立即退出登录；再次登录须验证手势密码和短信验证码">
    {devices.map((device) => (
      <Cell
        key={device.deviceId}
        label={PLATFORM_NAMES[device.platform]}
        hint={usedAt(device)}
        value={
          device.current ? (
            '本机'
          ) : (
            <Button
              kind="text"
              size="small"
              label={`移除${PLATFORM_NAMES[device.platform]}`}
              onPress={() => onRemove(device)}
            >
              移除
            </Button>
          )
        }
      />
    ))}
  </CellGroup>
)

const Gone = ({ devices }: { readonly devices: readonly OwnDevice[] }) =>
  devices.length > 0 && (
    <CellGroup title="已移除的设备">
      {devices.map((device) => (
        <Cell
          key={device.deviceId}
          label={PLATFORM_NAMES[device.platform]}
          hint={usedAt(device)}
          value={DEVICE_STATE_NAMES[device.state]}
        />
      ))}
    </CellGroup>
  )

const Wechat = ({ accounts }: { readonly accounts: ResponseOf<typeof queryDevices>['wechat'] }) => (
  <CellGroup title="关联的微信" note="公众号和小程序分别关联。如有不是您本人的，请移除其设备并修改手势密码">
    {accounts.map(({ since, current }) => (
      <Cell key={since} label={`${formatInstant(since)}关联`} value={current ? '正在使用' : undefined} />
    ))}
  </CellGroup>
)
