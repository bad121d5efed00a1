import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { isLinkOver } from '@/domain/campaigns/link'
import type { Queryable } from '@sandbox/kernel/db'
import { campaignLinks } from './tables'

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz'
export const LENGTH = 12

const newToken = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

interface Look {
  readonly actId: string
  readonly variant: string
}

/** Makes a link's token for one look of a landing; it says nothing of who gets it. `now`: epoch ms by the bank's clock. */
export async function makeLink(
  on: Queryable,
  { actId, variant }: Look,
  now: number,
  token: string = newToken(),
): Promise<string> {
  await on.insert(campaignLinks).values({ token, actId, variant, madeAt: now })
  return token
}

/** Whether a link no longer leads to this look; one that the bank didn't make for it never did. */
export async function linkOver(on: Queryable, token: string, { actId, variant }: Look, now: number): Promise<boolean> {
  const { token: of, actId: act, variant: look } = campaignLinks
  const [found] = await on
    .select()
    .from(campaignLinks)
    .where(and(eq(of, token), eq(act, actId), eq(look, variant)))
  return isLinkOver(found?.madeAt, now)
}
