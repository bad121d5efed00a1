import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { identityImageParts, identityImages } from './tables'
import type { Queryable } from '@sandbox/kernel/db'
import { joinPieces, storePieces } from '@sandbox/kernel/pictures/pieces'
import type { Picture } from '@sandbox/kernel/pictures/sniff'
import { LOOSE_IMAGE_MS } from '@sandbox/kernel/session/limits'

export type Side = 'portrait' | 'emblem'

/** How small a picture is made: the specification's target (§5, §9), at most 0.5 MB; each step multiplies the quality by 0.95. */
export const OCR_LIMIT = { maxBytes: 512 * 1024, quality: 0.95 } as const

/** The ids of an ID card's two pictures. */
export interface ImageIds {
  readonly portraitImageId: string
  readonly emblemImageId: string
}

export interface IdCardImages {
  readonly portrait: Uint8Array
  readonly emblem: Uint8Array
}

/**
 * Stores an uploaded picture and gives its id; `now`: epoch ms by the machine's clock. Written piece by piece and without
 * a transaction, so that the bank can answer others in between; the picture counts once its last piece is stored.
 */
export async function keepPicture(
  on: Queryable,
  { customerId, side, picture, now }: { customerId: string; side: Side; picture: Picture; now: number },
): Promise<string> {
  const id = randomUUID()
  const { mime, content } = picture
  await on.insert(identityImages).values({ id, customerId, side, mime, uploadedAt: now })
  await storePieces(content, (part, piece) =>
    on.insert(identityImageParts).values({ imageId: id, part, content: piece }),
  )
  await on.update(identityImages).set({ complete: true }).where(eq(identityImages.id, id))
  return id
}

/** What the reader recognised in a card's pictures; '' when it wasn't asked or couldn't read it. */
export interface Pictured {
  readonly recognisedNo: string
  /** Its first day, YYYYMMDD. */
  readonly recognisedFrom: string
}

/**
 * Checks that both pictures of a card exist. Whoever takes them as papers asks `papersOf`. Fails with ImageUnknown when one
 * is deleted, another customer's, or shows the other side.
 */
export async function findPictures(
  on: Queryable,
  customerId: string,
  { portraitImageId, emblemImageId }: ImageIds,
): Promise<Result<Pictured, BankError>> {
  const ids = [portraitImageId, emblemImageId]
  const rows = await on
    .select()
    .from(identityImages)
    .where(
      and(
        inArray(identityImages.id, ids),
        eq(identityImages.customerId, customerId),
        eq(identityImages.complete, true),
      ),
    )
  const portrait = rows.find(({ id, side }) => id === portraitImageId && side === 'portrait')
  const emblem = rows.find(({ id, side }) => id === emblemImageId && side === 'emblem')
  if (!portrait || !emblem) return fail(bankError('ImageUnknown'))
  return ok({ recognisedNo: portrait.recognisedNo ?? '', recognisedFrom: emblem.recognisedFrom ?? '' })
}

/** The content of both pictures of a card; fails as `findPictures` does. */
export async function readPictures(
  on: Queryable,
  customerId: string,
  ids: ImageIds,
): Promise<Result<IdCardImages, BankError>> {
  const found = await findPictures(on, customerId, ids)
  if (!found.ok) return found
  return ok({ portrait: await contentOf(on, ids.portraitImageId), emblem: await contentOf(on, ids.emblemImageId) })
}

const contentOf = (on: Queryable, imageId: string): Promise<Uint8Array> =>
  joinPieces(async (part) => {
    const [piece] = await on
      .select({ content: identityImageParts.content })
      .from(identityImageParts)
      .where(and(eq(identityImageParts.imageId, imageId), eq(identityImageParts.part, part)))
    return piece?.content
  })

/** Records which number the reader recognised on the portrait side, and which first day on the other. */
export async function noteRecognised(
  on: Queryable,
  { portraitImageId, emblemImageId }: ImageIds,
  { idCardNo, validFrom }: { readonly idCardNo: string; readonly validFrom: string },
): Promise<void> {
  await on.update(identityImages).set({ recognisedNo: idCardNo }).where(eq(identityImages.id, portraitImageId))
  await on.update(identityImages).set({ recognisedFrom: validFrom }).where(eq(identityImages.id, emblemImageId))
}

/** Makes two pictures the customer's papers and deletes the earlier ones. */
export async function keepPapers(on: Queryable, customerId: string, ids: ImageIds): Promise<void> {
  const kept = [ids.portraitImageId, ids.emblemImageId]
  await on.update(identityImages).set({ kept: false }).where(eq(identityImages.customerId, customerId))
  await on
    .update(identityImages)
    .set({ kept: true })
    .where(and(eq(identityImages.customerId, customerId), inArray(identityImages.id, kept)))
}

const ofCustomer = (customerId: string, { portraitImageId, emblemImageId }: ImageIds) =>
  and(eq(identityImages.customerId, customerId), inArray(identityImages.id, [portraitImageId, emblemImageId]))

/**
 * Keeps two uploaded pictures for a person who decides by them; the customer's papers stay as they are. Fails with
 * ImageUnknown, also for pictures that are kept already.
 */
export async function holdPictures(on: Queryable, customerId: string, ids: ImageIds): Promise<Result<void, BankError>> {
  const loose = and(ofCustomer(customerId, ids), eq(identityImages.kept, false))
  const held = await on.update(identityImages).set({ kept: true }).where(loose).returning({ id: identityImages.id })
  return held.length === 2 ? ok(undefined) : fail(bankError('ImageUnknown'))
}

/** Lets go of pictures that were held: they are deleted as others that became nobody's papers. */
export async function releasePictures(on: Queryable, customerId: string, ids: ImageIds): Promise<void> {
  await on.update(identityImages).set({ kept: false }).where(ofCustomer(customerId, ids))
}

/** Deletes every picture of a customer. */
export async function forgetPictures(on: Queryable, customerId: string): Promise<void> {
  await on.delete(identityImages).where(eq(identityImages.customerId, customerId))
}

/** Deletes pictures that became nobody's papers within a day. `realNow`: epoch ms by the machine's clock. */
export async function sweepPictures(on: Queryable, realNow: number): Promise<void> {
  const old = lt(identityImages.uploadedAt, realNow - LOOSE_IMAGE_MS)
  await on.delete(identityImages).where(and(eq(identityImages.kept, false), old))
}
