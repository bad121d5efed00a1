import { Textarea } from '@tarojs/components'
import type { TextAreaProps } from './types'

export const TextArea = (props: TextAreaProps) => (
  <Textarea
    className={props.className}
    placeholderClass={props.placeholderClass}
    value={props.value}
    placeholder={props.placeholder}
    maxlength={props.longest}
    onInput={(event) => props.onInput(event.detail.value)}
    aria-label={props.label}
  />
)
