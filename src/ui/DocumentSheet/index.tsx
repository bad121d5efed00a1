import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '../Button'
import { Heading } from '../Heading'
import { Sheet } from '../Sheet'
import './DocumentSheet.scss'

export interface ReadableDocument {
  readonly title: string
  readonly version?: string
  readonly paragraphs: readonly string[]
  /** Sections with their own headings, after the paragraphs. */
  readonly sections?: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

export interface DocumentSheetProps {
  /** undefined: closed. */
  readonly document: ReadableDocument | undefined
  /** Drawn in place of the text while it isn't there. */
  readonly instead?: ReactNode
  readonly onClose: () => void
}

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <View key={text} className="ui-document-sheet__paragraph">
      {text}
    </View>
  ))

/** A document to be read on the way; reading it agrees to nothing. */
export const DocumentSheet = ({ document, instead, onClose }: DocumentSheetProps) => (
  <Sheet
    open={document !== undefined}
    title={document?.title ?? ''}
    onClose={onClose}
    action={
      <Button kind="secondary" onPress={onClose}>
        {instead ? '关闭' : '我已阅读'}
      </Button>
    }
  >
    {document?.version !== undefined && (
      <View className="ui-document-sheet__version">{`版本 ${document.version}`}</View>
    )}
    {instead}
    {document && <Paragraphs texts={document.paragraphs} />}
    {document?.sections?.map(({ title, paragraphs }) => (
      <View key={title}>
        <Heading level={3} className="ui-document-sheet__heading">
          {title}
        </Heading>
        <Paragraphs texts={paragraphs} />
      </View>
    ))}
  </Sheet>
)
