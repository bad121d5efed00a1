import { callHotline } from '@/app/callHotline'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import type { ResponseOf } from '@/contract/call'
import { queryOrgs } from '@/contract/enterprise/queryOrgs'
import { ORG_ROLE_NAMES } from '@/domain/enterprise/roleNames'
import { Frame } from '@/app/Frame'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { View } from '@tarojs/components'
import type { Acting } from '../model'
import { Join } from './Join'
import { useActFor } from './useOrgs'
import '../approval.scss'

type Orgs = ResponseOf<typeof queryOrgs>

/** /qiyeLogin: the enterprises one acts for, which of them now, and the way to become a member of another. */
function Entry({ route }: PageProps) {
  const read = useCall(queryOrgs, {})
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        empty={({ open }) =>
          !open && {
            picture: 'lock',
            text: '企业服务暂停办理',
            hint: '请稍后再试，或致电客服',
            action: { text: `致电${BRAND.hotline}`, onPress: callHotline },
          }
        }
      >
        {(all) => (
          <>
            {all.acting && <ActsFor acting={all.acting} />}
            <Mine all={all} />
            {all.staff && (
              <CellGroup title="银行工作人员">
                <Cell icon="document" label="银行审批" onPress={() => go('/approvalList', {})} />
              </CellGroup>
            )}
            <Join alone={all.orgs.length === 0 && !all.staff} />
            <View className="approval-note">
              {`企业须先由法定代表人携带营业执照和本人身份证到网点开户。如有疑问，请致电${BRAND.hotline}`}
            </View>
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** Whom the session acts for, with what it can do. */
function ActsFor({ acting }: { readonly acting: Acting }) {
  const { orgId, name, role, balance, waiting, kinds } = acting
  const [hidden] = useAmountsHidden()
  return (
    <>
      <Card tone="hero">
        <View className="approval-head">
          <View className="approval-head__name">{name}</View>
          <View>{ORG_ROLE_NAMES[role]}</View>
        </View>
        <View className="approval-caption">企业账户余额（元）</View>
        <Amount value={balance} size="hero" symbol={false} hidden={hidden} />
      </Card>
      <CellGroup>
        <Cell
          icon="clock"
          label="待我审批"
          value={waiting > 0 ? `${waiting}笔` : undefined}
          onPress={() => go('/approvalList', { list: 'WAITING' })}
        />
        {kinds.length > 0 && <Cell icon="document" label="发起申请" onPress={() => go('/myAddPage')} />}
        <Cell icon="bill" label="我发起的" onPress={() => go('/approvalList', { list: 'MINE' })} />
        <Cell icon="card" label="对公账户" onPress={() => go('/cardupqiyebank')} />
        <Cell
          icon="link"
          label="金蝶账务"
          hint="由金蝶提供，记账、对账时核对企业账户"
          onPress={() => go('/kingdeeMiddlePage', { id: orgId })}
        />
      </CellGroup>
    </>
  )
}

function Mine({ all: { orgs, acting } }: { readonly all: Orgs }) {
  const { choose } = useActFor()
  if (orgs.length === 0) return null
  return (
    <CellGroup title="我的企业" note={acting ? '每次登录只代表一家企业办理业务，可在此切换' : '请选择本次要代表的企业'}>
      {orgs.map(({ orgId, name, role }) => (
        <Cell
          key={orgId}
          icon="enterprise"
          label={name}
          hint={ORG_ROLE_NAMES[role]}
          {...(orgId === acting?.orgId
            ? { value: <Tag tone="success">当前</Tag> }
            : { onPress: () => choose.run(orgId) })}
        />
      ))}
    </CellGroup>
  )
}

export default definePage(Entry)
