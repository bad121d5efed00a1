import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { callHotline } from '@/app/callHotline'
import { go } from '@/app/navigate'
import { BRAND } from '@/domain/brand'
import { familyRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import { amountsHidden } from '@/session/preferences'
import { useValue } from '@/session/store'
import { Amount } from '@/ui/Amount'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/Icon'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { Notice } from '@/ui/Notice'
import { Pressable } from '@/ui/Pressable'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { openEntrance } from './Entrances'
import type { Entrance } from './Entrances'
import { HeroAssets } from './Hero'
import { useComing, usePapers } from './Coming'
import './ElderHome.scss'

interface ElderHomeProps {
  /** The person there is signed in. */
  readonly member: boolean
  /** The hero of somebody who isn't. */
  readonly children: ReactNode
}

/** Home in the elder view: the money, the two things most wanted, what is new, and a few ways more. */
export const ElderHome = ({ member, children }: ElderHomeProps) => (
  <View className="elder-home">
    {member ? (
      <>
        <HeroAssets />
        <Next />
      </>
    ) : (
      children
    )}
    <First />
    <View className="home-insured">
      <InsuranceMark />
    </View>
  </View>
)

/**
 * What the account wants, with the way there at the end of its sentence, or what happens next with the money: in either
 * case the first tiles stay in sight below it. It has its place before it is known, so that no tile moves.
 */
function Next() {
  const papers = usePapers()
  const lines = useComing()
  const hidden = useValue(amountsHidden.value)
  if (papers)
    return (
      <View className="home-papers">
        <Notice tone="warning" onPress={() => go(papers.leadsTo)}>
          {unbroken(`${papers.text}，`)}
          <Text className="elder-home__act">{papers.action}</Text>
        </Notice>
      </View>
    )
  // One line has room: what may be chosen, then what is soonest.
  const first = lines?.find(({ open }) => open) ?? lines?.[0]
  return (
    <Pressable className="elder-home__next" role="link" onPress={() => go(first?.leadsTo ?? link('/upcoming'))}>
      <View className="elder-home__coming">
        <View className="elder-home__caption">
          接下来
          {first?.amount !== undefined && <Amount value={first.amount} hidden={hidden} className="elder-home__sum" />}
        </View>
        {lines && (first?.label ?? '90天内没有到期或收益')}
      </View>
      <Icon name="arrow-right" size="small" tone="hint" />
    </Pressable>
  )
}

const MORE: readonly Entrance[] = [
  { leadsTo: link(familyRoute('regular', 'HoldList'), { scope: 'all' }), label: '我的存款', icon: 'deposit' },
  { leadsTo: link('/readToMe'), label: '念给我听', icon: 'megaphone' },
  { leadsTo: link('/AccountTurnInto'), label: '转入', icon: 'transfer-in' },
  { leadsTo: link('/walletTransactionRecordList'), label: '明细', icon: 'bill' },
  { leadsTo: link('/pots'), label: '存钱罐', icon: 'piggy-bank' },
  { leadsTo: link('/productDetailsHomePage'), label: '去存款', icon: 'product', tab: true },
]

interface TileProps {
  readonly icon: IconName
  readonly text: string
  readonly role?: 'link'
  readonly label?: string
  readonly onPress: () => void
}

const Tile = ({ icon, text, ...press }: TileProps) => (
  <Pressable className="elder-home__tile" {...press}>
    <Icon name={icon} size="large" tone="brand" />
    <View className="elder-home__label">{text}</View>
  </Pressable>
)

const Tiles = ({ entrances }: { readonly entrances: readonly Entrance[] }) => (
  <View className="elder-home__tiles">
    {entrances.map((entrance) => (
      <Tile
        key={entrance.label}
        icon={entrance.icon}
        text={entrance.label}
        role="link"
        onPress={() => openEntrance(entrance)}
      />
    ))}
  </View>
)

/** In sight on the smallest phone: money to one's own card, and a person at the bank; then what one has, to see and to hear. */
const First = () => (
  <>
    <View className="elder-home__tiles">
      <Tile
        icon="transfer-out"
        text="转出"
        role="link"
        label="转账，转出到银行卡"
        onPress={() => go('/AccountTurnOut')}
      />
      <Tile icon="phone" text="人工客服" label={`人工客服，拨打客服热线${BRAND.hotline}`} onPress={callHotline} />
    </View>
    <Tiles entrances={MORE} />
  </>
)
