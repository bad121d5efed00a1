import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { WayTo } from '@/app/WayTo'
import { CardFields } from '@/features/identity/card/CardFields'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { link } from '@/routes/link'
import { cardStepQuery } from '@/routes/queries/onboarding'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Notice } from '@/ui/Notice'
import { StepFrame } from '../StepFrame'
import { Terms } from '../Terms'
import { useBindCard } from './useBindCard'

/** What the page begins with. */
const INTRODUCTIONS = {
  first: '请绑定本人名下的借记卡，用于向电子账户转入、转出资金',
  otherPhone: '手机号须与办卡时在发卡银行登记的一致。如已更换，请先到发卡银行更新，或换一张银行卡',
}

/** /bindbankcard and /againphone: the card the account is bound to, and the agreements. */
function Card({ route, query }: PageProps<typeof cardStepQuery>) {
  const { onboarding, form, consent, bound } = useBindCard()
  useLeaveGuard(form.cardNo !== '' && !bound, '银行卡尚未绑定，退出后需要重新填写，确定退出吗？')
  return (
    <StepFrame
      title={route.title}
      step="card"
      onboarding={onboarding}
      action={
        <Button kind={readyKind(hasCode(form.sms))} onPress={form.submit}>
          同意协议并绑卡
        </Button>
      }
    >
      {(state) => (
        <>
          <Notice>{INTRODUCTIONS[query.variant]}</Notice>
          <CardFields form={form}>
            {query.variant === 'first' && <WayTo text="银行预留手机号已更换？" to={link('/againphone')} />}
          </CardFields>
          <Terms state={state} consent={consent} />
        </>
      )}
    </StepFrame>
  )
}

export default definePage(Card, { query: cardStepQuery })
