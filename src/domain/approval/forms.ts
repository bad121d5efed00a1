import { ORG_ROLES } from '../enterprise/orgCard'
import { BATCH_TEXT } from '../special/batch'
import { ORG_ROLE_NAMES } from '../enterprise/roleNames'
import type { OrgRole } from '../enterprise/orgCard'
import type { ApprovalKind } from './kinds'

/** What a role may do, as the form says it. */
export const ORG_ROLE_HINTS: Readonly<Record<OrgRole, string>> = {
  LEGAL: '审批大额付款与成员变更',
  MAKER: '发起付款等申请',
  CHECKER: '复核申请',
  VIEWER: '仅可查看',
}

interface Choice {
  readonly key: string
  readonly label: string
  readonly hint?: string
}

/**
 * How a field is filled in. `member` is one of the enterprise's members, `orgCard` its account at another bank; both are
 * shown by name and sent by id. `yuan` is typed in yuan and sent in fen. `day` is YYYYMMDD.
 */
export interface FormField {
  readonly key: string
  /** Chinese. */
  readonly label: string
  readonly type: 'text' | 'digits' | 'yuan' | 'day' | 'choice' | 'member' | 'orgCard'
  readonly longest?: number
  readonly hint?: string
  readonly placeholder?: string
  readonly choices?: readonly Choice[]
  /** Another field's value without which this one isn't asked. */
  readonly when?: { readonly key: string; readonly is: readonly string[] }
}

/** A list of rows that is written or pasted line by line. */
export interface FormRows {
  /** What one row is about, such as 人. */
  readonly label: string
  readonly columns: readonly FormField[]
  /** The column whose sum has to be the field `total`. */
  readonly sumOf?: string
  /**
   * Whether rows name people by numbers of their papers: they are kept nowhere while the form isn't finished, and of each
   * number only its ends are shown again.
   */
  readonly personal?: true
}

/** How an application of a kind is written in the app. */
export interface ApprovalForm {
  readonly fields: readonly FormField[]
  readonly rows?: FormRows
}

const ROLE_CHOICES = ORG_ROLES.map((key) => ({ key, label: ORG_ROLE_NAMES[key], hint: ORG_ROLE_HINTS[key] }))

/** What a change of members is. JOIN is asked by the person themself, at the entrance. */
export const MEMBER_CHANGES = ['ADD', 'ROLE', 'REMOVE', 'JOIN'] as const
export type MemberChange = (typeof MEMBER_CHANGES)[number]

export const MEMBER_CHANGE_NAMES: Readonly<Record<MemberChange, string>> = {
  ADD: '添加成员',
  ROLE: '更改角色',
  REMOVE: '移除成员',
  JOIN: '本人申请加入',
}

const changeChoice = (key: MemberChange): Choice => ({ key, label: MEMBER_CHANGE_NAMES[key] })

/** The forms of the kinds that are written in the app; one that isn't here has none. */
export const APPROVAL_FORMS: Readonly<Partial<Record<ApprovalKind, ApprovalForm>>> = {
  PAYROLL: {
    fields: [
      { key: 'purpose', label: '用途', type: 'text', longest: 20, placeholder: '如10月工资' },
      { key: 'total', label: '总金额（元）', type: 'yuan', hint: '须与明细合计一致' },
    ],
    rows: {
      label: '发放明细',
      columns: [
        { key: 'name', label: '姓名', type: 'text', longest: 30 },
        { key: 'acctNo', label: '电子账户账号', type: 'digits', longest: 32 },
        { key: 'amount', label: '金额（元）', type: 'yuan' },
      ],
      sumOf: 'amount',
    },
  },
  SPECIAL_BATCH: {
    fields: [
      { key: 'title', label: '款项名称', type: 'text', longest: BATCH_TEXT.title, placeholder: '如取暖补贴' },
      { key: 'purpose', label: '用途', type: 'text', longest: BATCH_TEXT.purpose, placeholder: '如2026年供暖季' },
      { key: 'total', label: '总金额（元）', type: 'yuan', hint: '须与明细合计一致' },
      { key: 'claimUntil', label: '领取截止日', type: 'day', hint: '到期未领取的款项退回企业账户' },
      { key: 'payerPhone', label: '咨询电话', type: 'digits', longest: 12, hint: '领取人有疑问时拨打' },
    ],
    rows: {
      label: '发放明细',
      columns: [
        { key: 'name', label: '姓名', type: 'text', longest: 30 },
        { key: 'idCardNo', label: '身份证号', type: 'text', longest: 18 },
        { key: 'amount', label: '金额（元）', type: 'yuan' },
      ],
      sumOf: 'amount',
      personal: true,
    },
  },
  ORG_OUT: {
    fields: [
      { key: 'orgCardId', label: '收款账户', type: 'orgCard', hint: '转出至企业在其他银行的同名账户' },
      { key: 'amount', label: '转出金额（元）', type: 'yuan' },
      { key: 'purpose', label: '用途', type: 'text', longest: 20, placeholder: '如货款、备用金' },
    ],
  },
  MEMBER: {
    fields: [
      {
        key: 'change',
        label: '变更类型',
        type: 'choice',
        choices: [changeChoice('ADD'), changeChoice('ROLE'), changeChoice('REMOVE')],
      },
      {
        key: 'memberId',
        label: '成员',
        type: 'member',
        when: { key: 'change', is: ['ROLE', 'REMOVE'] },
      },
      {
        key: 'mobileNo',
        label: '手机号',
        type: 'digits',
        longest: 11,
        hint: '须为本行已开户客户',
        when: { key: 'change', is: ['ADD'] },
      },
      { key: 'name', label: '姓名', type: 'text', longest: 30, when: { key: 'change', is: ['ADD'] } },
      {
        key: 'role',
        label: '角色',
        type: 'choice',
        choices: ROLE_CHOICES,
        when: { key: 'change', is: ['ADD', 'ROLE'] },
      },
    ],
  },
}

/** Whether a form asks a field, as the others are filled in. */
export const isAsked = ({ when }: FormField, values: Readonly<Record<string, string>>): boolean =>
  when === undefined || when.is.includes(values[when.key] ?? '')
