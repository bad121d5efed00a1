import type { landingQuery } from '@/routes/queries/loan'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type * as v from 'valibot'

/** What the page of a loan says beside the loan's own facts. */
interface Landing {
  readonly about: string
  readonly conditions: readonly string[]
  readonly papers: readonly string[]
  readonly page: () => Link
}

/** Loans with a page of their own, by their code. */
export const LANDINGS: Readonly<Record<v.InferOutput<typeof landingQuery>['landing'], Landing>> = {
  hospital: {
    about: '面向公立医院在编、签约医护人员的消费贷款',
    conditions: ['在公立医院任职满一年', '有执业证书或岗位证明', '信用记录良好'],
    papers: ['本人身份证', '执业证书或单位在职证明', '近六个月的工资流水'],
    page: () => link('/hosloan'),
  },
  easy: {
    about: '个人小额消费贷款，按月等额还款，可以先算清每月还多少',
    conditions: ['年满18周岁', '有稳定收入', '信用记录良好'],
    papers: ['本人身份证', '收款银行卡'],
    page: () => link('/yiD'),
  },
}

/** The page of a loan; undefined for one without. */
export const landingOf = (loanCode: string): Link | undefined =>
  loanCode === 'hospital' || loanCode === 'easy' ? LANDINGS[loanCode].page() : undefined
