import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { INVITER_KIND_NAMES } from '@/domain/referral/labels'
import { OPENING_DAYS } from '@/domain/referral/relation'
import { Loaded } from '@/features/loaded/Loaded'
import { Locked } from '@/features/loaded/Locked'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Skeleton } from '@/ui/Skeleton'
import { copyText, webAddress } from '@/features/share/copying'
import type { InvitePage } from '../pages'
import { refused } from './refused'
import { useInvite } from './useInvite'

/** What inviting is, and what it isn't. @param points what an account brings; 0 also before the bank has said so */
const rulesOf = (points: number): readonly string[] => [
  '分享不收费，也不因分享或开户人数给予现金、礼品',
  `对方在邀请码有效期内自愿接受，并在接受后${OPENING_DAYS}天内开户，即邀请成功`,
  '您只能看到对方的姓氏、接受和开户日期，以及邀请是否已结束、过期或无效，看不到任何业务信息',
  '对方可随时结束与您的邀请关系',
  ...(points > 0 ? [`邀请成功后，您获得${points}积分`] : []),
]

/** /inviteFriends: the own code, how it is sent, and who accepted. */
export function Invite({ route }: InvitePage) {
  const { member, invitation, accept } = useMemberArea(route)
  const read = useInvite(member)
  const who = useCall(queryMarketer, member ? {} : undefined)
  const code = read.data?.inviteCode
  const copy = (): void => {
    if (code === undefined) return
    void copyText(webAddress(link('/MakeFriendsSharePage', { inviteCode: code })), '邀请链接')
  }
  const copyButton = (
    <Button onPress={copy} disabled={code === undefined}>
      复制邀请链接
    </Button>
  )
  return (
    <Frame title={route.title} {...(member && read.state !== 'failed' && { action: copyButton })}>
      {member ? (
        <Loaded read={read} waiting={<Skeleton shape="hero" />} failed={refused}>
          {({ inviteCode, kind, until }) => (
            <>
              <Card tone="campaign">
                <View className="referral-hero">
                  <View className="referral-hero__caption">
                    {kind === 'CUSTOMER' ? '我的邀请码' : `我的邀请码（${INVITER_KIND_NAMES[kind]}）`}
                  </View>
                  <View className="referral-hero__main">{inviteCode}</View>
                  <View className="referral-hero__caption">{`有效期至${formatDay(day(until))}`}</View>
                </View>
              </Card>
              <CellGroup>
                <Cell icon="document" label="复制邀请码" onPress={() => void copyText(inviteCode, '邀请码')} />
                <Cell icon="share" label="邀请海报" hint="带二维码的图片" onPress={() => go('/posterIndex', {})} />
                <Cell icon="scan" label="邀请二维码" onPress={() => go('/QRCode', { type: 'invite' })} />
                <Cell icon="people" label="我邀请的人" onPress={() => go('/recommandList', {})} />
                {kind !== 'CUSTOMER' && <Cell icon="enterprise" label="工作台" onPress={() => go('/clerkIndex', {})} />}
                {kind !== 'CUSTOMER' && <Cell icon="bars" label="我的团队" onPress={() => go('/myTeam', {})} />}
                {who.data?.kolOpen === true && !who.data.staff && (
                  <Cell
                    icon="megaphone"
                    label="合作推广"
                    hint="申请、内容规范与佣金"
                    onPress={() => go('/kolIndex', {})}
                  />
                )}
                <Cell icon="mine" label="我的邀请人" onPress={() => go('/bindrelationship', {})} />
              </CellGroup>
            </>
          )}
        </Loaded>
      ) : (
        <Locked invitation={invitation} accept={accept} />
      )}
      <CellTable title="邀请说明" rows={rulesOf(read.data?.points ?? 0)} />
    </Frame>
  )
}
