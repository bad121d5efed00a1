import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { namedRoute } from '@/domain/bridge/arrival'
import { link, linkOf } from '@/routes/link'
import { guideQuery } from '@/routes/queries/bridge'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { role } from '@/ui/role'
import { copyText, webAddress } from '../copying'
import { useWayToApp } from '../useWayToApp'
import { GUIDES } from './guides'
import './guide.scss'

/** /openBrowser and its like: how to get where this environment can't lead, one step after the other. */
function GuidePage({ route, query }: PageProps<typeof guideQuery>) {
  const { heading, why, steps, copies, genuine } = GUIDES[query.guide]
  const named = namedRoute(query.to)
  const going = (named === undefined ? undefined : linkOf(named)) ?? link('/')
  const address = webAddress(going)
  const copied = copies === 'address' ? { text: address, what: '链接' } : copies
  const copy = () => copyText(copied.text, copied.what)
  return (
    <Frame
      title={route.title}
      action={query.guide === 'app' ? <OpenApp /> : <Button onPress={copy}>{`复制${copied.what}`}</Button>}
    >
      <Card>
        <Heading level={2} className="guide-heading">
          {heading}
        </Heading>
        <View className="guide-why">{why}</View>
        <View {...role('list')} aria-label="步骤">
          {steps.map((step, place) => (
            <View key={step} className="guide-step" {...role('listitem')}>
              <View className="guide-step__number">{place + 1}</View>
              <View className="guide-step__text">{step}</View>
            </View>
          ))}
        </View>
        {query.guide !== 'app' && (
          <View className="guide-copied">
            <View className="guide-copied__what">{copied.what}</View>
            <View className="guide-copied__text">{copied.text}</View>
          </View>
        )}
      </Card>
      {genuine !== undefined && <Notice>{genuine}</Notice>}
      {query.guide === 'app' && (
        <CellGroup>
          <Cell label="同步手势密码并打开App" hint="需要您单独同意" onPress={() => go('/mbMiddle', {})} />
        </CellGroup>
      )}
      {query.guide === 'browser' && (
        <CellGroup>
          <Cell label="没有“在浏览器打开”？查看详细步骤" onPress={() => go('/openBrowserNew', withTo(query.to))} />
        </CellGroup>
      )}
      <Button kind="text" onPress={() => go(going, { replace: true })}>
        {going.name === '/' ? '返回首页' : '在当前页面继续'}
      </Button>
    </Frame>
  )
}

const withTo = (to: string | undefined) => (to === undefined ? {} : { to })

/** The app where it is installed; else the way to it. */
function OpenApp() {
  const { open, busy } = useWayToApp()
  return (
    <ButtonRow>
      <Button kind="secondary" onPress={() => go('/downloadApp')}>
        下载App
      </Button>
      <Button onPress={open} busy={busy}>
        打开App
      </Button>
    </ButtonRow>
  )
}

export default definePage(GuidePage, { query: guideQuery })
