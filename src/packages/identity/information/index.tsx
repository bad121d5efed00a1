import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryPersonalInfo } from '@/contract/identity/queryPersonalInfo'
import type { ResponseOf } from '@/contract/call'
import { Loaded } from '@/features/loaded/Loaded'
import { informationQuery } from '@/routes/queries/identity'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { informationRows, taxText } from './information'
import { PersonalPart } from './PersonalPart'
import { TaxPart } from './TaxPart'

/** /synchronizeIDInfo: what the bank has on the customer, and its two forms. */
function Information({ query, title }: PageProps<v.InferOutput<typeof informationQuery>>) {
  const info = useCall(queryPersonalInfo, {})
  if (info.data && query.part === 'personal') return <PersonalPart info={info.data} title={title} />
  if (query.part === 'tax') return <TaxPart title={title} />
  return (
    <Frame title={title}>
      <Loaded read={info} waiting={<Skeleton shape="list" count={6} />}>
        {(kept) => <Kept info={kept} />}
      </Loaded>
    </Frame>
  )
}

interface KeptProps {
  readonly info: ResponseOf<typeof queryPersonalInfo>
}

const Kept = ({ info }: KeptProps) => (
  <>
    <CellGroup title="身份信息" note="姓名与证件号码以身份证为准，更换身份证后请更新">
      <Cell label="姓名" value={info.name} />
      <Cell label="证件号码" value={info.idCardNo} />
      <Cell label="登记手机号" value={info.mobileNo} />
      <Cell label="更新身份证" onPress={() => go('/SettingIdCard')} />
    </CellGroup>
    <CellGroup title="个人信息">
      {informationRows(info).map(({ label, value }) => (
        <Cell key={label} label={label} value={value} />
      ))}
      <Cell
        label={info.personal ? '修改个人信息' : '完善个人信息'}
        onPress={() => go('/synchronizeIDInfo', { part: 'personal' })}
      />
    </CellGroup>
    <CellGroup title="税收居民身份" note="税收居民身份发生变化的，请在30日内更新">
      <Cell label={taxText(info)} value="更新" onPress={() => go('/synchronizeIDInfo', { part: 'tax' })} />
    </CellGroup>
  </>
)

const PARTS = { personal: '完善个人信息', tax: '税收居民身份声明' } as const

export default definePage(Information, {
  query: informationQuery,
  titled: ({ part }) => part && PARTS[part],
})
