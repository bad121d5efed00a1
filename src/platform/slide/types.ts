import type { ControlProps } from '../controls'

/**
 * Props that let keys move a slider: by a step, by ten, or to an end of it (± Infinity). Nothing where there are no keys;
 * buttons beside the slider do the same.
 */
export type SlideKeys = (move: (by: number) => void) => ControlProps
