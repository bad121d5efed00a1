import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { TipList } from '@/ui/TipList'
import './FaceIntro.scss'

const TIPS = ['由身份证本人操作', '在光线充足处正对屏幕', '摘下帽子、口罩和墨镜'] as const

interface FaceIntroProps {
  /** Consent was given already, so there is no box. */
  readonly consented: boolean
  /** The other version of the consent that was agreed to before. */
  readonly former?: string | undefined
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
}

/** What a face check needs, and its separate consent, which is never ticked beforehand. */
export function FaceIntro({ consented, former, agreed, onAgree }: FaceIntroProps) {
  return (
    <View className="face-intro">
      <View className="face-intro__picture" aria-hidden="true">
        <Icon name="face" size="large" className="face-intro__face" />
      </View>
      <View className="face-intro__tips">
        <TipList label="识别要求" tips={TIPS} />
      </View>
      {!consented && (
        <View className="face-intro__agree">
          {former !== undefined && (
            <Notice onPress={() => go('/policyAgreement', { changes: 'face' })}>
              {`授权书已更新，您此前同意的是版本${former}，看看改了什么`}
            </Notice>
          )}
          <RequiredCheckbox
            checked={agreed}
            onChange={onAgree}
            label="我已阅读并单独同意"
            links={[
              { text: '《人脸信息处理授权书》', onPress: () => go('/policyAgreement', { doc: 'face', fromUrl: 1 }) },
            ]}
          />
        </View>
      )}
    </View>
  )
}
