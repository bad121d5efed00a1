import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { useAction } from '@/session/useAction'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { openPlainly, useWayToApp } from '../useWayToApp'

/** What the app asks the phone for, and for which purpose (rules on apps' information of 2022). */
const PERMISSIONS = [
  { label: '相机', hint: '拍摄身份证、人脸识别时使用' },
  { label: '相册', hint: '选择身份证照片、保存凭证时使用' },
  { label: '位置', hint: '办理需要核实所在地的业务时使用，可以拒绝' },
  { label: '通知', hint: '接收账户变动提醒，可随时关闭' },
] as const

/** /downloadApp: the app with what has to be known before it is installed, and the store. */
function DownloadApp({ route }: PageProps) {
  const { read, open } = useWayToApp()
  const store = useAction(() => openPlainly(read.data, 'store'))
  return (
    <Frame
      title={route.title}
      action={
        <Button onPress={store.run} busy={store.busy}>
          前往应用商店下载
        </Button>
      }
    >
      <Notice>请只从手机的应用商店下载，不要安装短信、群聊中收到的安装包</Notice>
      <Loaded read={read} waiting={<Skeleton shape="list" count={5} />}>
        {({ app }) => (
          <CellGroup title={`${BRAND.shortName}手机银行`}>
            <Cell label="版本" value={app.version} />
            <Cell label="更新日期" value={formatDay(day(app.updated))} />
            <Cell label="大小" value={`约${app.megabytes}MB`} />
            <Cell layout="stacked" label="开发者" value={app.developer} />
            <Cell layout="stacked" label="备案号" value={app.licence} />
          </CellGroup>
        )}
      </Loaded>
      <CellTable title="使用的权限" rows={PERMISSIONS} />
      <CellGroup>
        <Cell label="隐私政策" onPress={() => go('/policyAgreement', { doc: 'privacy' })} />
      </CellGroup>
      <Button kind="text" onPress={open}>
        已安装，打开App
      </Button>
    </Frame>
  )
}

export default definePage(DownloadApp)
