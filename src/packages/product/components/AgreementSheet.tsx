import { View } from '@tarojs/components'
import type { Agreement } from '../../../products/agreements'
import { Button } from '../../../ui/Button'
import { Sheet } from '../../../ui/Sheet'
import './AgreementSheet.scss'

interface AgreementSheetProps {
  readonly agreement: Agreement | undefined
  readonly onClose: () => void
}

/** An agreement to be read; reading it agrees to nothing. */
export const AgreementSheet = ({ agreement, onClose }: AgreementSheetProps) => (
  <Sheet
    open={agreement !== undefined}
    title={agreement?.title ?? ''}
    onClose={onClose}
    action={
      <Button kind="secondary" onPress={onClose}>
        我已阅读
      </Button>
    }
  >
    {agreement?.paragraphs.map((paragraph) => (
      <View key={paragraph} className="agreement__text">
        {paragraph}
      </View>
    ))}
  </Sheet>
)
