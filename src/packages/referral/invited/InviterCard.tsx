import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { queryInvite } from '@/contract/referral/queryInvite'
import { BRAND } from '@/domain/brand'
import { branchOf } from '@/domain/branches/list'
import type { InviterKind } from '@/domain/referral/relation'
import { INVITER_KIND_NAMES } from '@/domain/referral/labels'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Portrait } from '@/ui/Portrait'

type Inviter = ResponseOf<typeof queryInvite>['inviter']

/** Who invites. Whoever does so for the bank can be checked. */
export function InviterCard({ inviter, said }: { readonly inviter: Inviter; readonly said: string }) {
  const { kind, name, branch, salesId } = inviter
  return (
    <>
      <Card tone="person">
        <View className="referral-person">
          <Portrait name={name} size="large" />
          <View className="referral-person__said referral-hero">
            <View className="referral-hero__caption">
              {kind === 'CUSTOMER' ? `${BRAND.bankName}客户` : `${BRAND.bankName}${INVITER_KIND_NAMES[kind]}`}
            </View>
            <View className="referral-hero__main">{name}</View>
            <View className="referral-hero__caption">{said}</View>
          </View>
        </View>
      </Card>
      {branch !== undefined && (
        <CellGroup>
          <Cell label="所属网点" value={branchOf(branch).name} />
          {salesId !== undefined && (
            <Cell
              icon="shield"
              label="核实工作人员"
              value={salesId}
              onPress={() => go('/microShopCard', { saverId: salesId })}
            />
          )}
        </CellGroup>
      )}
    </>
  )
}

/** Who sees what, before anybody accepts: a promoter's commission tells how much was subscribed. */
const seenBy = (kind: InviterKind): readonly string[] => [
  '对方会看到：您的姓氏、接受和开户日期，以及邀请是否已结束、过期或无效',
  ...(kind === 'KOL'
    ? [
        '对方看不到：手机号、证件、卡号和余额',
        '您申购代销理财后，对方及其邀请人可能得到本行支付的佣金，能推算出申购金额；佣金不由您承担',
      ]
    : ['对方看不到：手机号、证件、卡号、余额和任何交易']),
  '接受邀请不影响您的利率、费用和额度，您可随时结束',
]

export const Seen = ({ kind }: Pick<Inviter, 'kind'>) => <CellTable title="接受邀请后" rows={seenBy(kind)} />
