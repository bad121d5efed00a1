import { answer, keepWaiting } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { deadControls } from '@test/component/controls'
import { openPage } from '@test/component/openPage'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { IN_ORDER } from '@/contract/account/testing'
import { queryBanks } from '@/contract/card/queryBanks'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { queryCard } from '@/contract/card/queryCard'
import { querySettlementCard } from '@/contract/card/querySettlementCard'
import { setDefaultCard } from '@/contract/card/setDefaultCard'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { queryOrgCards } from '@/contract/enterprise/queryOrgCards'
import { answerFamilyCard } from '@/contract/family/answerFamilyCard'
import { changeFamilyCard } from '@/contract/family/changeFamilyCard'
import { queryFamilyCards } from '@/contract/family/queryFamilyCards'
import { queryFamilySpendings } from '@/contract/family/queryFamilySpendings'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import type { Query, RouteName } from '@/routes/link'
import { cardsAnswer, FIRST, LIMITS, SECOND, SPECIAL } from './testing/cards'

jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))

const GRANT = {
  grantId: 'g1',
  monthLimit: 200_000,
  single: 50_000,
  usedThisMonth: 18_600,
  left: 181_400,
  invitedAt: 1_790_000_000_000,
  answerBy: '20261201',
} as const
const GIVEN = { ...GRANT, memberName: '孙*', memberMobileNo: '170****0012', relation: '107' }
const FAMILY: AnswerOf<typeof queryFamilyCards> = {
  given: [
    { ...GIVEN, state: 'ACTIVE' },
    { ...GIVEN, grantId: 'g2', state: 'PAUSED' },
    { ...GIVEN, grantId: 'g3', state: 'INVITED' },
  ],
  received: [
    { ...GRANT, state: 'INVITED', ownerName: '钱*' },
    { ...GRANT, grantId: 'g4', state: 'ACTIVE', ownerName: '钱*' },
  ],
  most: 5,
}
const ORG_CARD = {
  orgCardId: 'o1',
  bankName: '工商银行',
  accountNo: '**** 2345',
  triesLeft: 2,
  proofUntil: 1_790_000_000_000,
}

beforeEach(() => {
  answer(queryAccountStatus, IN_ORDER)
  answer(verifyIdCardValidPeriod, {})
  answer(queryBoundCards, cardsAnswer([FIRST, SECOND, SPECIAL]))
  answer(queryTransferLimits, LIMITS)
  answer(queryCard, SECOND)
  answer(queryConsents, { consents: [] })
  answer(querySettlementCard, { open: true, cardId: 'c1' })
  answer(queryFamilyCards, FAMILY)
  answer(queryFamilySpendings, { spendings: [], more: false })
  answer(queryOrgCards, {
    orgs: [
      { orgId: 'org-1', name: '清风书屋', role: 'MAKER', latest: { ...ORG_CARD, state: 'PROVING' } },
      { orgId: 'org-2', name: '阳光食品', role: 'LEGAL', active: { ...ORG_CARD, orgCardId: 'o2', state: 'ACTIVE' } },
    ],
  })
  answer(queryBanks, { banks: [] })
  keepWaiting(setDefaultCard, answerFamilyCard, changeFamilyCard)
})

const PAGES: readonly (readonly [RouteName, Query, string])[] = [
  ['/mybandcard', {}, '农业银行'],
  ['/cardInfo', { cardId: 'c2' }, '解绑该卡'],
  ['/firstCard', {}, '更换主卡'],
  ['/addbandcard', {}, '确认添加'],
  ['/addOneSpecialCard', {}, '确认添加'],
  ['/kolChooseBank', {}, '保存'],
  ['/familyCard', {}, '孙* 姐妹'],
  ['/familyCard', { tab: 'received' }, '来自钱*'],
  ['/familyCard', { give: '1' }, '赠送'],
  ['/familyChangeCard', { grantId: 'g1' }, '暂停使用'],
  ['/familyChangeCard', { grantId: 'g2' }, '恢复使用'],
  ['/familyChangeCard', { grantId: 'g3' }, '撤回赠送'],
  ['/cardupqiyebank', {}, '清风书屋'],
]

it.each(PAGES)(
  '%s %j: whatever can be pressed does something',
  async (name, query, content) => {
    const open = async () => {
      const page = await openPage(name, query)
      await page.until(() => expect(page.text()).toContain(content))
      return page
    }
    expect(await deadControls(open)).toEqual([])
  },
  60_000,
)
