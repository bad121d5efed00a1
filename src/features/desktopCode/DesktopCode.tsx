import { View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'
import { desktopCode } from '@/platform/desktopCode'
import { hostPage } from '@/platform/hostPage'
import { BASE, h5Link } from '@/routes/link'
import type { Query } from '@/routes/link'
import type { Route } from '@/routes/names'
import { sourceAtom } from '@/session/source'
import { useValue } from '@/session/store'
import { Card } from '@/ui/Card'
import { Picture } from '@/ui/Picture'
import { useLoad } from '@/ui/useLoad'
import './desktopCode.scss'

interface DesktopCodeProps {
  readonly route: Route
  /** The page's own parameters. Who brought the reader goes along by itself. */
  readonly query?: Query
}

/** The page as a code to scan, for whoever reads it on a computer: everything it leads to is done on a phone. */
export function DesktopCode({ route, query = {} }: DesktopCodeProps) {
  const source = useValue(sourceAtom)
  const { loaded } = useLoad(desktopCode.loadDrawing())
  if (!loaded) return null
  const address = hostPage.origin() + BASE + h5Link(route.name, { ...source, ...query })
  return (
    <Card className="desktop-code">
      <View className="desktop-code__picture">
        <Picture address={loaded.codePicture(address)} />
      </View>
      <View className="desktop-code__text">{`请用手机微信扫码打开本页，开户、存款和领取均在手机上办理。扫码前请核对网址属于${BRAND.bankName}`}</View>
    </Card>
  )
}
