import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { channels, partners } from './partners'

/** /channelPartnerList: who offers the bank's products, who is led to, and what each of them is given. */
const Partners = ({ route }: PageProps<object>) => (
  <Frame title={route.title}>
    <Notice>合作机构由本行公示。未在此公示的机构和个人，均不能代表本行办理业务。</Notice>
    <CellGroup title="合作渠道" note="存款只在本行自己的页面办理，渠道不经手资金，也不取得您的账户信息。">
      {channels().map(({ name, offers }) => (
        <Cell key={name} label={name} value={offers} layout="stacked" />
      ))}
    </CellGroup>
    {partners().map(({ name, by, about, gets }) => (
      <CellGroup key={name} title={name}>
        <Cell label="服务提供方" value={by} layout="stacked" />
        <Cell label="合作内容" value={about} layout="stacked" />
        <Cell label="本行提供的信息" value={gets} layout="stacked" />
      </CellGroup>
    ))}
    <CellGroup>
      <Cell label="查看、撤回授权" onPress={() => go('/SettingSecret')} />
      <Cell label="投诉与建议" onPress={() => go('/Complaint')} />
    </CellGroup>
  </Frame>
)

export default definePage(Partners)
