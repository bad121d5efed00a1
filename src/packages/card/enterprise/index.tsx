import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { queryOrgCards } from '@/contract/enterprise/queryOrgCards'
import { mayBindOrgCard, ORG_PROOF } from '@/domain/enterprise/orgCard'
import { formatInstant } from '@/domain/dates/format'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { TextField } from '@/ui/TextField'
import { ORG_CARD_TAGS } from './orgs'
import type { Org, OrgCard } from './orgs'
import { useOrgCardForm, useProof } from './useOrgCard'
import './enterprise.scss'

const PROOF_RANGE = `${formatAmount(fen(ORG_PROOF.least))}至${formatAmount(fen(ORG_PROOF.most))}元`
const LONGEST_ACCOUNT = 32
const LONGEST_BANK = 40

/** /cardupqiyebank: the account at another bank that an enterprise's money goes to: bound, proved, replaced. */
function OrgCards({ route }: PageProps) {
  const read = useCall(queryOrgCards, {})
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        empty={({ orgs }) =>
          orgs.length === 0 && {
            picture: 'drawer',
            text: '您还不是企业的法定代表人或经办人',
            hint: '请先由企业在网点开户，并登记您的角色',
            action: { text: '查找企业', onPress: () => go('/qiyeLogin') },
          }
        }
      >
        {({ orgs }) => orgs.map((org) => <OneOrg key={org.orgId} org={org} />)}
      </Loaded>
    </Frame>
  )
}

function OneOrg({ org }: { readonly org: Org }) {
  const { name, role, active, latest, proofFrom } = org
  const [adding, setAdding] = useState(false)
  const may = mayBindOrgCard(role)
  const underWay = latest?.state === 'PROVING' || latest?.state === 'APPROVING'
  const mayBegin = may && !underWay && proofFrom === undefined
  return (
    <>
      <GroupTitle title={name} />
      {active && <AccountFacts card={active} />}
      {latest && <AccountFacts card={latest} />}
      {latest?.state === 'FAILED' && proofFrom === undefined && (
        <Notice tone="warning">金额未在72小时内验证或错误次数过多，请重新绑定</Notice>
      )}
      {may && proofFrom !== undefined && !underWay && (
        <Notice tone="warning">{`金额验证错误次数过多，请于${formatInstant(proofFrom)}后重新绑定。如有疑问，请致电${BRAND.hotline}`}</Notice>
      )}
      {latest?.state === 'APPROVING' && <Notice>金额验证成功，银行将在审批后启用该账户</Notice>}
      {!may && (
        <View className="enterprise-submit">
          <Notice>仅法定代表人或经办人可以绑定、更换对公账户</Notice>
        </View>
      )}
      {may && latest?.state === 'PROVING' && <Proof key={latest.orgCardId} card={latest} />}
      {mayBegin && (adding || !active) && <NewAccount org={org} onAdded={() => setAdding(false)} />}
      {mayBegin && !adding && active && (
        <View className="enterprise-submit">
          <Button kind="secondary" onPress={() => setAdding(true)}>
            更换对公账户
          </Button>
        </View>
      )}
    </>
  )
}

function AccountFacts({ card: { bankName, accountNo, state } }: { readonly card: OrgCard }) {
  const { text, tone } = ORG_CARD_TAGS[state]
  return (
    <CellGroup>
      <Cell label={bankName} hint={accountNo} value={<Tag tone={tone}>{text}</Tag>} icon="enterprise" />
    </CellGroup>
  )
}

function Proof({ card: { orgCardId, triesLeft, proofUntil } }: { readonly card: OrgCard }) {
  const { text, error, change, submit } = useProof(orgCardId)
  return (
    <Card>
      <AmountInput
        label="收到的金额（元）"
        value={text}
        onChange={change}
        hint={`已向该账户汇入${PROOF_RANGE}，请查询后填写。${formatInstant(proofUntil)}前有效，还可验证${triesLeft}次`}
        error={error}
      />
      <View className="enterprise-submit">
        <Button kind="secondary" onPress={submit}>
          提交验证
        </Button>
      </View>
    </Card>
  )
}

function NewAccount({ org, onAdded }: { readonly org: Org; readonly onAdded: () => void }) {
  const form = useOrgCardForm(org, onAdded)
  const { obstacles, accountNo, bankName, errors, setAccountNo, setBankName, submit } = form
  return (
    <>
      <ObstacleNotes obstacles={obstacles} />
      <Card>
        <Cell label="户名" value={org.name} />
        <TextField
          label="账号"
          kind="digits"
          maxLength={LONGEST_ACCOUNT}
          value={accountNo}
          onChange={setAccountNo}
          placeholder="企业在其他银行的账号"
          error={errors.accountNo}
        />
        <TextField
          label="开户银行"
          maxLength={LONGEST_BANK}
          value={bankName}
          onChange={setBankName}
          placeholder="如工商银行北京分行"
          hint={`将向该账户汇入${PROOF_RANGE}，用于确认账户归企业所有`}
          error={errors.bankName}
        />
        <View className="enterprise-submit">
          <Button kind="secondary" onPress={submit}>
            绑定
          </Button>
        </View>
      </Card>
    </>
  )
}

export default definePage(OrgCards)
