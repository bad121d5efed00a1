import type { CampaignPicture } from '@/domain/campaign/picture'

/** In which colours (Banner.scss). */
export const bannerClass = ({ tone }: CampaignPicture): string => `banner banner--${tone}`

/** Of a banner that leads to its campaign. */
export const PRESSABLE = 'banner--pressable'

/** Gives a drawn banner another campaign's colours; its motif comes later. */
export function showPicture(banner: Element | null | undefined, picture: CampaignPicture): void {
  if (!banner) return
  const pressable = banner.classList.contains(PRESSABLE)
  banner.className = `${bannerClass(picture)}${pressable ? ` ${PRESSABLE}` : ''}`
}
