import { View } from '@tarojs/components'
import { useState } from 'react'
import { callHotline, callRegulator } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { CASE_FACTS } from '@/domain/cases/machine'
import { CASE_TOPIC_NAMES, CASE_TOPICS } from '@/domain/cases/labels'
import { CASE_LIMITS } from '@/domain/cases/texts'
import { PROMISES } from '@/domain/message/promises'
import { REGULATOR_HOTLINE } from '@/domain/regulation'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { actKind } from '@/features/order/useObstacles'
import { complaintQuery } from '@/routes/queries/cases'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'
import { RadioList } from '@/ui/RadioList'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { PictureField } from '../pictures/PictureField'
import { OrderField } from './OrderField'
import { useComplaint } from './useComplaint'
import type { ComplaintKind } from './useComplaint'
import '../cases.scss'

const KINDS = (['COMPLAINT', 'FEEDBACK'] as const).map((key) => ({ key, label: CASE_FACTS[key].name }))
const TOPICS = CASE_TOPICS.map((key) => ({ key, label: CASE_TOPIC_NAMES[key] }))

/** /Complaint: a complaint or advice is written, with how long the answer takes and who else hears one. */
function Complain({ route, query }: PageProps<typeof complaintQuery>) {
  const { draft, article, longest, change, problems, pictures, tried, ready, obstacles, send } = useComplaint(query)
  const [choosing, setChoosing] = useState(false)
  const { kind, topic } = draft
  return (
    <Frame
      title={route.title}
      action={
        <Button kind={actKind(obstacles, ready)} onPress={send.run} busy={send.busy}>
          提交
        </Button>
      }
    >
      <ObstacleNotes obstacles={obstacles} />
      <Card>
        <View className="cases-kind">
          <RadioList
            label="类型"
            options={KINDS}
            value={kind}
            onChange={(chosen: ComplaintKind) => change({ kind: chosen })}
          />
        </View>
        <PickField
          label="主题"
          value={topic && CASE_TOPIC_NAMES[topic]}
          onPress={() => setChoosing(true)}
          {...(problems.topic !== undefined && { error: problems.topic })}
        />
        <OrderField orderNo={draft.orderNo} onChoose={(orderNo) => change({ orderNo })} />
        <TextArea
          label="具体情况"
          value={draft.text}
          onChange={(text) => change({ text })}
          maxLength={longest}
          placeholder="时间、经过和您的要求。请勿填写密码、验证码"
          error={problems.text}
        />
        <PictureField pictures={pictures} tried={tried} />
        {kind === 'COMPLAINT' && (
          <TextField
            label="涉及的工作人员（选填）"
            value={draft.against}
            onChange={(against) => change({ against })}
            maxLength={CASE_LIMITS.against}
            placeholder="姓名或工号"
            hint="该工作人员看不到本次投诉"
          />
        )}
      </Card>
      {article !== undefined && (
        <CellGroup>
          <Cell layout="stacked" label="相关内容" value={article} />
        </CellGroup>
      )}
      <Terms kind={kind} />
      <OptionSheet
        open={choosing}
        title="主题"
        options={TOPICS}
        {...(topic && { value: topic })}
        onSelect={(chosen) => {
          change({ topic: chosen })
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </Frame>
  )
}

/** How long it takes, from the table the bank answers by, and the other ways. */
function Terms({ kind }: { readonly kind: ComplaintKind }) {
  const { days, extensions } = CASE_FACTS[kind]
  const [longer, longest] = extensions
  const complex = longer ? `，情况复杂的${days + longer.days}天内` : ''
  const special = longest ? `情况特别复杂的，经审批可再延长${longest.days}天，并说明原因。` : ''
  return (
    <>
      <CellGroup title="答复与其他途径">
        <Cell label="答复期限" value={`${days}天内${complex}`} />
        <Cell label="我的反馈" onPress={() => go('/feedbackDetail')} />
        <Cell label="客服热线" value={BRAND.hotline} onPress={callHotline} />
        <Cell label="金融消费者投诉热线" hint="对我行答复不满意时" value={REGULATOR_HOTLINE} onPress={callRegulator} />
      </CellGroup>
      <View className="cases-note">{`${special}${PROMISES.caseReply.says}。`}</View>
    </>
  )
}

export default definePage(Complain, { query: complaintQuery })
