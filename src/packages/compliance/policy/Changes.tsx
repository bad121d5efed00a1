import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { goBack } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { queryLegalText } from '@/contract/compliance/queryLegalText'
import type { queryTextChanges } from '@/contract/compliance/queryTextChanges'
import { day } from '@/domain/dates/day'
import { formatChineseDay } from '@/domain/dates/format'
import type { TextKind } from '@/domain/legal/kinds'
import { Loaded } from '@/features/loaded/Loaded'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { DocumentSheet } from '@/ui/DocumentSheet'
import type { ReadableDocument } from '@/ui/DocumentSheet'
import { Empty } from '@/ui/Empty'
import { ErrorState } from '@/ui/ErrorState'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { role } from '@/ui/role'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { useChanges } from './useChanges'
import './changes.scss'

type Compared = ResponseOf<typeof queryTextChanges>
type Change = Compared['changes'][number]

interface ChangesProps {
  readonly kind: TextKind
  /** The person was led here to agree. */
  readonly asks: boolean
  readonly title: string
}

/** What a text says otherwise than the version that this person agreed to. */
export function Changes({ kind, asks, title }: ChangesProps) {
  const { standing, enter, read, text, version, show, agree } = useChanges(kind)
  const asked = asks && read.state === 'ready' && !read.data.agreed && !kind.startsWith('agreement:')
  const action = asked ? (
    <ButtonRow>
      <Button kind="secondary" onPress={goBack}>
        暂不同意
      </Button>
      <Button busy={agree.busy} onPress={agree.run}>
        同意新版
      </Button>
    </ButtonRow>
  ) : undefined
  const waiting = <Skeleton shape="text" count={8} />
  if (standing !== undefined && standing !== 'starting')
    return (
      <Frame title={title}>
        {standing === 'unreachable' ? (
          <ErrorState onRetry={enter} />
        ) : (
          <Empty picture="key" text="登录后可查看与您同意的版本有何不同" action={{ text: '去登录', onPress: enter }} />
        )}
      </Frame>
    )
  return (
    <Frame title={title} action={action}>
      <Loaded read={read} waiting={waiting}>
        {(compared) => <Comparison compared={compared} show={show} />}
      </Loaded>
      <DocumentSheet
        document={
          version === undefined ? undefined : text.data ? readable(text.data) : { title: '协议全文', paragraphs: [] }
        }
        instead={
          text.state !== 'ready' && (
            <Loaded read={text} waiting={waiting}>
              {() => null}
            </Loaded>
          )
        }
        onClose={() => show(undefined)}
      />
    </Frame>
  )
}

/** What stands before the first heading comes first. */
const readable = ({ title, version, sections }: ResponseOf<typeof queryLegalText>): ReadableDocument => ({
  title,
  version,
  paragraphs: sections.filter((one) => one.title === '').flatMap(({ paragraphs }) => paragraphs),
  sections: sections.filter((one) => one.title !== ''),
})

interface ComparisonProps {
  readonly compared: Compared
  readonly show: (version: string) => void
}

function Comparison({ compared, show }: ComparisonProps) {
  const { title, version, effective, agreed, from, kept, summaryFrom, summary, changes } = compared
  return (
    <>
      <Card>
        <Heading level={2} className="changes-title">
          {title}
        </Heading>
        <View className="changes-versions">
          {`${from === undefined ? '' : `您此前同意的是版本${from}，`}现行版本${version}，${formatChineseDay(day(effective))}起生效${agreed ? '，您已同意' : ''}`}
        </View>
        {summary.length > 0 && summaryFrom !== from && (
          <View className="changes-versions">{`以下要点较版本${summaryFrom}而言，与版本${from}的不同请看逐句比对`}</View>
        )}
        {summary.length > 0 && (
          <View {...role('list')} aria-label="更新要点">
            {summary.map((line) => (
              <View key={line} className="changes-summary" {...role('listitem')}>
                {line}
              </View>
            ))}
          </View>
        )}
      </Card>
      <CellGroup>
        <Cell label={`现行版本${version}全文`} onPress={() => show(version)} />
        {kept && from !== undefined && <Cell label={`您此前同意的版本${from}全文`} onPress={() => show(from)} />}
      </CellGroup>
      <Sentences {...compared} />
      {changes.length > 0 && (
        <View className="changes-note">
          以上逐句比对由我行自动生成，未列出的内容没有变化（同一标题下仅调整次序的不列出）。以全文为准。
        </View>
      )}
    </>
  )
}

function Sentences({ from, kept, changes }: Compared) {
  if (from === undefined)
    return <Empty picture="drawer" text="您此前没有同意过其他版本" hint="可直接阅读现行版本全文" />
  if (!kept)
    return <Notice>{`版本${from}的文本无法提供，不能逐句比对，请阅读现行版本全文，如有疑问请致电客服。`}</Notice>
  if (changes.length === 0) return <Empty picture="drawer" text={`与版本${from}相比，内容没有变化`} />
  return (
    <View className="changes-list" {...role('list')} aria-label="改了什么">
      {changes.map((one, index) => (
        <Sentence key={index} {...one} heading={changes[index - 1]?.section !== one.section} />
      ))}
    </View>
  )
}

const NAMES = { NEW: '新增', CHANGED: '修改', GONE: '删去' } as const
const TONES = { NEW: 'success', CHANGED: 'warning', GONE: 'plain' } as const

const Sentence = ({ heading, ...one }: Change & { readonly heading: boolean }) => (
  <View className="changes-sentence" {...role('listitem')}>
    {heading && one.section !== '' && <View className="changes-section">{one.section}</View>}
    <Tag tone={TONES[one.change]}>{NAMES[one.change]}</Tag>
    {'was' in one && <View className="changes-was">{`原文：${one.was}`}</View>}
    {'now' in one && <View className="changes-now">{one.change === 'CHANGED' ? `现文：${one.now}` : one.now}</View>}
  </View>
)
