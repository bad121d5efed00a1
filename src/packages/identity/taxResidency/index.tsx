import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryTaxResidency } from '@/contract/identity/queryTaxResidency'
import { queryInterestYears } from '@/contract/statement/queryInterestYears'
import { formatInstant } from '@/domain/dates/format'
import { TAX_RESIDENCIES } from '@/domain/onboarding/taxResidency'
import { TAX_REPORT_DAYS, TAX_STATE_NAMES } from '@/domain/tax/declaration'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { countriesText, declarationRows } from './declaration'
import type { Declaration } from './declaration'
import { Question } from './Question'

const READER: PageReader<typeof queryTaxResidency, Declaration> = {
  items: ({ declarations }) => declarations,
  more: ({ more }) => more,
  key: ({ version }) => String(version),
}

const WHY = `依据《非居民金融账户涉税信息尽职调查管理办法》，银行需了解您的税收居民身份。身份发生变化的，请在${TAX_REPORT_DAYS}日内更新声明。`

/** /taxIndex: the statement of tax residency in force, what is asked about it, those before it, and the yearly interest. */
function TaxResidency({ route }: PageProps) {
  const list = usePages(queryTaxResidency, {}, READER)
  const none = list.first.data !== undefined && list.items.length === 0
  return (
    <Frame
      title={route.title}
      action={<Button onPress={() => go('/taxMesIndex')}>{none ? '填写声明' : '更新声明'}</Button>}
    >
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={5} />}
        empty={{ picture: 'drawer', text: '您还没有声明税收居民身份', hint: WHY }}
      >
        {([latest, ...before]) => (
          <>
            {latest && <Question declaration={latest} onExplained={list.first.reload} />}
            {latest && <InForce declaration={latest} />}
            {before.length > 0 && <Before declarations={before} />}
          </>
        )}
      </PagedList>
      {list.first.state !== 'loading' && <InterestYears />}
    </Frame>
  )
}

const TONES = { CURRENT: 'success', QUESTIONED: 'warning', SUPERSEDED: 'plain' } as const

const InForce = ({ declaration }: { readonly declaration: Declaration }) => (
  <CellGroup title="当前声明" note={WHY}>
    <Cell
      layout="stacked"
      label={<Tag tone={TONES[declaration.state]}>{TAX_STATE_NAMES[declaration.state]}</Tag>}
      value={TAX_RESIDENCIES[declaration.residency]}
      strong
    />
    <Cell label="声明时间" value={formatInstant(declaration.declaredAt)} />
    {declarationRows(declaration).map(({ label, value, stacked }) => (
      <Cell key={label} label={label} value={value} layout={stacked ? 'stacked' : 'row'} />
    ))}
  </CellGroup>
)

const Before = ({ declarations }: { readonly declarations: readonly Declaration[] }) => (
  <CellGroup title="以前的声明">
    {declarations.map((one) => (
      <Cell
        key={one.version}
        label={TAX_RESIDENCIES[one.residency]}
        hint={[formatInstant(one.declaredAt), countriesText(one)].filter((text) => text !== '').join(' · ')}
      />
    ))}
  </CellGroup>
)

type Year = ResponseOf<typeof queryInterestYears>['years'][number]

/** What interest was paid, year by year; each leads to its document. */
function InterestYears() {
  const read = useCall(queryInterestYears, {})
  return (
    <Loaded read={read} waiting={<Skeleton shape="list" count={2} />}>
      {({ years }) => (
        <CellGroup title="年度利息清单" note="清单可申请为盖有电子章的文件，用于申报或留存">
          {years.map((year) => (
            <YearCell key={year.year} {...year} />
          ))}
        </CellGroup>
      )}
    </Loaded>
  )
}

const YearCell = ({ year, interest, count }: Year) => (
  <Cell
    label={`${year}年`}
    hint={count === 0 ? '没有利息入账' : `${count}笔利息入账`}
    value={<Amount value={interest} />}
    {...(count > 0 && { onPress: () => go(link('/pdfshow', { interestYear: year })) })}
  />
)

export default definePage(TaxResidency)
