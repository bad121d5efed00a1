import type { ResponseOf } from '@/contract/call'
import type { queryLoans } from '@/contract/loan/queryLoans'
import { LENDER } from '@/domain/loan/handOff'
import { basisPoints, yuan } from '@/domain/money/fen'

type Loan = ResponseOf<typeof queryLoans>['loans'][number]

const ADULTS = '年满18周岁、有稳定收入的个人'

/** A loan's facts, as its lender gives them to the bank (ours). The rates are 年化利率（单利）. */
const loan = (loanCode: string, selector: string, facts: Omit<Loan, 'loanCode' | 'selector' | 'lender'>): Loan => ({
  loanCode,
  selector,
  lender: LENDER.name,
  ...facts,
})

/** What the separate loan apps offer; the other selectors lead to their home, one's own loans, repayment and contracts. */
export const LOANS: readonly Loan[] = [
  loan('consumer', '1', {
    name: '消费贷',
    rateFrom: basisPoints(480),
    rateTo: basisPoints(1_440),
    most: yuan(200_000),
    months: 36,
    who: ADULTS,
  }),
  loan('easy', '1', {
    name: '易贷',
    rateFrom: basisPoints(600),
    rateTo: basisPoints(1_500),
    most: yuan(50_000),
    months: 12,
    who: ADULTS,
  }),
  loan('hospital', '1', {
    name: '医护贷',
    rateFrom: basisPoints(360),
    rateTo: basisPoints(840),
    most: yuan(300_000),
    months: 60,
    who: '公立医院在编、签约的医护人员',
  }),
  loan('business', '2', {
    name: '经营贷',
    rateFrom: basisPoints(420),
    rateTo: basisPoints(1_260),
    most: yuan(500_000),
    months: 36,
    who: '个体工商户和小微企业主',
  }),
  loan('farm', '3', {
    name: '助农贷',
    rateFrom: basisPoints(360),
    rateTo: basisPoints(900),
    most: yuan(300_000),
    months: 24,
    who: '从事种植、养殖的农户',
  }),
  loan('car', '4', {
    name: '车主贷',
    rateFrom: basisPoints(540),
    rateTo: basisPoints(1_440),
    most: yuan(200_000),
    months: 36,
    who: '名下有车辆的个人',
  }),
  loan('renovation', '5', {
    name: '装修贷',
    rateFrom: basisPoints(480),
    rateTo: basisPoints(1_080),
    most: yuan(300_000),
    months: 60,
    who: '名下有住房的个人',
  }),
  loan('education', '6', {
    name: '教育贷',
    rateFrom: basisPoints(420),
    rateTo: basisPoints(1_080),
    most: yuan(100_000),
    months: 24,
    who: '年满18周岁、用于本人或子女学历教育的个人',
  }),
]
