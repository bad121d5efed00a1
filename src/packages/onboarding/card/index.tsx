import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { CardFields } from '@/features/identity/card/CardFields'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { StepFrame } from '../StepFrame'
import { useBindCard } from './useBindCard'

/** What the page begins with: /againphone is for whom the card's bank knows by another number. */
const INTRODUCTIONS: Readonly<Record<string, string>> = {
  '/bindbankcard': '请绑定本人名下的借记卡，用于向电子账户转入、转出资金',
  '/againphone': '手机号须与办卡时在发卡银行登记的一致。如已更换，请先到发卡银行更新，或换一张银行卡',
}

/** /bindbankcard and /againphone: the card the account is bound to. */
export default definePage(function Card({ route }: PageProps<object>) {
  const { onboarding, form, bound } = useBindCard()
  useLeaveGuard(form.cardNo !== '' && !bound, '银行卡尚未绑定，退出后需要重新填写，确定退出吗？')
  return (
    <StepFrame
      title={route.title}
      step="card"
      onboarding={onboarding}
      action={<Button onPress={form.submit}>确认绑定</Button>}
    >
      {() => (
        <>
          <Notice>{INTRODUCTIONS[route.name] ?? ''}</Notice>
          <CardFields form={form} />
        </>
      )}
    </StepFrame>
  )
})
