import { View } from '@tarojs/components'
import { useState } from 'react'
import { DECISION_NAMES, APPROVAL_ROLE_NAMES } from '@/domain/approval/labels'
import { formatInstant } from '@/domain/dates/format'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Timeline } from '@/ui/Timeline'
import { Unbroken } from '@/ui/Unbroken'
import { courseOf, marksOfAll, payeeLines, rowsOf } from './model'
import type { Detail } from './model'
import './approval.scss'

/** Rows that are shown before somebody asks for all of them. */
const FIRST_ROWS = 20
/** A label of more characters has its value below it. */
const LONG_LABEL = 8

interface ContentProps {
  readonly one: Detail
  /** Whether the page says above whom it pays, beside the amount. */
  readonly payeeAbove?: boolean
}

/** What is applied for, in full. */
export const Content = ({ one, payeeAbove = false }: ContentProps) => (
  <>
    {marksOfAll(one).map((says) => (
      <Notice key={says} tone="warning">
        {says}
      </Notice>
    ))}
    <CellGroup>
      {one.org !== undefined && <Cell label="企业" value={one.org} />}
      {(payeeAbove ? [] : payeeLines(one)).map(({ label, value }) => (
        <Cell key={label} layout="stacked" label={label} value={<Unbroken text={value} />} />
      ))}
      {one.lines.map(({ label, value }) => (
        <Cell key={label} layout={label.length > LONG_LABEL ? 'stacked' : 'row'} label={label} value={value} />
      ))}
      <Cell label="申请人" value={one.mine ? `${one.applicant}（本人）` : one.applicant} />
      <Cell label="申请编号" value={one.approvalId} />
    </CellGroup>
    <Rows one={one} />
  </>
)

function Rows({ one }: { readonly one: Detail }) {
  const [all, setAll] = useState(false)
  const rows = rowsOf(one)
  if (rows.length === 0) return null
  // What speaks against a row is never below a button.
  const isShown = (index: number): boolean => all || index < FIRST_ROWS || rows[index]?.mark !== undefined
  const hidden = rows.filter((_, index) => !isShown(index)).length
  return (
    <>
      <GroupTitle title={`明细（${rows.length}笔）`} />
      <Card>
        {rows.map(
          ({ title, hint, amount, mark }, index) =>
            isShown(index) && (
              <View key={title} className="approval-row">
                <View className="approval-row__main">
                  <View>{title}</View>
                  <View className="approval-row__hint">{hint}</View>
                  {mark !== undefined && <View className="approval-row__mark">{mark}</View>}
                </View>
                <View>{amount}</View>
              </View>
            ),
        )}
        {hidden > 0 && (
          <Button kind="text" onPress={() => setAll(true)}>
            {`展开其余${hidden}笔`}
          </Button>
        )}
      </Card>
    </>
  )
}

const LAST = { pending: 'current', done: 'done', failed: 'failed' } as const

/** What has become of what was carried out. */
export const OutcomeCourse = ({ outcome: { course, stage } }: { readonly outcome: NonNullable<Detail['outcome']> }) => (
  <>
    <GroupTitle title="到账进度" />
    <Card>
      <Timeline
        label="到账进度"
        upright
        nodes={course.map(({ text, at }, index) => ({
          title: text,
          date: formatInstant(at),
          state: index === course.length - 1 ? LAST[stage] : ('done' as const),
        }))}
      />
    </Card>
  </>
)

/** Who decides, and what was decided. */
export const Course = ({ one }: { readonly one: Detail }) => (
  <>
    <GroupTitle title="审批进度" />
    <Card>
      <Timeline label="审批进度" upright nodes={courseOf(one)} />
    </Card>
    {[...one.steps].reverse().map(({ role, by, decision, comment, at }) => (
      <Card key={`${at} ${by}`}>
        <View className="approval-head">
          <View className="approval-head__name">{`${APPROVAL_ROLE_NAMES[role]} ${by}`}</View>
          <View>{DECISION_NAMES[decision]}</View>
        </View>
        <View className="approval-row__hint">{formatInstant(at)}</View>
        {comment !== undefined && <View className="approval-text">{comment}</View>}
      </Card>
    ))}
  </>
)
