import { setMessageSettings } from '@/contract/message/setMessageSettings'
import { MESSAGE_GROUP_NAMES, MESSAGE_GROUPS } from '@/domain/message/groups'
import { Loaded } from '@/features/loaded/Loaded'
import { useMessageSettings } from '@/features/remind/useMessageSettings'
import type { MessageSetting } from '@/features/remind/useMessageSettings'
import { subscription } from '@/platform/subscription'
import { callOrSay } from '@/session/callOrSay'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'
import { showToast } from '@/ui/Toast'

const ALWAYS = '涉及账户安全、资金转出与我行承诺告知的消息不能关闭。'
const ONE_EACH = '微信每次只允许发送一条，可多次允许；消息中心里总能查到。'

interface SettingsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Which messages come, and which of them by WeChat too. */
export const SettingsSheet = ({ open, onClose }: SettingsSheetProps) => (
  <Sheet open={open} title="消息设置" onClose={onClose}>
    {open && <Settings />}
  </Sheet>
)

function Settings() {
  const { settings, allow } = useMessageSettings()
  const turn = async (kind: string, wanted: boolean): Promise<void> => {
    const set = await callOrSay(setMessageSettings, { kind, wanted }, showToast)
    if (!set) return
  }
  return (
    <Loaded read={settings} waiting={<Skeleton shape="list" count={6} />}>
      {({ kinds }) => (
        <>
          {MESSAGE_GROUPS.map((group) => {
            const own = kinds.filter((one) => one.group === group)
            return (
              own.length > 0 && (
                <CellGroup key={group} title={MESSAGE_GROUP_NAMES[group]}>
                  {own.map((one) => (
                    <Kind key={one.kind} setting={one} onChange={(wanted) => turn(one.kind, wanted)} />
                  ))}
                </CellGroup>
              )
            )
          })}
          {subscription.available() && <ByWeChat kinds={kinds} onAllow={allow} />}
          <CellGroup note={ALWAYS}>{null}</CellGroup>
        </>
      )}
    </Loaded>
  )
}

interface KindProps {
  readonly setting: MessageSetting
  readonly onChange: (wanted: boolean) => Promise<void>
}

const Kind = ({ setting: { title, always, wanted }, onChange }: KindProps) => (
  <Cell label={title} value={always ? '始终接收' : <Switch label={title} checked={wanted} onChange={onChange} />} />
)

interface ByWeChatProps {
  readonly kinds: readonly MessageSetting[]
  readonly onAllow: (setting: MessageSetting) => Promise<void>
}

function ByWeChat({ kinds, onAllow }: ByWeChatProps) {
  const offered = kinds.filter(({ templateId }) => templateId !== undefined)
  if (offered.length === 0) return null
  return (
    <CellGroup title="微信提醒" note={ONE_EACH}>
      {offered.map((one) => (
        <Cell
          key={one.kind}
          label={one.title}
          hint={one.allowed > 0 ? `还可发送${one.allowed}条` : undefined}
          value={
            <Button size="small" kind="secondary" label={`允许微信提醒：${one.title}`} onPress={() => onAllow(one)}>
              允许一条
            </Button>
          }
        />
      ))}
    </CellGroup>
  )
}
