import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryLoans } from '@/contract/loan/queryLoans'
import { LOAN_APPS } from '@/domain/loan/handOff'
import { Loaded } from '@/features/loaded/Loaded'
import { landingQuery } from '@/routes/queries/loan'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Skeleton } from '@/ui/Skeleton'
import { loanRows } from '../facts'
import { Sensible } from '../Sensible'
import { Calculator } from './Calculator'
import { LANDINGS } from './landings'

/** /yiD and /hosloan: one loan with who may have it, what it takes and what it costs, and the way to its app. */
function Landing({ route, query }: PageProps<typeof landingQuery>) {
  const { about, conditions, papers } = LANDINGS[query.landing]
  const read = useCall(queryLoans, {})
  const loan = read.data?.loans.find(({ loanCode }) => loanCode === query.landing)
  return (
    <Frame
      title={route.title}
      action={
        <Button onPress={() => loan && go('/yidaiload', { selector: loan.selector })} disabled={!loan}>
          了解并申请
        </Button>
      }
    >
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={5} />}
        empty={() =>
          !loan && {
            picture: 'lock',
            text: '该贷款暂未开放',
            action: { text: '查看贷款服务', onPress: () => go('/loanMenu') },
          }
        }
      >
        {() =>
          loan && (
            <>
              <CellGroup note={`${about}。在“${LOAN_APPS[Number(loan.selector)]?.name}”应用中办理。`}>
                {loanRows(loan)
                  .filter(({ label }) => label !== '申请条件')
                  .map(({ label, value }) => (
                    <Cell key={label} label={label} value={value} />
                  ))}
              </CellGroup>
              <Calculator loan={loan} />
            </>
          )
        }
      </Loaded>
      <CellTable title="申请条件" rows={conditions} />
      <CellTable title="需要的资料" rows={papers} />
      <Sensible />
    </Frame>
  )
}

export default definePage(Landing, { query: landingQuery })
