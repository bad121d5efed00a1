/** Every drawing of the family (_drawings.scss): things of a customer's life, each for one meaning; three have the name of their ErrorState. */
export const ILLUSTRATION_NAMES = [
  'tea',
  'boat',
  'bridge',
  'lamp',
  'offline',
  'glasses',
  'error',
  'maintenance',
  'lock',
  'hourglass',
  'notebook',
  'sprout',
  'purse',
  'ticket',
  'letter',
  'lantern',
  'teapot',
  'basket',
  'drawer',
  'key',
] as const

export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number]
