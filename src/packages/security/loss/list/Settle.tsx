import { callHotline } from '@/app/callHotline'
import { go } from '@/app/navigate'
import { BRAND } from '@/domain/brand'
import { LOSS_FACTS } from '@/domain/loss/machine'
import type { LossObject } from '@/domain/loss/machine'
import { mayResetPassword, withoutPassword } from '@/domain/loss/without'
import { Frame } from '@/app/Frame'
import { faceAction, FacePart } from '@/features/identity/face/FacePart'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { AT_COUNTER } from '@/features/identity/face/withoutFace'
import type { WithoutFace } from '@/features/identity/face/withoutFace'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { STEP_NAMES } from './course'
import type { SettleStep } from './course'
import { useSettle } from './useSettle'

interface SettleProps {
  readonly caseNo: string
  readonly step: SettleStep
  readonly bizToken: string | undefined
}

/** Nobody is asked to bring a card that is lost. */
const BY_HOTLINE: WithoutFace = {
  text: '致电客服办理',
  says: `致电客服${BRAND.hotline}办理`,
  go: callHotline,
}

const TO_RESET = { action: '重置支付密码', onPress: () => go('/resetPassword') }

/** What ends a formal loss, by who renews the thing. */
const afterConfirming = (object: LossObject | undefined): string => {
  if (object === undefined) return '找到后可随时解挂'
  if (LOSS_FACTS[object].renewal === 'byBank') return '找到后可随时解挂；何时可补发，请在挂失记录中查看'
  return `找到后可随时解挂；${object === 'PHONE' ? '更换手机号' : '更新身份证'}后，挂失自动结束`
}

const DONE: Readonly<Record<Exclude<SettleStep, 'confirm'>, { readonly title: string; readonly hint: string }>> = {
  lift: { title: '已解挂', hint: '相关业务已恢复。挂失账户或手机的，为保护您的资金，24小时内转出限额暂时降低' },
  replace: { title: '已补发新账号', hint: '原账号已停用，余额和持有不变。请将新账号告知向您付款的人' },
}

/** One step of a case: a face, for some steps the payment password, and what came of it. */
export function Settle({ caseNo, step, bizToken }: SettleProps) {
  const settling = useSettle({ caseNo, step, bizToken })
  const { doing, face, object, lost, password, locked } = settling
  const without = lost.includes('ID_CARD') ? BY_HOTLINE : AT_COUNTER
  const done = step === 'confirm' ? { title: '已转为正式挂失', hint: afterConfirming(object) } : DONE[step]
  const name = STEP_NAMES[step]
  if (doing === 'over')
    return (
      <Frame title={name}>
        <Empty
          picture="glasses"
          text={`该挂失现在不能办理${name}`}
          hint="可能已办理完成，或状态已变化"
          action={{ text: '查看挂失记录', onPress: () => go('/reportTheLossList', {}, { replace: true }) }}
        />
      </Frame>
    )
  return (
    <Frame title={name} action={locked ? undefined : actionOf(settling, step, without)}>
      {doing === 'done' ? (
        <ResultView state="success" {...done} rows={[{ label: '挂失编号', value: caseNo }]}>
          <Button onPress={() => go('/reportTheLossList', {}, { replace: true })}>查看挂失记录</Button>
        </ResultView>
      ) : locked ? (
        // A face would be for nothing.
        <Notice tone="warning" {...(mayResetPassword(lost) && TO_RESET)}>
          {withoutPassword('支付密码已锁定', lost)}
        </Notice>
      ) : doing === 'passed' ? (
        <>
          {step !== 'lift' && <Notice>{withoutPassword('忘记支付密码的', lost)}</Notice>}
          <ResultView
            state="pending"
            title="人脸识别通过"
            hint={step === 'lift' ? `请确认${name}` : `请输入支付密码，完成${name}`}
          />
        </>
      ) : (
        <>
          {step !== 'lift' && (
            <Notice>{`人脸识别后还需输入支付密码。${withoutPassword('忘记支付密码的', lost)}`}</Notice>
          )}
          <FacePart face={face} purpose={name} without={without} />
        </>
      )}
      <PasswordSheet password={password} name={name} onComplete={password.complete} />
    </Frame>
  )
}

/** The one thing to do next. */
function actionOf({ doing, face, goOn }: ReturnType<typeof useSettle>, step: SettleStep, without: WithoutFace) {
  if (doing === 'done') return undefined
  if (doing === 'proving') return faceAction(face, without)
  return <Button onPress={goOn}>{step === 'lift' ? `确认${STEP_NAMES[step]}` : '输入支付密码'}</Button>
}
