/** A text of several lines as each platform takes it. */
export interface TextAreaProps {
  readonly className: string
  readonly placeholderClass: string
  readonly value: string
  readonly onInput: (text: string) => void
  readonly placeholder: string | undefined
  /** In characters; the platform lets no more be typed. */
  readonly longest: number
  readonly label: string
  /** The id of the note that says what is wrong, or how much is left. */
  readonly noteId: string
  readonly wrong: boolean
}
