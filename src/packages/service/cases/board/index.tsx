import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { useOwnerArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import type { ResponseOf } from '@/contract/call'
import { queryBoard } from '@/contract/cases/queryBoard'
import { CASE_FACTS } from '@/domain/cases/machine'
import { CASE_LIMITS, caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { PROMISES } from '@/domain/message/promises'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import { Locked } from '@/features/loaded/Locked'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { actKind } from '@/features/order/useObstacles'
import type { PageReader } from '@/features/list/usePages'
import { useAction } from '@/session/useAction'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { showComplaint } from '@/ui/complaint'
import { Notice } from '@/ui/Notice'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { TextArea } from '@/ui/TextArea'
import { LEAVING } from '../leaving'
import { useOpenCase } from '../useOpenCase'
import '../cases.scss'

type Note = ResponseOf<typeof queryBoard>['notes'][number]

const READER: PageReader<typeof queryBoard, Note> = {
  items: ({ notes }) => notes,
  more: ({ more }) => more,
  key: ({ at, id }) => `${at}-${id}`,
}

/** /msgBoard: a word for the bank, and below what others asked and it replied, without names. */
function MessageBoard({ route }: PageProps) {
  const list = usePages(queryBoard, {}, READER)
  const area = useOwnerArea(route)
  return (
    <Frame title={route.title}>
      {area.member ? <Leave /> : <Locked {...area} />}
      <GroupTitle title="大家的留言" />
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={3} />}
        empty={{ picture: 'letter', text: '还没有公开的留言' }}
      >
        {(notes) =>
          notes.map(({ id, question, reply, at }) => (
            <Card key={id}>
              <View className="cases-text">{question}</View>
              <View className="cases-reply">{`答复：${reply}`}</View>
              <View className="cases-published">{formatDay(dayOfInstant(at))}</View>
            </Card>
          ))
        }
      </PagedList>
    </Frame>
  )
}

/** What is left, and whether others may read it: not unless its writer ticks that. */
function Leave() {
  const [text, setText] = useState('')
  const [mayPublish, setMayPublish] = useState(false)
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState<string>()
  const { obstacles, open } = useOpenCase()
  useLeaveGuard(text !== '', LEAVING)
  const wrong = caseTextProblem(tidyCaseText(text), CASE_LIMITS.text) !== undefined
  const send = useAction(async () => {
    if (obstacles.stop()) return
    setTried(true)
    if (wrong) return showComplaint()
    const opened = await open({ kind: 'MESSAGE', topic: 'other', text, mayPublish })
    if (!opened) return
    setLeft(opened.caseNo)
    setText('')
    setMayPublish(false)
    setTried(false)
  })
  return (
    <>
      {left !== undefined && (
        <Notice tone="success" action="查看" onPress={() => go('/feedbackDetail', { caseNo: left })}>
          {`留言已提交，${CASE_FACTS.MESSAGE.days}天内答复`}
        </Notice>
      )}
      <ObstacleNotes obstacles={obstacles} />
      <Card>
        <TextArea
          label="我要留言"
          value={text}
          onChange={setText}
          maxLength={CASE_LIMITS.text}
          placeholder="请勿填写姓名、号码和密码"
          error={tried && wrong ? '请填写留言，不使用特殊字符' : undefined}
        />
        <Checkbox
          checked={mayPublish}
          onChange={setMayPublish}
          label="同意我行隐去个人信息后公开我的留言和答复，可随时取消"
        />
        <Button kind={actKind(obstacles, !wrong)} onPress={send.run} busy={send.busy}>
          提交留言
        </Button>
      </Card>
      <View className="cases-note">{PROMISES.caseReply.says}</View>
    </>
  )
}

export default definePage(MessageBoard)
