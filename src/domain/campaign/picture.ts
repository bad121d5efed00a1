/** What the picture of a campaign is of; each is drawn once, by us (src/features/campaign). */
export const MOTIFS = [
  'packet',
  'book',
  'shield',
  'path',
  'wheel',
  'gift',
  'city',
  'wheat',
  'clock',
  'friends',
  'lantern',
  'coins',
] as const
export type Motif = (typeof MOTIFS)[number]

/** The colour that stands beside gold. */
export const TONES = ['gold', 'red', 'green', 'blue'] as const
export type Tone = (typeof TONES)[number]

/** How a campaign looks: no two of them have the same motif and tone. */
export interface CampaignPicture {
  readonly motif: Motif
  readonly tone: Tone
}
