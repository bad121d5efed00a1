import { View } from '@tarojs/components'
import { useId } from 'react'
import { foldedLines } from '@/domain/validation/folded'
import { TextArea as PlatformTextArea } from '@/platform/textArea'
import { classes } from '../classes'
import { COMPLAINT } from '../complaint'
import { role } from '../role'
import { typed } from '../typing'
import './TextArea.scss'

export interface TextAreaProps {
  readonly label: string
  /** False where what stands above says it already. */
  readonly titled?: boolean
  readonly value: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string
  /** In characters; how many there are stands below. */
  readonly maxLength: number
  readonly error?: string | undefined
}

/** A text of several lines. */
export function TextArea({ label, titled = true, value, onChange, placeholder, maxLength, error }: TextAreaProps) {
  const noteId = `note${useId().replace(/:/g, '')}`
  const wrong = error !== undefined
  return (
    <View className={classes('ui-text-area', wrong && 'is-wrong')}>
      {titled && (
        <View className="ui-text-area__label" aria-hidden="true">
          {label}
        </View>
      )}
      <PlatformTextArea
        className="ui-text-area__field"
        placeholderClass="ui-text-area__placeholder"
        value={value}
        onInput={(text) => {
          typed()
          onChange(foldedLines(text))
        }}
        placeholder={placeholder}
        longest={maxLength}
        label={label}
        noteId={noteId}
        wrong={wrong}
      />
      <View id={noteId} className={classes('ui-text-area__note', wrong && COMPLAINT)} {...(wrong ? role('alert') : {})}>
        {error ?? `${value.length}/${maxLength}`}
      </View>
    </View>
  )
}
