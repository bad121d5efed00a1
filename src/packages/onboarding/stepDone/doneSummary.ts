import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** What a finished step came to. */
export interface DoneSummary {
  readonly title: string
  readonly hint: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** Where it may be done anew. */
  readonly change?: Link
}

/** Steps whose end is a page of its own. */
type DoneStep = 'phone' | 'card'

const SUMMARIES: Readonly<Record<DoneStep, (state: OnboardingState) => DoneSummary | undefined>> = {
  phone: ({ mobileNo, done }) =>
    done.includes('phone') && !done.includes('open')
      ? {
          title: '注册成功',
          hint: '请准备好本人身份证和一张借记卡，约5分钟即可完成开户。中途退出会为您保存进度',
          rows: mobileNo === undefined ? [] : [{ label: '注册手机号', value: mobileNo }],
        }
      : undefined,
  card: ({ card }) =>
    card && {
      title: '银行卡已绑定',
      hint: '账户开立后，可通过该卡向电子账户转入、转出资金',
      rows: [
        { label: '银行', value: card.bankName },
        { label: '卡号', value: card.cardNo },
      ],
      change: link('/bindbankcard'),
    },
}

/** What the page of a finished step shows; undefined when it isn't finished, or everything is. */
export const doneSummary = (step: DoneStep, state: OnboardingState): DoneSummary | undefined => SUMMARIES[step](state)
