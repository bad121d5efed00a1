import { go } from '@/app/navigate'
import { BRAND } from '@/domain/brand'
import type { ResettableCredential } from '@/domain/credentials/changes'
import { PROMISES } from '@/domain/message/promises'
import { FacePart } from '@/features/identity/face/FacePart'
import { NewPasswordEntry } from '@/features/identity/password/NewPasswordEntry'
import { NumberGone } from '@/features/identity/sms/NumberGone'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import type { SmsCode } from '@/features/identity/sms/useSmsCode'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { GesturePad } from '@/ui/GesturePad'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { RESETS } from './credentials'
import type { useReset } from './useReset'

type Resetting = ReturnType<typeof useReset>

interface ProveProps {
  readonly credential: ResettableCredential
  readonly reset: Resetting
  /** A person has refused before. */
  readonly rejected: boolean
}

/** Who is it? A face, a person, and for the gesture the payment password. */
export function Prove({ credential, reset, rejected }: ProveProps) {
  return (
    <>
      {rejected && (
        <Notice tone="warning">{`人工审核未通过，请进行人脸识别，或携带身份证到网点办理，客服${BRAND.hotline}`}</Notice>
      )}
      <FacePart
        face={reset.face}
        purpose={`重置${RESETS[credential].name}`}
        without={reset.without}
        more={
          credential === 'gesture' && (
            <Button kind="text" onPress={() => go('/GesturePassword', { type: 1 }, { replace: true })}>
              通过支付密码重置
            </Button>
          )
        }
      />
    </>
  )
}

/** The code by which a person is asked. */
export const AskReview = ({ review, name }: { readonly review: Resetting['review']; readonly name: string }) => (
  <>
    <Notice>{`工作人员将核对您的登记资料，${PROMISES.credentialReview.says}。通过后3天内，您可凭短信验证码重置${name}`}</Notice>
    <Card>
      <SmsCodeField sms={review.sms} />
    </Card>
    <NumberGone />
  </>
)

/** A person hasn't decided yet; a face may be quicker. */
export const Waiting = ({ name, onFace }: { readonly name: string; readonly onFace: () => void }) => (
  <ResultView
    state="pending"
    title="人工审核中"
    hint={`通常在1个工作日内完成。审核通过后再次进入即可重置${name}，也可以现在进行人脸识别`}
  >
    <Button kind="secondary" onPress={onFace}>
      改用人脸识别
    </Button>
  </ResultView>
)

/** The face or the person said yes: now the phone. */
export const Proved = ({ sms, name }: { readonly sms: SmsCode; readonly name: string }) => (
  <>
    <Notice>{`身份已确认，请验证手机号后设置新的${name}`}</Notice>
    <Card>
      <SmsCodeField sms={sms} />
    </Card>
    <NumberGone />
  </>
)

/** The new one, twice. */
export function NewSecret({
  credential,
  reset,
}: {
  readonly credential: ResettableCredential
  readonly reset: Resetting
}) {
  const { gesture, password, prove } = reset
  if (credential === 'payment') return <NewPasswordEntry password={password} open onClose={prove} />
  return (
    <GesturePad
      hint={gesture.repeating ? '请再次绘制相同的图案' : '请绘制手势密码，至少连接4个点'}
      error={gesture.error}
      onComplete={gesture.draw}
    />
  )
}
