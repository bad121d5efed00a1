import type { TextAreaProps } from './types'

// Taro's own for the H5 is one of its web components, whose runtime this app doesn't load.
export const TextArea = (props: TextAreaProps) => (
  <textarea
    className={props.className}
    value={props.value}
    placeholder={props.placeholder}
    maxLength={props.longest}
    onChange={(event) => props.onInput(event.currentTarget.value)}
    autoComplete="off"
    aria-label={props.label}
    aria-describedby={props.noteId}
    aria-invalid={props.wrong || undefined}
  />
)
