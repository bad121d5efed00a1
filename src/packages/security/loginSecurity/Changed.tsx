import { goToDestination } from '@/app/entry'
import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { queryAccountChanges } from '@/contract/security/queryAccountChanges'
import { readAccountChanges } from '@/contract/security/readAccountChanges'
import type { ResponseOf } from '@/contract/call'
import { formatInstant } from '@/domain/dates/format'
import { ACCOUNT_CHANGE_TEXTS } from '@/domain/devices/changes'
import { CHANNEL_NAMES, PLATFORM_NAMES } from '@/domain/devices/platform'
import { Loaded } from '@/features/loaded/Loaded'
import { callOrSay } from '@/session/callOrSay'
import { session } from '@/session/session'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { showToast } from '@/ui/Toast'

type Told = ResponseOf<typeof queryAccountChanges>['changes'][number]

/** /accountChanged: what happened to the account that wasn't done on this device, and what to do if it wasn't its owner. */
export function Changed({ title }: { readonly title: string }) {
  const read = useCall(queryAccountChanges, {})
  const changes = read.data?.changes ?? []
  const goOn = useAction(async () => {
    const upTo = Math.max(0, ...changes.map(({ number }) => number))
    // Only who has passed the gesture can say that they have read it; it is told again to anybody else.
    if (session().visitor?.signedIn === true && upTo > 0) {
      const noted = await callOrSay(readAccountChanges, { upTo }, showToast)
      if (!noted) return
    }
    goToDestination()
  })
  return (
    <Frame
      title={title}
      action={
        changes.length === 0 ? undefined : (
          <Button busy={goOn.busy} onPress={goOn.run}>
            是我本人，继续
          </Button>
        )
      }
    >
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={4} />}
        empty={({ changes: told }) =>
          told.length === 0 && {
            picture: 'tea',
            text: '没有需要您确认的变更',
            hint: '账户在其他设备上的登录和变更会显示在这里',
            action: { text: '返回首页', onPress: goHome },
          }
        }
      >
        {({ changes: told }) => (
          <>
            <Notice tone="warning">您的账户有以下变更，请确认是否本人操作</Notice>
            {told.map((one) => (
              <Change key={one.number} change={one} />
            ))}
            <CellGroup title="不是我本人操作">
              <Cell
                icon="warning"
                label="不是我"
                hint="挂失账户，停止付款"
                onPress={() => go('/reportTheLoss', { object: 'ACCOUNT' })}
              />
              <Cell
                icon="clock"
                label="查看登录记录"
                hint="报告非本人登录，让其他设备退出"
                onPress={() => go('/loginRecords')}
              />
            </CellGroup>
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** One change: what, when, and on which device. */
function Change({ change: { kind, at, device } }: { readonly change: Told }) {
  const { title, text } = ACCOUNT_CHANGE_TEXTS[kind]
  return (
    <CellGroup title={title} note={text}>
      <Cell label="时间" value={formatInstant(at)} />
      {device && <Cell label="设备" value={`${PLATFORM_NAMES[device.platform]} · ${CHANNEL_NAMES[device.channel]}`} />}
      {device && device.place !== '' && <Cell label="地点" value={device.place} />}
    </CellGroup>
  )
}
