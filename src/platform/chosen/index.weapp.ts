import type { ChosenProps } from './types'

/** The templates pass no text of a value on, and a name hides what stands in a view, so the name says the value. */
export const chosenProps: ChosenProps = ({ name, text }) => ({ 'aria-label': `${name}，${text}` })
