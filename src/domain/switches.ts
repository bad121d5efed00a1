import { SWITCHES } from '@brand'

/** A feature that a bank may leave out (brands/types.ts). */
export type SwitchName = keyof typeof SWITCHES

/** The value of a feature's flag in a bank that begins: 1 is on. */
export const begins = (name: SwitchName): '0' | '1' => (SWITCHES[name] === 'on' ? '1' : '0')

/** Whether a flag is of a feature that the bank never has, whatever its staff do. */
export const isNever = (name: string): boolean =>
  Object.entries(SWITCHES).some(([each, state]) => each === name && state === 'never')
