import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import {
  CASE_PICTURE_TYPES,
  CASE_PICTURES_A_DAY,
  isCasePictureSize,
  LARGEST_CASE_PICTURE,
} from '@/domain/cases/pictures'
import type { CasePictureType } from '@/domain/cases/pictures'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Database, Queryable, Tx } from '@sandbox/kernel/db'
import { stripMetadata } from '@sandbox/kernel/pictures/stripMetadata'
import type { StrippedPicture } from '@sandbox/kernel/pictures/sniff'
import { storePieces } from '@sandbox/kernel/pictures/pieces'
import { readPicture } from '@sandbox/kernel/pictures/sniff'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { casePictureParts, casePictures } from '../tables'
import type { CasePicture } from '../tables'

/** A picture as it is kept. */
export interface KeptPicture extends StrippedPicture {
  readonly mime: CasePictureType
  /** SHA-256 of what was sent, in hex. */
  readonly digest: string
}

const isTaken = (mime: string): mime is CasePictureType => CASE_PICTURE_TYPES.some((type) => type === mime)

/**
 * What is kept of a picture that was sent. Fails with ImageNotAFile, ImageTooLarge, ImageNotAnImage, ImageTruncated,
 * CasePictureSize.
 */
export function keptOf(base64: string): Result<KeptPicture, BankError> {
  const read = readPicture(base64, LARGEST_CASE_PICTURE)
  const notTaken = fail(bankError('ImageNotAnImage', '该文件不是图片，请选择 JPG 或 PNG 图片'))
  if (!read.ok) return read.error.name === 'ImageNotAnImage' ? notTaken : read
  const { mime, content } = read.value
  if (!isTaken(mime)) return notTaken
  const stripped = stripMetadata(read.value)
  if (!stripped) return fail(bankError('ImageTruncated'))
  if (!isCasePictureSize(stripped)) return fail(bankError('CasePictureSize'))
  return ok({ ...stripped, mime, digest: createHash('sha256').update(content).digest('hex') })
}

interface Upload {
  readonly clientId: string
  /** Base64. */
  readonly image: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Takes a picture in, once for a client id, and gives its id. Only pictures that are taken count towards the day's limit.
 * Fails as `keptOf` does, and with ClientIdReused, TooManyUploads.
 */
export async function takePicture(
  db: Database,
  customerId: string,
  { clientId, image, now }: Upload,
): Promise<Result<string, BankError>> {
  const kept = keptOf(image)
  if (!kept.ok) return kept
  const begun = await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    return countPicture(tx, customerId, { clientId, picture: kept.value, now })
  })
  if (!begun.ok) return begun
  if (!begun.value.complete) await storeContent(db.drizzle, begun.value.id, kept.value.content)
  return ok(begun.value.id)
}

interface Begun {
  readonly clientId: string
  readonly picture: KeptPicture
  readonly now: number
}

/** The row of a picture that the day's limit allows, or the one that its client id has made; the caller holds the customer's. */
async function countPicture(
  tx: Tx,
  customerId: string,
  begun: Begun,
): Promise<Result<Pick<CasePicture, 'id' | 'complete'>, BankError>> {
  const { clientId, picture, now } = begun
  const made = and(eq(casePictures.customerId, customerId), eq(casePictures.clientId, clientId))
  const [before] = await tx.select().from(casePictures).where(made)
  if (before) return before.digest === picture.digest ? ok(before) : fail(bankError('ClientIdReused'))
  const counted = { subject: customerId, kind: 'casePicture', day: dayOfInstant(now) } as const
  if (!(await countToday(tx, counted, CASE_PICTURES_A_DAY))) return fail(bankError('TooManyUploads'))
  return ok({ id: await beginPicture(tx, customerId, begun), complete: false })
}

async function beginPicture(tx: Tx, customerId: string, { clientId, picture, now }: Begun): Promise<string> {
  const id = randomUUID()
  const { mime, digest, width, height, content } = picture
  const row = { id, customerId, clientId, digest, mime, bytes: content.length, width, height, uploadedAt: now }
  await tx.insert(casePictures).values(row)
  return id
}

/**
 * Stores a picture's content and lets it count. Outside of any transaction, so that the bank can answer others in between;
 * what an upload that broke off has stored already is the same, because its digest is.
 */
async function storeContent(on: Queryable, id: string, content: Uint8Array): Promise<void> {
  await storePieces(content, (part, piece) =>
    on.insert(casePictureParts).values({ pictureId: id, part, content: piece }).onConflictDoNothing(),
  )
  await on.update(casePictures).set({ complete: true }).where(eq(casePictures.id, id))
}

/** Takes a picture in within a transaction and whatever the day's limit, for what is made up; gives its id. */
export async function keepPicture(tx: Tx, customerId: string, given: Upload): Promise<string> {
  const kept = keptOf(given.image)
  if (!kept.ok) throw new Error(`a picture was not kept: ${kept.error.name}`)
  const id = await beginPicture(tx, customerId, { ...given, picture: kept.value })
  await storeContent(tx, id, kept.value.content)
  return id
}
