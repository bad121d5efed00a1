import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { BridgeKey } from '@/domain/bridge/bridges'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { SectionTitle } from '@/ui/SectionTitle'
import { channels, partners, providers } from './partners'
import type { ShownPartner } from './partners'

/** The page that leads to a partner. */
const WAYS: Readonly<Partial<Record<BridgeKey, () => Link>>> = {
  kingdee: () => link('/kingdeeMiddlePage'),
  yzt: () => link('/yztMiddlePage'),
  goodGo: () => link('/goodGoOutLogin'),
  service: () => link('/customerMiddle'),
  loan: () => link('/loanMenu'),
  store: () => link('/downloadApp'),
}

/** /channelPartnerList: who offers the bank's products, who is led to, who works for it, and what each of them is given. */
const Partners = ({ route }: PageProps) => (
  <Frame title={route.title}>
    <Notice>合作机构由本行公示。未在此公示的机构和个人，均不能代表本行办理业务</Notice>
    <CellGroup title="合作渠道" note="存款只在本行自己的页面办理，渠道不经手资金，也不取得您的账户信息">
      {channels().map(({ name, offers }) => (
        <Cell key={name} label={name} value={offers} layout="stacked" />
      ))}
    </CellGroup>
    <SectionTitle title="可以前往的服务" />
    {partners().map(({ key, ...partner }) => (
      <Firm key={key} {...partner} to={WAYS[key]?.()} />
    ))}
    {providers().map(({ title, firms }) => (
      <Firms key={title} title={title} firms={firms} />
    ))}
    <CellGroup>
      <Cell label="查看、撤回授权" onPress={() => go('/SettingSecret')} />
      <Cell label="投诉与建议" onPress={() => go('/Complaint')} />
    </CellGroup>
  </Frame>
)

interface FirmsProps {
  readonly title: string
  readonly firms: readonly ShownPartner[]
}

const Firms = ({ title, firms }: FirmsProps) => (
  <>
    <SectionTitle title={title} />
    {firms.map((firm) => (
      <Firm key={firm.name} {...firm} />
    ))}
  </>
)

function Firm({ name, by, about, gets, to }: ShownPartner & { readonly to?: Link | undefined }) {
  return (
    <CellGroup title={name}>
      {by !== undefined && <Cell label="服务提供方" value={by} layout="stacked" />}
      <Cell label="合作内容" value={about} layout="stacked" />
      <Cell label="本行提供的信息" value={gets} layout="stacked" />
      {to && <Cell label={`前往${name}`} strong onPress={() => go(to)} />}
    </CellGroup>
  )
}

export default definePage(Partners)
