import type { queryOrgCards } from '@/contract/enterprise/queryOrgCards'
import type { ResponseOf } from '@/contract/call'
import type { OrgCardState } from '@/domain/enterprise/orgCard'
import type { TagProps } from '@/ui/Tag'

export type Org = ResponseOf<typeof queryOrgCards>['orgs'][number]
export type OrgCard = NonNullable<Org['active']>

/** How an account stands, as its tag says it. */
export const ORG_CARD_TAGS: Readonly<Record<OrgCardState, { text: string; tone: NonNullable<TagProps['tone']> }>> = {
  PROVING: { text: '待验证', tone: 'warning' },
  APPROVING: { text: '审批中', tone: 'warning' },
  ACTIVE: { text: '使用中', tone: 'success' },
  FAILED: { text: '验证失败', tone: 'plain' },
  REJECTED: { text: '审批未通过', tone: 'plain' },
  REPLACED: { text: '已更换', tone: 'plain' },
}
