import { View } from '@tarojs/components'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { restartOnboarding } from '@/contract/onboarding/restartOnboarding'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Sheet } from '@/ui/Sheet'
import { showToast } from '@/ui/Toast'
import { advance, goToStep } from './useOnboarding'
import { donePlace, mayTake, SHOWN_STEPS, stepPlace } from './way'
import type { ShownStep } from './way'
import './StepsSheet.scss'

interface StepsSheetProps {
  readonly state: OnboardingState
  readonly current: ShownStep
  readonly onClose: () => void
}

const UNDOING = '重新提交身份证后，需要重新完成人脸识别、绑定银行卡和设置支付密码'

async function restart(): Promise<void> {
  const sure = await confirm({
    text: '重新开始后，已上传的证件和已填写的资料将被清除，手机号无需重新验证',
    yes: '重新开始',
  })
  if (!sure) return
  const outcome = await callOrSay(restartOnboarding, {}, showToast)
  if (outcome) advance(outcome)
}

async function take(step: ShownStep, done: boolean): Promise<void> {
  const undoes = step === 'idCard' && done
  const agreed = !undoes || (await confirm({ text: UNDOING, yes: '重新提交' }))
  if (agreed) goToStep(done ? donePlace(step) : stepPlace(step))
}

/** All steps under the numbers that they are counted by, what is done of them, and the way to those that may be taken now. */
export function StepsSheet({ state, current, onClose }: StepsSheetProps) {
  const row = ({ step, name, place }: (typeof SHOWN_STEPS)[number], index: number) => {
    const done = state.done.includes(step)
    const open = mayTake(step, state) && step !== current
    const value =
      step === current ? '当前步骤' : done ? (open ? '已完成，可修改' : '已完成') : open ? '去完成' : '待完成'
    const press = (): void => {
      onClose()
      void take(step, done)
    }
    const numbered = place !== SHOWN_STEPS[index - 1]?.place
    const label = (
      <View className="steps-sheet__step">
        <View className="steps-sheet__place">{numbered && place}</View>
        <View>{name}</View>
      </View>
    )
    return <Cell key={step} label={label} value={value} onPress={open ? press : undefined} />
  }
  return (
    <Sheet open title="开户步骤" onClose={onClose}>
      <CellGroup note="已完成的步骤会为您保存30天，可随时退出，换手机也能继续办理">{SHOWN_STEPS.map(row)}</CellGroup>
      {state.done.includes('idCard') && (
        <View className="steps-sheet__restart">
          <Button
            kind="text"
            onPress={() => {
              onClose()
              return restart()
            }}
          >
            重新开始
          </Button>
        </View>
      )}
    </Sheet>
  )
}
