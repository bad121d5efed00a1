import { DAY_MS } from '../dates/day'

/** How long a link in a text message leads to what the message was about, in days; then to the general page. */
export const LINK_DAYS = 30

/** Whether a link is over. @param madeAt epoch ms, as `now`; none for one that the bank didn't make */
export const isLinkOver = (madeAt: number | undefined, now: number): boolean =>
  madeAt === undefined || now >= madeAt + LINK_DAYS * DAY_MS
