import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '@sandbox/kernel/db'
import { joinPieces } from '@sandbox/kernel/pictures/pieces'
import { casePictureParts, casePictures, caseSteps } from '../tables'
import type { CasePicture } from '../tables'

/** A picture in one of a customer's cases; undefined for another's, none, and one that is part of no case. */
export async function pictureOf(on: Queryable, customerId: string, id: string): Promise<CasePicture | undefined> {
  const own = and(eq(casePictures.id, id), eq(casePictures.customerId, customerId))
  const [found] = await on
    .select()
    .from(casePictures)
    .where(and(own, isNotNull(casePictures.stepId)))
  return found
}

/** A picture in a case; undefined for one in another case. For staff, who read it with the case. */
export async function pictureIn(on: Queryable, caseNo: string, id: string): Promise<CasePicture | undefined> {
  const [found] = await on
    .select({ picture: casePictures })
    .from(casePictures)
    .innerJoin(caseSteps, eq(caseSteps.id, casePictures.stepId))
    .where(and(eq(casePictures.id, id), eq(caseSteps.caseNo, caseNo)))
  return found?.picture
}

/** The pictures of writings, each in its place. */
export async function picturesOf(on: Queryable, stepIds: readonly number[]): Promise<readonly CasePicture[]> {
  if (stepIds.length === 0) return []
  return on
    .select()
    .from(casePictures)
    .where(inArray(casePictures.stepId, [...stepIds]))
    .orderBy(asc(casePictures.stepId), asc(casePictures.place))
}

/** A picture's content in base64. */
export async function contentOf(on: Queryable, id: string): Promise<string> {
  const content = await joinPieces(async (part) => {
    const [piece] = await on
      .select({ content: casePictureParts.content })
      .from(casePictureParts)
      .where(and(eq(casePictureParts.pictureId, id), eq(casePictureParts.part, part)))
    return piece?.content
  })
  return Buffer.from(content).toString('base64')
}
