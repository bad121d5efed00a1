import { View } from '@tarojs/components'
import { nextTick } from '@tarojs/taro'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button'
import { Heading } from '../Heading'
import { Pressable } from '../Pressable'
import { Sheet } from '../Sheet'
import { clausesOf, keyClausesOf } from './clauses'
import type { Clause, ReadableDocument } from './clauses'
import './DocumentSheet.scss'

export type { ReadableDocument } from './clauses'

export interface DocumentSheetProps {
  /** undefined: closed. */
  readonly document: ReadableDocument | undefined
  /** Drawn in place of the text while it isn't there. */
  readonly instead?: ReactNode
  readonly onClose: () => void
}

/** Fewer headings than this are found without a list of them. */
const FEWEST_LISTED = 3

const Title = ({ children }: { readonly children: string }) => (
  <Heading level={3} className="ui-document-sheet__heading">
    {children}
  </Heading>
)

const Told = ({ title, paragraphs, id }: Clause & { readonly id?: string }) => (
  <View id={id}>
    {title !== '' && <Title>{title}</Title>}
    {paragraphs.map((text) => (
      <View key={text} className="ui-document-sheet__paragraph">
        {text}
      </View>
    ))}
  </View>
)

interface TextProps {
  readonly document: ReadableDocument
  /** The id of the clause in this place. */
  readonly idOf: (index: number) => string
  readonly onJump: (id: string) => void
}

/** What matters most, the headings to jump to, and the whole text. */
function Text({ document, idOf, onJump }: TextProps) {
  const clauses = clausesOf(document)
  const keys = keyClausesOf(document)
  const listed = clauses.flatMap(({ title }, index) => (title === '' ? [] : [{ title, id: idOf(index) }]))
  return (
    <>
      {keys.length > 0 && (
        <View className="ui-document-sheet__keys">
          <Title>重点条款</Title>
          {keys.map((clause, index) => (
            <Told key={index} {...clause} />
          ))}
        </View>
      )}
      {listed.length >= FEWEST_LISTED && (
        <>
          <Title>目录</Title>
          <View className="ui-document-sheet__contents">
            {listed.map(({ title, id }) => (
              <Pressable key={id} role="link" className="ui-document-sheet__jump" onPress={() => onJump(id)}>
                {title}
              </Pressable>
            ))}
          </View>
        </>
      )}
      {clauses.map((clause, index) => (
        <Told key={index} id={idOf(index)} {...clause} />
      ))}
    </>
  )
}

/** A document to be read on the way; reading it agrees to nothing. */
export function DocumentSheet({ document, instead, onClose }: DocumentSheetProps) {
  const [into, setInto] = useState<string>()
  const own = `clause${useId().replace(/:/g, '')}`
  const jump = (id: string): void => {
    // Asked for twice, a place is only looked for again when another was asked for between.
    setInto(undefined)
    nextTick(() => setInto(id))
  }
  return (
    <Sheet
      open={document !== undefined}
      title={document?.title ?? ''}
      onClose={onClose}
      into={into}
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
      {document && <Text document={document} idOf={(index) => `${own}-${index}`} onJump={jump} />}
    </Sheet>
  )
}
