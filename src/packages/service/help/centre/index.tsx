import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryArticles } from '@/contract/content/queryArticles'
import { BRAND } from '@/domain/brand'
import { topicsOf } from '@/domain/content/sections'
import { LENDER } from '@/domain/loan/handOff'
import { usePages } from '@/features/list/usePages'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import type { IconName } from '@/ui/Icon'
import { ArticleCells } from '../ArticleCells'
import { ARTICLES, Results, SearchLine } from '../Results'
import { useSearch } from '../useSearch'
import { placeLink } from '../ways'
import './help.scss'

interface Way {
  readonly icon: IconName
  readonly label: string
  readonly hint?: string
  /** Undefined while its route isn't built. */
  readonly to: Link | undefined
}

/** What customers can do by themselves. */
const byOneself = (): readonly Way[] => [
  { icon: 'lock', label: '忘记支付密码', to: placeLink('resetPayPassword') },
  { icon: 'gesture', label: '忘记手势密码', to: placeLink('resetGesture') },
  { icon: 'warning', label: '挂失', hint: '手机或身份证丢了，或账户有风险', to: placeLink('reportLoss') },
  { icon: 'shield', label: '支付限额', to: placeLink('limits') },
  { icon: 'mobile', label: '更换手机号', to: placeLink('changePhone') },
]

const further = (): readonly Way[] => [
  { icon: 'shield', label: '安全教育', hint: '常见骗局与防骗测验', to: link('/securityEducation') },
  { icon: 'id-card', label: '核实工作人员', hint: '按工号查验是否为本行人员', to: link('/microShopCard') },
  { icon: 'location', label: '核实服务站', hint: '按编号查验乡村金融服务站', to: link('/xcjrCheckQrcode', {}) },
  { icon: 'yuan', label: '服务价格', to: link('/servicePriceList') },
  { icon: 'megaphone', label: '金融知识宣传', to: link('/Propaganda') },
  { icon: 'enterprise', label: '企业服务', hint: '审批、代发工资与对公付款', to: link('/qiyeLogin') },
  { icon: 'loan', label: '贷款服务', hint: `由${LENDER.name}提供`, to: link('/loanMenu') },
]

const tellUs = (): readonly Way[] => [
  { icon: 'service', label: '在线客服', to: link('/customerMiddle') },
  { icon: 'location', label: '营业网点', to: link('/counterlists') },
  { icon: 'edit', label: '投诉与建议', to: link('/Complaint') },
  { icon: 'bill', label: '我的反馈', to: link('/feedbackDetail') },
  { icon: 'message', label: '留言板', to: link('/msgBoard') },
  { icon: 'star', label: '满意度调查', to: link('/satisfactionQuestionnaire') },
]

/** /Help: a search over everything, the questions by topic, what customers can do by themselves, and a person to call. */
function Help({ route }: PageProps) {
  const { typed, type, search } = useSearch()
  return (
    <Frame
      title={route.title}
      hotline={false}
      action={<Button onPress={callHotline}>{`拨打客服热线${BRAND.hotline}`}</Button>}
    >
      <SearchLine typed={typed} type={type} />
      {search === '' ? <Topics /> : <Results key={search} search={search} onSuggest={type} />}
    </Frame>
  )
}

const Topics = () => (
  <>
    <Ways title="自助办理" ways={byOneself()} />
    <CellGroup title="常见问题">
      {topicsOf('FAQ').map(({ topic, name }) => (
        <Cell key={topic} label={name} onPress={() => go('/problems', { topic })} />
      ))}
    </CellGroup>
    <Ways title="了解更多" ways={further()} />
    <Ways title="告诉我们" ways={tellUs()} />
    <Notices />
    <View className="help-hours">{`客服热线${BRAND.hotline}，7×24小时，由工作人员接听`}</View>
  </>
)

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  return (
    <CellGroup title={title}>
      {ways.map(({ to, ...cell }) => to && <Cell key={cell.label} {...cell} onPress={() => go(to)} />)}
    </CellGroup>
  )
}

/**
 * What the bank makes known; nothing while it can't be read, because the rest of the page doesn't need it. It comes last,
 * so that nothing moves down under a finger when it arrives.
 */
function Notices() {
  const list = usePages(queryArticles, { section: 'NOTICE' }, ARTICLES)
  if (list.items.length === 0) return null
  return (
    <>
      <ArticleCells title="业务公告" articles={list.items} />
      {list.more && (
        <Button kind="text" busy={list.loadingMore} onPress={list.loadMore}>
          更早的公告
        </Button>
      )}
    </>
  )
}

export default definePage(Help)
