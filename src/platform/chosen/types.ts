import type { ControlProps } from '../controls'

/** A value among several in order. */
export interface Choice {
  /** What it is the value of: 年. */
  readonly name: string
  /** What is chosen: 2026年. */
  readonly text: string
  /** Its place among them, from 0. */
  readonly at: number
  readonly count: number
}

/** Props that tell a screen reader what is chosen. */
export type ChosenProps = (choice: Choice) => ControlProps
