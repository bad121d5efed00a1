/**
 * LANDING: a page to read, nothing to join; GIFT: rewards for first steps; LEARN: rewards for learning; DRAW: prizes that
 * are drawn; CITY: offers by city and month; AGRI: offers by the address on record; CHECKIN: rewards for checking in so
 * often; SECKILL: few things for many, from a second on; INVITE: points for who opened an account; HELP: points for friends'
 * help.
 */
export const CAMPAIGN_KINDS = [
  'LANDING',
  'GIFT',
  'LEARN',
  'DRAW',
  'CITY',
  'AGRI',
  'CHECKIN',
  'SECKILL',
  'INVITE',
  'HELP',
] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]
