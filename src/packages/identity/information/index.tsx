import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryPersonalInfo } from '@/contract/identity/queryPersonalInfo'
import type { ResponseOf } from '@/contract/call'
import { TAX_REPORT_DAYS } from '@/domain/tax/declaration'
import { Loaded } from '@/features/loaded/Loaded'
import { after } from '@/features/loaded/together'
import { informationQuery } from '@/routes/queries/identity'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { useTerm } from '../useIdentityStatus'
import { informationRows, taxText, termText } from './information'
import { PersonalPart } from './PersonalPart'

/** /selfInformation and /synchronizeIDInfo: what the bank has on the customer, and the form for it. */
function Information({ query, title }: PageProps<typeof informationQuery>) {
  const info = useCall(queryPersonalInfo, {})
  const term = useTerm()
  if (info.data && query.part === 'personal') return <PersonalPart info={info.data} title={title} />
  return (
    <Frame title={title}>
      <Loaded read={after(info, term.read)} waiting={<Skeleton shape="list" count={6} />}>
        {(kept) => (
          <>
            <Expired period={term.period} />
            <Kept info={kept} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** Says first that the ID card is expired or soon will be, with the way to mend it. */
function Expired({ period }: Pick<ReturnType<typeof useTerm>, 'period'>) {
  if (period !== 'expired' && period !== 'expiring') return null
  return (
    <Notice tone="warning" action="去更新" onPress={() => go('/SettingIdCard')}>
      {period === 'expired' ? '您的身份证已过期' : '您的身份证即将到期'}
    </Notice>
  )
}

interface KeptProps {
  readonly info: ResponseOf<typeof queryPersonalInfo>
}

const Kept = ({ info }: KeptProps) => (
  <>
    <CellGroup title="身份信息" note="姓名与身份证号以身份证为准，更换身份证后请更新">
      <Cell label="姓名" value={info.name} />
      <Cell label="身份证号" value={info.idCardNo} />
      <Cell label="身份证有效期止" value={termText(info)} />
      <Cell label="更新身份证" onPress={() => go('/SettingIdCard')} />
    </CellGroup>
    <CellGroup>
      <Phone mobileNo={info.mobileNo} />
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
    <CellGroup title="税收居民身份" note={`税收居民身份发生变化的，请在${TAX_REPORT_DAYS}日内更新`}>
      <Cell
        label={taxText(info)}
        value={info.taxResidency === undefined ? '去声明' : '查看'}
        onPress={() => go('/taxIndex')}
      />
    </CellGroup>
    <CellGroup>
      <Cell label="办理身份业务" hint="激活账户、补全影像" onPress={() => go('/Microvalidation')} />
      <Cell label="风险测评" hint="购买理财前的风险承受能力" onPress={() => go('/riskAssResult')} />
      <Cell label="公职专属" hint="公示单位在职人员认证" onPress={() => go('/publicOffice')} />
      <Cell label="变更记录" onPress={() => go('/identifyList')} />
      <Cell label="我的时间轴" hint="开户以来的存入、到期与变更" onPress={() => go('/myScroll')} />
      <Cell label="调整记录" hint="退回、银行更正、利息调整与限额变更" onPress={() => go('/adjustRecord')} />
      <Cell label="查看、导出全部信息" onPress={() => go('/SettingSecret')} />
    </CellGroup>
  </>
)

/** The registered number, and the way to change it. */
const Phone = ({ mobileNo }: { readonly mobileNo: string }) => (
  <Cell label="登记手机号" value={mobileNo || '未登记'} onPress={() => go('/ChangePhone')} />
)

export default definePage(Information, {
  query: informationQuery,
  titled: ({ part }) => part && '完善个人信息',
})
