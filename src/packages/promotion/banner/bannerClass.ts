import type { CampaignPicture } from '@/domain/campaigns/picture'

/** Which motif in which colours (Banner.scss). */
export const bannerClass = ({ motif, tone }: CampaignPicture): string => `banner banner--${motif} banner--${tone}`

/** Of a banner that leads to its campaign. */
export const PRESSABLE = 'banner--pressable'

/** Gives a drawn banner another campaign's picture. */
export function showPicture(banner: Element | null | undefined, picture: CampaignPicture): void {
  if (!banner) return
  const pressable = banner.classList.contains(PRESSABLE)
  banner.className = `${bannerClass(picture)}${pressable ? ` ${PRESSABLE}` : ''}`
}
