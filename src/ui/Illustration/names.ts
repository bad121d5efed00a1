/** Every drawing of the family (_drawings.scss): things of a customer's life, each for one meaning. */
export const ILLUSTRATION_NAMES = [
  'tea',
  'boat',
  'bridge',
  'lamp',
  'plug',
  'glasses',
  'umbrella',
  'clock',
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
