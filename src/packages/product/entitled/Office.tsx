import { useMemberArea } from '@/app/invitation'
import { go, switchTab } from '@/app/navigate'
import { useProducts } from '@/app/useProducts'
import type { ResponseOf } from '@/contract/call'
import type { ProductFacts } from '@/contract/product/productFacts'
import { queryInvitations } from '@/contract/product/queryInvitations'
import { queryEligibility } from '@/contract/referral/queryEligibility'
import { dayOfInstant } from '@/domain/dates/instant'
import { formatDay } from '@/domain/dates/format'
import { familyOf, INVITED_FAMILIES } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { PROMISES } from '@/domain/message/promises'
import { branchOf } from '@/domain/branches/list'
import {
  ELIGIBILITY_STATE_NAMES,
  INSTITUTION_KEYS,
  INSTITUTIONS,
  isInstitution,
  mayApplyAgain,
} from '@/domain/referral/eligibility'
import { Frame } from '@/app/Frame'
import { Loaded } from '@/features/loaded/Loaded'
import { together } from '@/features/loaded/together'
import { familyRoute } from '@/products/entrance'
import { describeFamily } from '@/products/registry'
import type { Route } from '@/routes/names'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Proof, useProof } from './Proof'
import type { ProofForm } from './Proof'

type Told = ResponseOf<typeof queryEligibility>

/** /publicOffice: for employees of listed institutions: what it is for everybody, one's own proof and products for them. */
export function Office({ route }: { readonly route: Route }) {
  const area = useMemberArea(route)
  const own = useCall(queryEligibility, area.member ? {} : undefined)
  const invited = useCall(queryInvitations, area.member ? {} : undefined)
  const proof = useProof()
  const shelf = useProducts()
  const closed = shelf.data !== undefined && !shelf.data.products.some(isSold)
  const mayApply = shelf.state !== 'loading' && !closed
  const applies = mayApply && own.data !== undefined && mayApplyAgain(own.data.eligibility?.state)
  const { invitation } = area
  return (
    <Frame
      title={route.title}
      action={
        applies ? (
          <Button kind={readyKind(proof.ready)} busy={proof.send.busy} onPress={proof.send.run}>
            提交工作证明
          </Button>
        ) : (
          invitation && <Button onPress={area.accept}>{invitation.action}</Button>
        )
      }
    >
      {closed && (
        <Notice tone="warning" action="看看可购产品" onPress={() => switchTab('/productDetailsHomePage')}>
          公职专属产品目前没有在售，恢复销售前不受理认证
        </Notice>
      )}
      {area.member ? (
        <Member read={together(own, invited)} {...{ proof, closed, mayApply }} />
      ) : (
        <About closed={closed} />
      )}
    </Frame>
  )
}

const isInvited = (family: FamilyKey | undefined): boolean => INVITED_FAMILIES.some((one) => one === family)

const isSold = ({ productType, saleStatus }: ProductFacts): boolean =>
  saleStatus === 'ON_SALE' && isInvited(familyOf(productType))

interface Closed {
  /** Nothing that a proof would open is on sale. */
  readonly closed: boolean
}

/** Whom it is for, and what it takes. */
const Terms = ({ closed }: Closed) => (
  <CellGroup title="公职专属产品" note="认证只用于确认您是否可以购买公职专属产品，不影响其他业务办理。">
    <Cell label="适用对象" value="公示单位的在职人员" />
    <Cell label="所需材料" value="工作证上的部门与证号" />
    <Cell label="办理时限" value="提交后72小时内" />
    <Cell
      label="可购产品"
      value={closed ? '暂无在售' : INVITED_FAMILIES.map((family) => describeFamily(family).name).join('、')}
    />
  </CellGroup>
)

const About = ({ closed }: Closed) => (
  <>
    <Terms closed={closed} />
    <Listed />
  </>
)

/** The institutions, for everybody to read. */
const Listed = () => (
  <CellGroup title="公示单位">
    {INSTITUTION_KEYS.map((key) => (
      <Cell key={key} icon="enterprise" label={INSTITUTIONS[key]} />
    ))}
  </CellGroup>
)

interface MemberProps extends Closed {
  readonly read: Read<readonly [Told, ResponseOf<typeof queryInvitations>]>
  readonly proof: ProofForm
  /** It is known that a proof opens something. */
  readonly mayApply: boolean
}

function Member({ read, proof, closed, mayApply }: MemberProps) {
  return (
    <Loaded read={read} waiting={<Skeleton shape="list" count={6} />}>
      {([told, { families }]) => (
        <>
          {told.eligibility ? <Standing eligibility={told.eligibility} closed={closed} /> : <Terms closed={closed} />}
          {told.eligibility?.state === 'ELIGIBLE' && (
            <Products families={closed ? [] : families} adviser={told.adviser} />
          )}
          {mayApply && mayApplyAgain(told.eligibility?.state) && <Proof proof={proof} />}
        </>
      )}
    </Loaded>
  )
}

type Eligibility = NonNullable<Told['eligibility']>

const NOTES: Readonly<Record<Eligibility['state'], string>> = {
  APPLIED: `正在核对您的工作证明，${PROMISES.eligibility.says}`,
  ELIGIBLE: '您已通过认证',
  REFUSED: '提交的工作证明未通过核对',
  ENDED: '该次认证已失效',
}

/** What it opens, or what helps, while something is on sale. */
const NEXT: Readonly<Partial<Record<Eligibility['state'], string>>> = {
  ELIGIBLE: '，可购买以下公职专属产品',
  REFUSED: '，请核对后重新提交',
  ENDED: '，如需认证请重新提交',
}

const Standing = ({ eligibility, closed }: { readonly eligibility: Eligibility } & Closed) => {
  const { state, institution, department, workNoEnd, appliedAt } = eligibility
  return (
    <>
      <Notice tone={state === 'REFUSED' || state === 'ENDED' ? 'warning' : 'info'}>
        {`${NOTES[state]}${(!closed && NEXT[state]) || ''}`}
      </Notice>
      <CellGroup title="我的认证">
        <Cell label="状态" value={ELIGIBILITY_STATE_NAMES[state]} strong />
        <Cell
          label="单位"
          value={isInstitution(institution) ? INSTITUTIONS[institution] : institution}
          layout="stacked"
        />
        <Cell label="部门" value={department} />
        <Cell label="工作证号" value={`尾号${workNoEnd}`} />
        <Cell label="提交日期" value={formatDay(dayOfInstant(appliedAt))} />
      </CellGroup>
    </>
  )
}

interface ProductsProps {
  readonly families: ResponseOf<typeof queryInvitations>['families']
  readonly adviser: Told['adviser']
}

/** What the customer is invited to, and somebody of the bank to ask. */
const Products = ({ families, adviser }: ProductsProps) => (
  <>
    {families.length > 0 && (
      <CellGroup title="公职专属产品" note="在售情况和利率以产品页面为准。">
        {families.map((family) => (
          <Cell
            key={family}
            icon="product"
            label={describeFamily(family).name}
            onPress={() => go(familyRoute(family, 'Index'))}
          />
        ))}
      </CellGroup>
    )}
    {adviser && (
      <CellGroup title="客户经理">
        <Cell
          icon="people"
          label={adviser.name}
          hint={branchOf(adviser.branch).name}
          value="预约办理"
          onPress={() => go('/microShopHomePage', { saverId: adviser.salesId })}
        />
      </CellGroup>
    )}
  </>
)
