import { View } from '@tarojs/components'
import { MAX_JURISDICTIONS, NO_TAX_ID_REASONS, TAX_RESIDENCIES } from '@/domain/onboarding/taxResidency'
import type { TaxProblem, TaxResidencyKind } from '@/domain/onboarding/taxResidency'
import { TAX_REPORT_DAYS } from '@/domain/tax/declaration'
import { tinExample } from '@/domain/tax/tin'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { RadioList } from '@/ui/RadioList'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { TextField } from '@/ui/TextField'
import { CountryField } from './CountryField'
import { NEW_PLACE } from './useTaxForm'
import type { PlaceDraft, TaxForm } from './useTaxForm'
import './TaxFields.scss'

const KINDS = Object.entries(TAX_RESIDENCIES).map(([key, label]) => ({ key: key as TaxResidencyKind, label }))
const REASONS = [
  { key: 'HAS', label: '可以提供' },
  ...Object.entries(NO_TAX_ID_REASONS).map(([key, label]) => ({ key, label })),
]

/** Announcement 14 of 2017: the customer's declaration, with the duty to report changes within 30 days. */
const DECLARATION = `本人确认上述信息真实、准确、完整；信息变更时，将在${TAX_REPORT_DAYS}日内通知银行`

/** ISO 3166-1; not offered among the countries of taxation. */
const CHINA = '156'

type ErrorOf = (...fields: readonly TaxProblem[]) => string | undefined

interface PlaceProps {
  readonly place: PlaceDraft
  /** Of several, which: nothing where there is one. */
  readonly number: number | ''
  readonly errorOf: ErrorOf
  readonly onChange: (place: PlaceDraft) => void
  readonly onRemove: (() => void) | undefined
}

function Place({ place, number, errorOf, onChange, onRemove }: PlaceProps) {
  const { country, taxId, noTaxIdReason, explanation } = place
  const example = tinExample(country)
  const chooseReason = (key: string): void =>
    onChange({ ...place, noTaxIdReason: key === 'HAS' ? undefined : (key as PlaceDraft['noTaxIdReason']) })
  return (
    <>
      <GroupTitle title={`税收居民国（地区）${number}`} />
      <Card>
        <CountryField
          label={`税收居民国（地区）${number}`}
          value={country}
          except={CHINA}
          onChange={(code) => onChange({ ...place, country: code })}
          error={errorOf('country', 'countryTwice', 'jurisdictions')}
        />
      </Card>
      <GroupTitle title={`能否提供纳税人识别号${number}`} />
      <RadioList
        label={`能否提供纳税人识别号${number}`}
        options={REASONS}
        value={noTaxIdReason ?? 'HAS'}
        onChange={chooseReason}
      />
      {noTaxIdReason === undefined && (
        <Card className="tax-fields__answer">
          <TextField
            label={`识别号${number}`}
            value={taxId}
            placeholder={example === undefined ? '请填写' : `如${example}`}
            maxLength={40}
            onChange={(typed) => onChange({ ...place, taxId: typed })}
            error={errorOf('taxId')}
          />
        </Card>
      )}
      {noTaxIdReason === 'NOT_OBTAINED' && (
        <Card className="tax-fields__answer">
          <TextField
            label={`未能取得的原因${number}`}
            name="explanation"
            value={explanation}
            placeholder="请填写"
            maxLength={100}
            onChange={(typed) => onChange({ ...place, explanation: typed })}
            error={errorOf('explanation')}
          />
        </Card>
      )}
      {onRemove && (
        <Button kind="text" onPress={onRemove} label={`删除税收居民国（地区）${number}`}>
          删除
        </Button>
      )}
    </>
  )
}

/** Name, birth and taxes abroad, asked only of people who are taxed elsewhere. */
function Abroad({ form, errorOf }: { readonly form: TaxForm; readonly errorOf: ErrorOf }) {
  const { draft, change } = form
  const { places } = draft
  const field = (name: 'surname' | 'givenName' | 'birthPlace' | 'currentAddress', label: string, most: number) => (
    <TextField
      label={label}
      name={name}
      value={draft[name]}
      placeholder="请填写"
      maxLength={most}
      onChange={(typed) => change({ [name]: typed })}
      error={errorOf(name)}
    />
  )
  const replace = (at: number, place: PlaceDraft): void =>
    change({ places: places.map((each, index) => (index === at ? place : each)) })
  const remove = (at: number) => () => change({ places: places.filter((_, index) => index !== at) })
  return (
    <>
      <GroupTitle title="个人信息" />
      <Card>
        {field('surname', '姓（英文或拼音）', 50)}
        {field('givenName', '名（英文或拼音）', 50)}
        <CountryField
          label="出生国家（地区）"
          value={draft.birthCountry}
          onChange={(birthCountry) => change({ birthCountry })}
          error={errorOf('birthCountry')}
        />
        {field('birthPlace', '出生城市', 50)}
        {field('currentAddress', '现居地址', 100)}
      </Card>
      {places.map((place, index) => (
        <Place
          key={index}
          place={place}
          number={places.length > 1 ? index + 1 : ''}
          errorOf={errorOf}
          onChange={(changed) => replace(index, changed)}
          onRemove={places.length > 1 ? remove(index) : undefined}
        />
      ))}
      {places.length < MAX_JURISDICTIONS && (
        <View className="tax-fields__more">
          <Button kind="secondary" onPress={() => change({ places: [...places, NEW_PLACE] })}>
            添加一个国家（地区）
          </Button>
        </View>
      )}
    </>
  )
}

/** The self-certification: the kind of tax residency, the further data where needed, and the declaration. */
export function TaxFields({ form }: { readonly form: TaxForm }) {
  const { draft, change, problem } = form
  const errorOf: ErrorOf = (...fields) =>
    fields.some((field) => field === problem?.field) ? problem?.message : undefined
  return (
    <View className="tax-fields">
      <View className="tax-fields__note">
        中国税收居民是指在中国境内有住所，或者无住所而一个纳税年度内在中国境内居住累计满183天的个人。
      </View>
      <RadioList
        label="税收居民身份"
        options={KINDS}
        value={draft.residency}
        onChange={(residency) => change({ residency })}
        error={problem?.field === 'residency' ? problem.message : undefined}
      />
      {draft.residency !== undefined && draft.residency !== 'CHINA' && <Abroad form={form} errorOf={errorOf} />}
      <View className="tax-fields__declaration">
        <RequiredCheckbox
          checked={draft.declared}
          label={DECLARATION}
          missing="请先勾选声明"
          onChange={(declared) => change({ declared })}
        />
      </View>
    </View>
  )
}
