import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BankTabs } from '@/app/tabs'
import { BRAND } from '@/domain/brand'
import { clock } from '@/platform/clock'
import { elderMode } from '@/session/preferences'
import { sessionAtom } from '@/session/session'
import { useValue } from '@/session/store'
import { unreadAtom } from '@/session/unread'
import { Icon } from '@/ui/Icon'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { Notice } from '@/ui/Notice'
import { Pressable } from '@/ui/Pressable'
import { showToast } from '@/ui/Toast'
import { ElderEntrances } from './ElderEntrances'
import { Entrances } from './Entrances'
import { Foot } from './Foot'
import { Greeting } from './Greeting'
import { HeroAssets, HeroInvitation } from './Hero'
import { HeroWaiting } from './HeroCard'
import { Holdings } from './Holdings'
import { Products } from './Products'
import { useBelongings } from './useHome'
import './home.scss'

interface ContentProps {
  readonly elder: boolean
}

/** Home is useful to anybody, so it is shown at once; what belongs to the customer joins it after the gates. */
function Home({ route }: PageProps<object>) {
  const elder = useValue(elderMode.value)
  const { member, invitation, accept } = useMemberArea(route)
  return (
    <Frame title={BRAND.bankName} root tabBar={<BankTabs current="home" />}>
      <MyGreeting elder={elder} />
      {member ? (
        <MemberTop elder={elder} />
      ) : invitation ? (
        <HeroInvitation {...invitation} onAccept={accept} />
      ) : (
        <HeroWaiting />
      )}
      {elder ? <ElderEntrances /> : <Entrances />}
      {!elder && <Products />}
      {elder && (
        <View className="home-insured">
          <InsuranceMark />
        </View>
      )}
      {!elder && member && <Holdings />}
      {!elder && <Foot />}
    </Frame>
  )
}

function MemberTop({ elder }: ContentProps) {
  const { assets, reminders } = useBelongings()
  return (
    <>
      <HeroAssets assets={assets} elder={elder} />
      {reminders.length > 0 && (
        <View className="home-reminders">
          {reminders.map(({ key, text, leadsTo, tone, action }) => (
            <Notice key={key} tone={tone} action={action} onPress={() => go(leadsTo)}>
              {text}
            </Notice>
          ))}
        </View>
      )}
    </>
  )
}

function MyGreeting({ elder }: ContentProps) {
  const { visitor } = useValue(sessionAtom)
  const change = (): void => {
    elderMode.set(!elder)
    showToast(elder ? '已切换为标准版' : '已切换为长辈版')
  }
  const unread = useValue(unreadAtom)
  return (
    <Greeting now={clock.now()} name={visitor?.customerName} elder={elder} onChange={change}>
      {/* In the elder view the tab's badge says it: beside its large greeting there is no room. */}
      {!elder && unread > 0 && (
        <Pressable className="home-greeting__elder" label={`${unread}条未读消息`} onPress={() => go('/systemMsg')}>
          <Icon name="bell" size="small" />
          {unread}
        </Pressable>
      )}
    </Greeting>
  )
}

export default definePage(Home, { eager: true })
