import { randomBytes, randomUUID } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import { LARGEST_IMAGE } from '@/contract/identity/idCardImage'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { LOOSE_IMAGE_MS } from '@sandbox/kernel/session/limits'
import { findPictures, keepPicture, readPictures, sweepPictures } from './images'
import { identityImageParts, identityImages } from './tables'

const NOW = 1_000_000
/** The largest picture, and one whose last piece is a few bytes. */
const [PORTRAIT, EMBLEM] = [randomBytes(LARGEST_IMAGE), randomBytes(3 * 64 * 1024 + 7)]
const picture = (content: Uint8Array) => ({ mime: 'image/jpeg', content }) as const

withDatabaseInTurn((database) => {
  const on = () => database.current.drizzle

  test('a picture is kept and read to the byte, and others are served between its pieces', async () => {
    const customerId = await openCustomer(database.current, 0)
    let [served, busy] = [0, true]
    const others = (async () => {
      for (; busy; served += 1) await otherWork()
    })()
    const keep = (side: 'portrait' | 'emblem', content: Uint8Array) =>
      keepPicture(on(), { customerId, side, picture: picture(content), now: NOW })
    const ids = { portraitImageId: await keep('portrait', PORTRAIT), emblemImageId: await keep('emblem', EMBLEM) }
    const kept = served
    const read = await readPictures(on(), customerId, ids)
    busy = false
    await others
    expect(kept).toBeGreaterThanOrEqual(36)
    expect(served - kept).toBeGreaterThanOrEqual(36)
    expect(read.ok && [PORTRAIT.equals(read.value.portrait), EMBLEM.equals(read.value.emblem)]).toEqual([true, true])
  })

  test('a picture whose upload was broken off is nobody’s, and swept with its pieces after a day', async () => {
    const customerId = await openCustomer(database.current, 0)
    const emblemImageId = await keepPicture(on(), { customerId, side: 'emblem', picture: picture(EMBLEM), now: NOW })
    const portraitImageId = randomUUID()
    const begun = { id: portraitImageId, customerId, side: 'portrait', mime: 'image/jpeg', uploadedAt: NOW } as const
    await on().insert(identityImages).values(begun)
    await on().insert(identityImageParts).values({ imageId: portraitImageId, part: 0, content: EMBLEM })
    const found = await findPictures(on(), customerId, { portraitImageId, emblemImageId })
    expect(found).toMatchObject({ ok: false, error: { name: 'ImageUnknown' } })
    await sweepPictures(on(), NOW + LOOSE_IMAGE_MS + 1)
    expect(await on().select().from(identityImageParts)).toEqual([])
  })
})
