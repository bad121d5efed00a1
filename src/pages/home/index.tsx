import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BankTabs } from '@/app/tabs'
import { queryAssets } from '@/contract/account/queryAssets'
import { BRAND } from '@/domain/brand'
import { clock, whenIdle } from '@/platform/clock'
import type { Route } from '@/routes/names'
import { obstacle } from '@/session/gate'
import { elderMode } from '@/session/preferences'
import { session, sessionAtom, start } from '@/session/session'
import { useValue } from '@/session/store'
import { unreadAtom } from '@/session/unread'
import { askAhead } from '@/session/useCall'
import { ErrorState } from '@/ui/ErrorState'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { showToast } from '@/ui/Toast'
import { useLoad } from '@/ui/useLoad'
import type { ElderHome } from './ElderHome'
import { Entrances } from './Entrances'
import { ComingWaiting } from './ComingWaiting'
import { Foot } from './Foot'
import { Greeting } from './Greeting'
import { HeroAssets, HeroInvitation } from './Hero'
import { HeroWaiting } from './HeroCard'
import { Products } from './Products'
import './home.scss'

/** Most customers never need it. */
const loadElderHome = () => import('./ElderHome')

/** What comes next and the campaign: fetched at once, and drawn when the rest of home is there. */
const loadBelow = () => Promise.all([import('./Below'), whenIdle()]).then(([below]) => below)

/** Home is useful to anybody, so it is shown at once; what belongs to the customer joins it after the gates. */
function Home({ route }: PageProps) {
  const elder = useValue(elderMode.value)
  const { member, invitation, accept } = useMemberArea(route)
  const below = useLoad(elder ? undefined : loadBelow)
  useEffect(() => void askForOwnMoney(route), [route])
  const guest = invitation ? <HeroInvitation {...invitation} onAccept={accept} /> : <HeroWaiting />
  // Nothing here is a stranger's yet: they see what can be had, and then how.
  const stranger = invitation?.stranger
  const own = (
    <>
      {member ? <HeroAssets /> : guest}
      <Entrances />
      {invitation || below.failed ? null : member && below.loaded ? (
        <>
          <below.loaded.AccountPapers />
          <below.loaded.Coming />
        </>
      ) : (
        <ComingWaiting />
      )}
    </>
  )
  return (
    <Frame title={BRAND.bankName} hotline={false} root tabBar={<BankTabs current="home" />}>
      <MyGreeting elder={elder} />
      {elder ? (
        <Elder member={member}>{guest}</Elder>
      ) : (
        <>
          {stranger || own}
          <Products />
          {stranger && guest}
          {below.loaded && <below.loaded.Activities member={member} />}
          {below.failed && <ErrorState onRetry={below.retry} />}
          <Foot />
        </>
      )}
    </Frame>
  )
}

/** At a start the own money is asked for before its place is drawn, which takes a slow phone a tenth of a second. */
async function askForOwnMoney({ access }: Route): Promise<void> {
  if (session().phase !== 'starting') return
  await start()
  if (obstacle(access, session()) === undefined) askAhead(queryAssets, {})
}

function Elder(props: ComponentProps<typeof ElderHome>) {
  const { loaded, failed, retry } = useLoad(loadElderHome)
  return loaded ? <loaded.ElderHome {...props} /> : failed ? <ErrorState onRetry={retry} /> : <HeroWaiting />
}

function MyGreeting({ elder }: { readonly elder: boolean }) {
  const { visitor } = useValue(sessionAtom)
  const change = (): void => {
    elderMode.set(!elder)
    showToast(elder ? '已切换为标准版' : '已切换为长辈版')
  }
  const unread = useValue(unreadAtom)
  return (
    <Greeting now={clock.now()} name={visitor?.customerName} elder={elder} onChange={change}>
      {/* How many the tab's badge shows; in the elder view it alone, because beside the large greeting is no room. */}
      {!elder && unread > 0 && (
        <Pressable className="home-greeting__elder" label={`${unread}条未读消息`} onPress={() => go('/systemMsg')}>
          <Icon name="bell" size="small" />
        </Pressable>
      )}
    </Greeting>
  )
}

export default definePage(Home, { eager: true })
