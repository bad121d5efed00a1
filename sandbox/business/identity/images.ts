import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { bankError, type BankError } from '@/domain/errors/catalogue'
import { fail, ok, type Result } from '@/domain/result'
import type { Picture } from './sniff'
import { identityImages } from './tables'
import type { Queryable } from '@sandbox/kernel/db'
import { LOOSE_IMAGE_MS } from '@sandbox/kernel/session/limits'

export type Side = 'portrait' | 'emblem'

/** The ids of an ID card's two pictures. */
export interface ImageIds {
  readonly portraitImageId: string
  readonly emblemImageId: string
}

export interface IdCardImages {
  readonly portrait: Uint8Array
  readonly emblem: Uint8Array
  /** What the reader made of the number; '' when it wasn't asked or couldn't. */
  readonly recognisedNo: string
}

/** Keeps an uploaded picture; `now` is the machine's clock. Answers its id. */
export async function keepPicture(
  on: Queryable,
  { customerId, side, picture, now }: { customerId: string; side: Side; picture: Picture; now: number },
): Promise<string> {
  const id = randomUUID()
  await on.insert(identityImages).values({ id, customerId, side, ...picture, uploadedAt: now })
  return id
}

/** Both pictures of a card. Fails with ImageUnknown when one is gone, another's, or of the other side. */
export async function findPictures(
  on: Queryable,
  customerId: string,
  { portraitImageId, emblemImageId }: ImageIds,
): Promise<Result<IdCardImages, BankError>> {
  const rows = await on
    .select()
    .from(identityImages)
    .where(and(inArray(identityImages.id, [portraitImageId, emblemImageId]), eq(identityImages.customerId, customerId)))
  const portrait = rows.find(({ id, side }) => id === portraitImageId && side === 'portrait')
  const emblem = rows.find(({ id, side }) => id === emblemImageId && side === 'emblem')
  if (!portrait || !emblem) return fail(bankError('ImageUnknown'))
  return ok({
    portrait: portrait.content,
    emblem: emblem.content,
    recognisedNo: portrait.recognisedNo ?? '',
  })
}

/** Notes which number the reader made out of a portrait side. */
export async function noteRecognised(on: Queryable, portraitImageId: string, idCardNo: string): Promise<void> {
  await on.update(identityImages).set({ recognisedNo: idCardNo }).where(eq(identityImages.id, portraitImageId))
}

/** Makes two pictures the customer's papers; those they had before are forgotten. */
export async function keepPapers(on: Queryable, customerId: string, ids: ImageIds): Promise<void> {
  const kept = [ids.portraitImageId, ids.emblemImageId]
  await on.update(identityImages).set({ kept: false }).where(eq(identityImages.customerId, customerId))
  await on
    .update(identityImages)
    .set({ kept: true })
    .where(and(eq(identityImages.customerId, customerId), inArray(identityImages.id, kept)))
}

/** Forgets every picture of a customer. */
export async function forgetPictures(on: Queryable, customerId: string): Promise<void> {
  await on.delete(identityImages).where(eq(identityImages.customerId, customerId))
}

/** Forgets pictures that became no part of anybody's papers in a day. `realNow` is the machine's clock. */
export async function sweepPictures(on: Queryable, realNow: number): Promise<void> {
  const old = lt(identityImages.uploadedAt, realNow - LOOSE_IMAGE_MS)
  await on.delete(identityImages).where(and(eq(identityImages.kept, false), old))
}
