import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryMiniLink } from '@/contract/bridge/queryMiniLink'
import { namedRoute } from '@/domain/bridge/arrival'
import { isTargetAddress } from '@/domain/bridge/targets'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { leaving, openOutside } from '@/platform/outsideLink'
import { link, linkOf } from '@/routes/link'
import { miniQuery } from '@/routes/queries/bridge'
import { tell } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { copyText } from '../copying'

const NAME = BRAND.bankName

/** What is used most in the mini-program, each one tap away. */
const PAGES = [
  { label: '账户明细', to: link('/walletTransactionRecordList', {}).name },
  { label: '电子回单与对账单', to: link('/miniPdf', {}).name },
  { label: '帮助与客服', to: link('/Help').name },
] as const

/** /minip and its like: into the mini-program, or one page of it, by a link that the bank has made; by its name without one. */
function MiniPage({ route, query: { way, to } }: PageProps<typeof miniQuery>) {
  const named = way === 'home' ? undefined : namedRoute(to)
  const going = (named === undefined ? undefined : linkOf(named)) ?? link('/')
  // Inside the mini-program the page is only a step away.
  const inside = !leaving.unloads
  const read = useCall(queryMiniLink, inside ? undefined : { to: going.name })
  const open = useAction(async () => {
    if (inside) return go(going, { replace: true })
    const url = read.data?.link ?? ''
    const opened = isTargetAddress('mini', url, BANK_IS_SANDBOX) && (await openOutside({ to: 'partner', url })).ok
    if (!opened) await tell({ text: `暂时无法打开，请在微信中搜索“${NAME}”小程序` })
  })
  return (
    <Frame
      title={route.title}
      action={
        <Button onPress={open.run} busy={open.busy || (!inside && read.state === 'loading')}>
          打开小程序
        </Button>
      }
    >
      <CellGroup note="小程序由本行提供，登录方式与本页相同">
        <Cell label="小程序" value={NAME} />
        <Cell layout="stacked" label="主体" value={BRAND.legalName} />
      </CellGroup>
      {!inside && way === 'link' && (
        <Loaded read={read} waiting={<Skeleton shape="text" />}>
          {({ until }) => (
            <CellGroup>
              <Cell label="链接有效期至" value={formatDay(day(until))} />
            </CellGroup>
          )}
        </Loaded>
      )}
      {way === 'home' && (
        <CellGroup title="直接打开">
          {PAGES.map(({ label, to: page }) => (
            <Cell key={label} label={label} onPress={() => go('/minipPage', { to: page })} />
          ))}
          <Cell label="小程序链接" hint="从浏览器、短信打开小程序" onPress={() => go('/evokeMinip', {})} />
        </CellGroup>
      )}
      <CellGroup title="没有打开？">
        <Cell label="复制名称，在微信中搜索" value={<View>{NAME}</View>} onPress={() => void copyText(NAME, '名称')} />
        <Cell label="查找、添加小程序的方法" onPress={() => go('/minipInstructions')} />
      </CellGroup>
    </Frame>
  )
}

export default definePage(MiniPage, { query: miniQuery })
