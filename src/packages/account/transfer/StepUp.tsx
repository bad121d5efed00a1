import { View } from '@tarojs/components'
import { WayTo } from '@/app/WayTo'
import { FaceIntro } from '@/features/identity/face/FaceIntro'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { SummaryHead } from '@/features/order/Summary'
import { faceVerify } from '@/platform/faceVerify'
import { link } from '@/routes/link'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Notice } from '@/ui/Notice'
import { Sheet } from '@/ui/Sheet'
import { Unbroken } from '@/ui/Unbroken'
import { forgetDraft, keepDraft, placeText } from './draft'
import { cardTitle } from './limits'
import { FINAL, SPEED_TEXTS, speedSummary } from './speeds'
import type { Transferring } from './useTransfer'

/** What a large transfer out needs beside the password: a code to the phone, a face before it. */
export const StepUp = ({ transferring }: { readonly transferring: Transferring }) => (
  <>
    <Code transferring={transferring} />
    <Face transferring={transferring} />
  </>
)

/** What the code approves. */
function Approved({ transferring: { form, card, limits } }: { readonly transferring: Transferring }) {
  const sending = limits.data?.sending.find(({ speed }) => speed === form.speed)
  if (form.amount === undefined || !card) return null
  return (
    <SummaryHead caption={`转出到${cardTitle(card)}`} amount={form.amount}>
      {sending && (
        <View className="transfer-approved">
          {sending.speed === 'REALTIME' ? (
            <>
              {`${SPEED_TEXTS.REALTIME.title}，`}
              <View className="transfer-approved__final">{FINAL}</View>
            </>
          ) : (
            <Unbroken text={speedSummary(sending.speed, sending.dueAt)} />
          )}
        </View>
      )}
    </SummaryHead>
  )
}

function Code({ transferring }: { readonly transferring: Transferring }) {
  const { order } = transferring
  const { stepUp, sms, submitCode, giveUp, sending } = order
  return (
    <Sheet
      open={stepUp === 'code'}
      title="短信验证"
      onClose={giveUp}
      action={
        <Button kind={readyKind(hasCode(sms))} onPress={submitCode} busy={sending}>
          验证并转出
        </Button>
      }
    >
      <Approved transferring={transferring} />
      <SmsCodeField sms={sms} />
      <Notice tone="warning">验证码不要告诉任何人，包括银行工作人员</Notice>
      <WayTo text="手机号不用了？更换手机号" to={link('/ChangePhone')} />
    </Sheet>
  )
}

function Face({ transferring }: { readonly transferring: Transferring }) {
  const { order, form, card, memo, bizToken } = transferring
  const { stepUp, faceWasShown, waitingId, sendingDay, place, giveUp } = order
  const { elsewhere } = place()
  const open = stepUp === 'face'
  const face = useConsentedFace(
    {
      scene: elsewhere ? 'transferAway' : 'transfer',
      returnTo: link('/AccountTurnOut'),
      bizToken,
      onPassed: faceWasShown,
    },
    open,
  )
  const { check, consented, former, agreed, agree, refused, usedUp } = face
  const complaint = check.failure ? `${check.failure.title}，${check.failure.hint}` : refused
  const begin = (): Promise<void> | void => {
    const clientId = waitingId()
    if (faceVerify.leaves && clientId && card) {
      const agreed = sendingDay()
      const draft = { clientId, cardId: card.cardId, text: form.text, speed: form.speed, memo }
      keepDraft({ ...draft, place: placeText(place()), ...(agreed !== undefined && { sendingDay: agreed }) })
    }
    return face.begin()
  }
  const close = (): void => {
    forgetDraft()
    giveUp()
  }
  const mayBegin = !usedUp && check.failure?.retry !== false
  return (
    <Sheet
      open={open}
      title="人脸识别"
      onClose={close}
      action={
        mayBegin && (
          <Button onPress={begin} busy={check.checking || consented === undefined}>
            {check.failure ? '重新识别' : '开始识别'}
          </Button>
        )
      }
    >
      {complaint === undefined ? (
        <Notice>
          {elsewhere
            ? '您已开启地区锁：不在常用地区或未能获取位置，需确认是您本人'
            : '为保护您的资金，大额转出需确认是您本人'}
        </Notice>
      ) : (
        <Notice tone="warning">{complaint.replace('或选择人工审核', '或减少金额、到营业网点办理')}</Notice>
      )}
      <FaceIntro consented={consented ?? true} former={former} agreed={agreed} onAgree={agree} />
    </Sheet>
  )
}
