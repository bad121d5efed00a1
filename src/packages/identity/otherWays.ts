import { BRAND } from '@/domain/brand'
import { tell } from '@/session/overlay'

/** The ways without a face: the law wants one, and the customer is told before trying in vain. */
export const tellOtherWays = async (): Promise<void> => {
  await tell({
    title: '其他办理方式',
    text: `您可以携带本人身份证到我行营业网点办理，由工作人员当面核验；也可致电客服${BRAND.hotline}（7×24小时）咨询。您的资金与持有不受影响。`,
  })
}
