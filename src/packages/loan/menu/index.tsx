import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryLoans } from '@/contract/loan/queryLoans'
import { LENDER, LOAN_APPS } from '@/domain/loan/handOff'
import { formatShortAmount } from '@/domain/money/format'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { FactTable } from '@/ui/FactTable'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RATE_CAPTION, rateRange } from '../facts'
import { landingOf } from '../landing/landings'
import { Sensible } from '../Sensible'

/** What customers do about loans they have: the apps of these selectors. */
const MINE = [8, 9, 10] as const

/** /loanMenu: every loan app with its facts, and what customers do about their own loans. */
function LoanMenu({ route }: PageProps) {
  const read = useCall(queryLoans, {})
  return (
    <Frame title={route.title}>
      <Notice>
        {BANK_IS_SANDBOX ? '演示环境未接入贷款应用，以下内容仅供体验' : `贷款由${LENDER.name}提供，本行不收取费用`}
      </Notice>
      <CellGroup title="我的贷款">
        {MINE.map((selector) => (
          <Cell
            key={selector}
            label={LOAN_APPS[selector]?.name}
            onPress={() => go('/yidaiload', { selector: String(selector) })}
          />
        ))}
        <Cell label="贷款券" onPress={() => go('/loancoupon', {})} />
      </CellGroup>
      <Loaded read={read} waiting={<Skeleton shape="list" count={6} />}>
        {({ loans }) => (
          <>
            <FactTable
              title="可申请的贷款"
              note={`贷款机构：${[...new Set(loans.map(({ lender }) => lender))].join('、')}`}
              columns={[RATE_CAPTION, '额度上限', '最长期限']}
              rows={loans.map((loan) => ({
                name: loan.name,
                hint: loan.who,
                values: [rateRange(loan), `${formatShortAmount(loan.most)}元`, `${loan.months}个月`],
                onPress: () => go(landingOf(loan.loanCode) ?? link('/yidaiload', { selector: loan.selector })),
              }))}
            />
            <Button kind="text" onPress={() => go('/yidaiload', { selector: '0' })}>
              {`前往${LOAN_APPS[0]?.name}`}
            </Button>
            <Sensible />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(LoanMenu)
