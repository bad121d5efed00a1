import { ScrollView, View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { Loaded } from '@/features/loaded/Loaded'
import { Locked } from '@/features/loaded/Locked'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { role } from '@/ui/role'
import { StaffOnly } from '../staff/Closed'
import type { InvitePage } from '../pages'
import { givenText } from './givenText'
import { keepPicture, PictureView } from './PictureView'
import { PosterThumb } from './PosterThumb'
import { refused } from './refused'
import { useDrawing, usePosters } from './usePosters'
import type { Poster, Posters } from './usePosters'

const NONE = {
  picture: 'lantern' as const,
  text: '暂时没有可用的海报',
  hint: '活动可能已暂停或结束，可以看看其他海报',
  action: { text: '查看全部海报', onPress: () => go('/posterIndex', {}) },
}

/** What sending is, and what it isn't. */
const Note = ({ points }: Pick<Posters, 'points'>) => (
  <View className="referral-note">
    {`海报文字由本行审定，不能修改。${givenText(points)}；对方扫码后看到的是邀请页。`}
  </View>
)

const waiting = (
  <>
    <Skeleton shape="list" count={1} />
    <Skeleton shape="card" count={3} />
  </>
)

/** /promotionPoster: posters of one campaign, or of all that run. */
export function CampaignPosters({ route, query: { actId } }: InvitePage) {
  const { member, invitation, accept } = useMemberArea(route, actId === undefined ? {} : { actId })
  const read = usePosters(member, actId)
  const shown = (posters: readonly Poster[]) => posters.filter((one) => one.actId !== undefined)
  return (
    <Frame title={route.title}>
      {member ? (
        <Loaded
          read={read}
          waiting={<Skeleton shape="card" count={2} />}
          failed={refused}
          empty={({ posters }) => shown(posters).length === 0 && NONE}
        >
          {(data) => (
            <>
              <View className="referral-posters__grid">
                {shown(data.posters).map((poster) => (
                  <PosterThumb
                    key={poster.posterId}
                    data={data}
                    poster={poster}
                    onPress={() => go('/posterIndex', { posterId: poster.posterId })}
                  />
                ))}
              </View>
              <Note points={data.points} />
            </>
          )}
        </Loaded>
      ) : (
        <Locked invitation={invitation} accept={accept} />
      )}
    </Frame>
  )
}

/** /posterIndex and, for who promotes, /clerkPoster: choosing one, seen with the own code. */
export function PosterChoice({ route, query: { view, posterId, actId } }: InvitePage) {
  const { member, invitation, accept } = useMemberArea(route)
  const read = usePosters(member, actId)
  const [chosen, setChosen] = useState(posterId)
  const forStaff = view === 'clerkPosters'
  const posters = read.data?.posters ?? []
  const poster = posters.find((one) => one.posterId === chosen) ?? posters[0]
  const allowed = read.data && !(forStaff && read.data.sender.kind === 'CUSTOMER')
  const action = allowed && poster && (
    <Button onPress={() => go('/posterEnd', { posterId: poster.posterId })}>使用这张海报</Button>
  )
  return (
    <Frame title={route.title} {...(action && { action })}>
      {member ? (
        <Loaded read={read} waiting={waiting} failed={refused} empty={(data) => data.posters.length === 0 && NONE}>
          {(data) => (!allowed ? <StaffOnly /> : poster && <Choice data={data} poster={poster} onChoose={setChosen} />)}
        </Loaded>
      ) : (
        <Locked invitation={invitation} accept={accept} />
      )}
    </Frame>
  )
}

interface ChoiceProps {
  readonly data: Posters
  readonly poster: Poster
  readonly onChoose: (posterId: string) => void
}

const Choice = ({ data, poster, onChoose }: ChoiceProps) => (
  <>
    <ScrollView className="referral-posters" scrollX>
      <View className="referral-posters__row" {...role('radiogroup')} aria-label="海报">
        {data.posters.map((one) => (
          <PosterThumb
            key={one.posterId}
            data={data}
            poster={one}
            chosen={one.posterId === poster.posterId}
            onPress={() => onChoose(one.posterId)}
          />
        ))}
      </View>
    </ScrollView>
    <Preview data={data} poster={poster} />
    <Note points={data.points} />
  </>
)

const Preview = ({ data, poster }: Omit<ChoiceProps, 'onChoose'>) => (
  <PictureView drawing={useDrawing(data, poster)} label={`海报：${poster.title}，${poster.lines.join('，')}`} />
)

/** /posterEnd: the poster, to be kept or sent. */
export function PosterReady({ route, query: { posterId } }: InvitePage) {
  const { member, invitation, accept } = useMemberArea(route, posterId === undefined ? {} : { posterId })
  const read = usePosters(member)
  const poster = read.data?.posters.find((one) => one.posterId === posterId)
  return (
    <Frame title={route.title} {...(read.data && poster && { action: <Keep data={read.data} poster={poster} /> })}>
      {member ? (
        <Loaded
          read={read}
          waiting={<Skeleton shape="card" count={4} />}
          failed={refused}
          empty={() => poster === undefined && { ...NONE, text: '没有这张海报' }}
        >
          {(data) =>
            poster && (
              <>
                <Preview data={data} poster={poster} />
                <Note points={data.points} />
                <Send data={data} poster={poster} />
              </>
            )
          }
        </Loaded>
      ) : (
        <Locked invitation={invitation} accept={accept} />
      )}
    </Frame>
  )
}

const nameOf = ({ posterId }: Poster): string => `poster-${posterId}.png`

function Keep({ data, poster }: Omit<ChoiceProps, 'onChoose'>) {
  const drawing = useDrawing(data, poster)
  return <Button onPress={() => keepPicture('save', nameOf(poster), drawing)}>保存图片</Button>
}

function Send({ data, poster }: Omit<ChoiceProps, 'onChoose'>) {
  const drawing = useDrawing(data, poster)
  return (
    <View className="referral-actions">
      <Button kind="secondary" onPress={() => keepPicture('share', nameOf(poster), drawing)}>
        分享海报
      </Button>
    </View>
  )
}
