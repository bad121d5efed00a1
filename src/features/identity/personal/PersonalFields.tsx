import { EDUCATION_LEVELS } from '@/domain/lookup/education'
import { INCOME_BANDS } from '@/domain/lookup/income'
import { INDUSTRIES } from '@/domain/lookup/industry'
import { MARITAL_STATUSES } from '@/domain/lookup/marital'
import { OCCUPATION_CHOICES, occupationName } from '@/domain/lookup/occupationChoices'
import { RELATIONS } from '@/domain/lookup/relation'
import type { LookupTable } from '@/domain/lookup/table'
import type { PersonalInfoField } from '@/domain/onboarding/personalInfo'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { TextField } from '@/ui/TextField'
import { LookupField } from './LookupField'
import { useQuestions } from './questions'
import { RegionField } from './RegionField'
import type { PersonalDraft, PersonalForm } from './usePersonalForm'

type Life = 'industry' | 'marital' | 'education' | 'income'

const LIFE: readonly (readonly [Life, string, LookupTable])[] = [
  ['income', '年收入', INCOME_BANDS],
  ['education', '学历', EDUCATION_LEVELS],
  ['marital', '婚姻状况', MARITAL_STATUSES],
]

/** The information due diligence requires; chosen rather than typed wherever there is a table. */
export function PersonalFields({ form }: { readonly form: PersonalForm }) {
  const { draft, change, problem } = form
  const { opening, answered } = useQuestions(draft)
  const errorOf = (field: PersonalInfoField): string | undefined =>
    problem?.field === field ? problem.message : undefined
  const lookup = ([field, label, table]: readonly [Life, string, LookupTable]) => (
    <LookupField
      key={field}
      label={label}
      table={table}
      value={draft[field]}
      onChange={(code) => {
        change({ [field]: code })
        answered(field)
      }}
      error={errorOf(field)}
      opening={opening(field)}
    />
  )
  const text = (field: 'employer' | 'address', label: string, placeholder: string, maxLength: number) => (
    <TextField
      label={label}
      name={field}
      value={draft[field]}
      placeholder={placeholder}
      maxLength={maxLength}
      onChange={(typed) => change({ [field]: typed })}
      error={errorOf(field)}
    />
  )
  return (
    <Card>
      <LookupField
        label="职业"
        table={OCCUPATION_CHOICES}
        value={draft.occupation}
        name={occupationName(draft.occupation, draft.occupationName)}
        onChange={(code, name) => {
          change({ occupation: code, occupationName: name })
          answered('occupation')
        }}
        error={errorOf('occupation')}
        opening={opening('occupation')}
      />
      {lookup(['industry', '行业', INDUSTRIES])}
      {text('employer', '单位名称（选填）', '工作单位全称', 50)}
      {LIFE.map(lookup)}
      <RegionField
        region={draft.region}
        value={draft.regionName === '' ? undefined : draft.regionName}
        onChange={change}
        error={errorOf('region')}
        opening={opening('region')}
      />
      {text('address', '详细地址', '街道、小区、门牌号', 100)}
      <Checkbox
        checked={draft.withContact}
        label="添加紧急联系人（选填）"
        onChange={(withContact) => change({ withContact })}
      />
      {draft.withContact && <Contact draft={draft} change={change} errorOf={errorOf} />}
    </Card>
  )
}

interface ContactProps extends Pick<PersonalForm, 'draft' | 'change'> {
  readonly draft: PersonalDraft
  readonly errorOf: (field: PersonalInfoField) => string | undefined
}

function Contact({ draft, change, errorOf }: ContactProps) {
  return (
    <>
      <TextField
        label="联系人姓名"
        name="contactName"
        value={draft.contactName}
        placeholder="请填写"
        maxLength={30}
        onChange={(contactName) => change({ contactName })}
        error={errorOf('contactName')}
      />
      <LookupField
        label="与本人关系"
        table={RELATIONS}
        value={draft.contactRelation}
        onChange={(contactRelation) => change({ contactRelation })}
        error={errorOf('contactRelation')}
      />
      <TextField
        label="联系人手机号"
        name="contactMobile"
        value={draft.contactMobile}
        placeholder="请填写"
        kind="digits"
        maxLength={11}
        onChange={(contactMobile) => change({ contactMobile })}
        error={errorOf('contactMobile')}
      />
    </>
  )
}
