import { View } from '@tarojs/components'
import { answerFamilyCard } from '@/contract/family/answerFamilyCard'
import { changeFamilyCard } from '@/contract/family/changeFamilyCard'
import { formatDay } from '@/domain/dates/format'
import { day } from '@/domain/dates/day'
import { link } from '@/routes/link'
import { askAnew, call } from '@/session/bank'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { showToast } from '@/ui/Toast'
import type { ReceivedGrant } from './grants'
import { GrantUse } from './GrantUse'
import { sayFamilyRefusal } from './refusal'
import './ReceivedCard.scss'

async function answer(grantId: string, accept: boolean): Promise<void> {
  const outcome = await call(answerFamilyCard, { grantId, accept })
  if (outcome.ok) return showToast(accept ? '已接受' : '已谢绝')
  askAnew(answerFamilyCard, outcome.error)
  await sayFamilyRefusal(outcome.error, link('/familyCard', { tab: 'received' }))
}

async function stopUsing({ grantId, ownerName }: ReceivedGrant): Promise<void> {
  const sure = await confirm({ text: `停用后不能再使用${ownerName}赠送的亲情卡付款，确定停用吗？`, yes: '停用' })
  if (!sure) return
  await callOrSay(changeFamilyCard, { grantId, action: 'end' })
}

/** A family card that one was given: to be answered, used, or stopped. */
export function ReceivedCard({ grant }: { readonly grant: ReceivedGrant }) {
  const { grantId, state, ownerName, answerBy } = grant
  return (
    <Card>
      <GrantUse grant={grant} name={`来自${ownerName}`}>
        {(state === 'ACTIVE' || state === 'PAUSED') && (
          <Button kind="text" size="small" className="received-card__stop" onPress={() => stopUsing(grant)}>
            停用
          </Button>
        )}
      </GrantUse>
      {state === 'INVITED' && (
        <>
          <View className="received-card__until">{`请在${formatDay(day(answerBy))}（含当日）前确认，逾期自动失效`}</View>
          <ButtonRow>
            <Button kind="text" size="medium" onPress={() => answer(grantId, false)}>
              谢绝
            </Button>
            <Button kind="secondary" size="medium" onPress={() => answer(grantId, true)}>
              接受
            </Button>
          </ButtonRow>
        </>
      )}
    </Card>
  )
}
