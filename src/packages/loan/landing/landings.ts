/** What a landing says beside the loan's own facts. */
interface Landing {
  /** The loan app whose facts are shown, and where the button leads (specification §9). */
  readonly facts: string
  readonly selector: string
  readonly name: string
  readonly about: string
  readonly conditions: readonly string[]
  readonly papers: readonly string[]
  readonly calculator: boolean
}

export const LANDINGS = {
  hospital: {
    facts: '1',
    selector: '1',
    name: '医护贷',
    about: '面向公立医院在编、签约医护人员的消费贷款',
    conditions: ['在公立医院任职满一年', '有执业证书或岗位证明', '信用记录良好'],
    papers: ['本人身份证', '执业证书或单位在职证明', '近六个月的工资流水'],
    calculator: false,
  },
  easy: {
    facts: '1',
    selector: '0',
    name: '易贷',
    about: '个人消费贷款，按月等额还款，可以先算清每月还多少',
    conditions: ['年满18周岁', '有稳定收入', '信用记录良好'],
    papers: ['本人身份证', '收款银行卡'],
    calculator: true,
  },
} as const satisfies Readonly<Record<string, Landing>>
