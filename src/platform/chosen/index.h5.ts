import type { ChosenProps } from './types'

export const chosenProps: ChosenProps = ({ name, text, at, count }) => ({
  'aria-label': name,
  'aria-valuenow': at,
  'aria-valuemin': 0,
  'aria-valuemax': count - 1,
  'aria-valuetext': text,
})
