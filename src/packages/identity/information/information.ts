import type { ResponseOf } from '@/contract/call'
import type { queryPersonalInfo } from '@/contract/identity/queryPersonalInfo'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { EDUCATIONS } from '@/domain/lookup/education'
import { INCOME_BANDS } from '@/domain/lookup/income'
import { INDUSTRIES } from '@/domain/lookup/industry'
import { MARITAL_STATUSES } from '@/domain/lookup/marital'
import { occupationName } from '@/domain/lookup/occupationChoices'
import { lookupName } from '@/domain/lookup/table'
import type { LookupTable } from '@/domain/lookup/table'
import { TAX_RESIDENCIES } from '@/domain/onboarding/taxResidency'
import type { PersonalDraft } from '@/features/identity/personal/usePersonalForm'

type Info = ResponseOf<typeof queryPersonalInfo>

const named = (table: LookupTable, code: string): string => lookupName(table, code) ?? '--'

/** Personal information as the customer reads it; a line that says so when there is none. */
export function informationRows({ personal }: Info): readonly { readonly label: string; readonly value: string }[] {
  if (!personal) return [{ label: '职业、住址等', value: '未填写' }]
  return [
    { label: '职业', value: occupationName(personal.occupation, '') ?? '--' },
    { label: '行业', value: named(INDUSTRIES, personal.industry) },
    { label: '单位名称', value: personal.employer || '未填写' },
    { label: '年收入', value: named(INCOME_BANDS, personal.income) },
    { label: '学历', value: named(EDUCATIONS, personal.education) },
    { label: '婚姻状况', value: named(MARITAL_STATUSES, personal.marital) },
    { label: '详细地址', value: personal.address },
  ]
}

/** The last day of the ID card. */
export const termText = ({ idCardUntil }: Info): string => (idCardUntil === '' ? '长期' : formatDay(day(idCardUntil)))

export const taxText = ({ taxResidency }: Info): string =>
  taxResidency === undefined ? '尚未声明' : TAX_RESIDENCIES[taxResidency]

/** What the form begins with: all but the address, which the bank tells masked. */
export function givenBefore({ personal }: Info): Partial<PersonalDraft> | undefined {
  if (!personal) return undefined
  const { address: _masked, ...rest } = personal
  return rest
}
