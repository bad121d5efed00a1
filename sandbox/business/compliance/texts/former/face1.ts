import { BRAND } from '@/domain/brand'
import { PROMISES } from '@/domain/message/promises'
import type { LegalDocument } from '@/domain/legal/document'

/** The consent for face data until version 2. */
export const face1: LegalDocument = {
  title: '人脸信息处理授权书',
  version: '1',
  effective: '20260901',
  changes: ['首个留存的版本'],
  summary: `人脸信息属于敏感个人信息。本授权书说明${BRAND.legalName}（以下称“我行”）在核验您本人身份时如何处理您的人脸信息，由您单独决定是否同意。不同意不影响您使用与人脸核验无关的服务。`,
  sections: [
    {
      id: 'what',
      title: '一、处理什么、用来做什么',
      paragraphs: [
        '您主动发起人脸核验时，我行采集您当次的人脸影像，与权威机构留存的影像比对，判断办理业务的是否为您本人。',
        '仅用于开立账户、更新身份证、激活账户、重置密码等由您本人发起的业务，不用于识别您的情绪、行踪，也不用于营销。',
      ],
    },
    {
      id: 'how',
      title: '二、如何处理',
      paragraphs: [
        '我行委托具备资质的人脸比对服务商完成活体检测与比对，服务商只按我行指示处理，不得留存或另作他用。',
        '人脸影像加密传输，核验完成后不在您的手机上保存；我行只依法留存核验结果与必要凭证，在法律法规规定的最短期限届满后删除。',
      ],
    },
    {
      id: 'impact',
      title: '三、对您的影响',
      paragraphs: [
        `人脸信息一旦泄露或被冒用，可能危及您的人身与财产安全。我行对其采取加密、访问控制与留痕等严格保护措施；发生泄露时将立即处置并${PROMISES.breach.says}。`,
      ],
    },
    {
      id: 'choice',
      title: '四、您的选择',
      paragraphs: [
        `不同意时，您可以选择人工审核，或携带身份证到我行营业网点办理，也可致电${BRAND.hotline}咨询。`,
        '您可随时在“我的—隐私中心”撤回本授权。撤回后我行停止处理您的人脸信息，撤回前已完成的核验不受影响；再次核验前将重新征得您的同意。',
      ],
    },
  ],
}
