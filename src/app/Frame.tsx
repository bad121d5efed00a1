import { useEffect, useState } from 'react'
import { appearance } from '../platform/appearance'
import { hostPage } from '../platform/hostPage'
import { navigation } from '../platform/navigation'
import { network } from '../platform/network'
import { elderMode } from '../session/preferences'
import { useValue } from '../session/store'
import { NavigationBar } from '../ui/NavigationBar'
import { OfflineBar } from '../ui/OfflineBar'
import { Screen } from '../ui/Screen'
import type { ScreenProps } from '../ui/Screen'
import { DemoNote } from './DemoNote'
import { Hotline } from './Hotline'
import { goBack } from './navigate'
import { useShownAgain } from './useShownAgain'
import { useSubscribed } from './useSubscribed'

interface FrameProps extends Omit<ScreenProps, 'header' | 'note'> {
  readonly title: string
  /** A tab page, which has no way back. */
  readonly root?: boolean
  /** false: the page shows the hotline in a place of its own. */
  readonly hotline?: boolean
}

/**
 * A page's frame: the bar where the platform draws none, a person at the bank in the elder view, the note that this is a
 * demonstration, the line shown offline.
 */
export function Frame({ title, root = false, hotline = true, children, ...screen }: FrameProps) {
  const online = useSubscribed(network.subscribe, network.online)
  // Read once: later, with another page on top, the depth would be that page's.
  const [below] = useState(() => navigation.depth() > 1)
  const native = appearance.hasNativeBar()
  const elder = useValue(elderMode.value)
  const person = elder && hotline && <Hotline inBar={!native} />
  useEffect(() => hostPage.setTitle(title), [title])
  // A page that was on top has set its own title.
  useShownAgain(() => hostPage.setTitle(title))
  const bar = <NavigationBar title={title} onBack={root && !below ? undefined : goBack} right={person} />
  return (
    <Screen {...screen} header={native ? undefined : bar} note={BANK_IS_SANDBOX ? <DemoNote /> : undefined}>
      {!online && <OfflineBar online={false} />}
      {native && person}
      {children}
    </Screen>
  )
}
