import { go } from '@/app/navigate'
import { withoutPassword } from '@/domain/loss/without'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { faceAction, FacePart } from '@/features/identity/face/FacePart'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { Button } from '@/ui/Button'
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

const DONE: Readonly<Record<SettleStep, { readonly title: string; readonly hint: string }>> = {
  confirm: { title: '已转为正式挂失', hint: '找到后可随时解挂；何时可补发，请在挂失记录中查看' },
  lift: { title: '已解挂', hint: '相关业务已恢复。挂失账户或手机的，为保护您的资金，24小时内转出限额暂时降低' },
  replace: { title: '已补发新账号', hint: '原账号已停用，余额和持有不变。请将新账号告知向您付款的人' },
}

/** One step of a case: a face, for some steps the payment password, and what came of it. */
export function Settle({ caseNo, step, bizToken }: SettleProps) {
  const { doing, face, lost, password } = useSettle({ caseNo, step, bizToken })
  const name = STEP_NAMES[step]
  return (
    <MoneyFrame title={name} tone="surface" action={doing === 'proving' ? faceAction(face) : undefined}>
      {doing === 'done' ? (
        <ResultView state="success" {...DONE[step]} rows={[{ label: '挂失编号', value: caseNo }]}>
          <Button onPress={() => go('/reportTheLossList', {}, { replace: true })}>查看挂失记录</Button>
        </ResultView>
      ) : (
        <>
          {step !== 'lift' && (
            <Notice>{`人脸识别后还需输入支付密码。${withoutPassword('忘记支付密码的', lost)}`}</Notice>
          )}
          <FacePart face={face} purpose={name} />
        </>
      )}
      <PasswordSheet password={password} name={name} onComplete={password.complete} />
    </MoneyFrame>
  )
}
