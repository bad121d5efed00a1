import { View } from '@tarojs/components'
import { Button } from '../Button'
import { Sheet } from '../Sheet'
import './DocumentSheet.scss'

export interface ReadableDocument {
  readonly title: string
  readonly version?: string
  readonly paragraphs: readonly string[]
}

export interface DocumentSheetProps {
  /** undefined: closed. */
  readonly document: ReadableDocument | undefined
  readonly onClose: () => void
}

/** A document to be read on the way; reading it agrees to nothing. */
export const DocumentSheet = ({ document, onClose }: DocumentSheetProps) => (
  <Sheet
    open={document !== undefined}
    title={document?.title ?? ''}
    onClose={onClose}
    action={
      <Button kind="secondary" onPress={onClose}>
        我已阅读
      </Button>
    }
  >
    {document?.paragraphs.map((paragraph) => (
      <View key={paragraph} className="ui-document-sheet__paragraph">
        {paragraph}
      </View>
    ))}
    {document?.version !== undefined && (
      <View className="ui-document-sheet__version">{`版本 ${document.version}`}</View>
    )}
  </Sheet>
)
