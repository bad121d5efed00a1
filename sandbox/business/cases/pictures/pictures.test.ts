import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { openCase } from '@/contract/cases/openCase'
import { EMBLEM_PHOTO, PHOTO } from '@test/fixtures/photo'
import { CASE_PICTURES_A_DAY, LARGEST_CASE_PICTURE } from '@/domain/cases/pictures'
import { dayOfInstant } from '@/domain/dates/instant'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advanceToNextDay } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { paintPng, pngChunk } from '@sandbox/kernel/pictures/paint'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { schema } from '@sandbox/kernel/db'
import { casesClosing } from '../closing'
import { cases as capability } from '../index'
import { settleCase } from '../desk'
import { casePictureParts, casePictures, cases, caseSteps } from '../tables'

type Wanted = RequestOf<typeof openCase>

const COMPLAINT = { kind: 'COMPLAINT', topic: 'service', text: '等得太久' } as const
const painted = (width: number, height: number): Buffer =>
  paintPng(width, height, [{ x: 0, y: 0, width: 8, height: 8, colour: '#c0392b' }])
const SHOT = painted(40, 60).toString('base64')

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const customerId = demoCustomerId('lina')
  let lina: TestCustomer
  let zhangwei: TestCustomer
  beforeEach(async () => {
    await on().delete(casePictures).where(eq(casePictures.customerId, customerId))
    await on().delete(caseSteps).where(eq(caseSteps.customerId, customerId))
    await on().delete(cases).where(eq(cases.customerId, customerId))
    await on().delete(schema.dailyCounts)
    lina = await testClient(bank.server).as('李娜')
    zhangwei = await testClient(bank.server).as('张伟')
    const agreed = { confirmStatus: '1', version: PRIVACY_POLICY_VERSION } as const
    for (const who of [lina, zhangwei]) expectDone(await who.call(CALLS.updatePrivacyPolicyStatus, agreed))
  })
  const now = () => bankNow(on())
  const send = (image = SHOT, clientId = newClientId(), who = lina) =>
    who.call(CALLS.uploadCasePicture, { clientId, image })
  const uploaded = async (image?: string, who?: TestCustomer) =>
    expectDone(await send(image, newClientId(), who)).pictureId
  const write = (wanted: Partial<Wanted> = {}, who = lina) =>
    who.call(CALLS.openCase, { clientId: newClientId(), ...COMPLAINT, ...wanted })
  const opened = async (pictures: string[], wanted: Partial<Wanted> = {}) =>
    expectDone(await write({ ...wanted, pictures })).caseNo
  const add = (caseNo: string, pictures: string[], clientId = newClientId(), text = '补充') =>
    lina.call(CALLS.answerCase, { clientId, caseNo, action: 'ADD', text, pictures })
  const look = (pictureId: string, who = lina) => who.call(CALLS.queryCasePicture, { pictureId })
  const shownOf = async (caseNo: string) =>
    expectDone(await lina.call(CALLS.queryCase, { caseNo })).steps.map(({ pictures = [] }) =>
      pictures.map(({ pictureId }) => pictureId),
    )
  const rows = () => on().select().from(casePictures).where(eq(casePictures.customerId, customerId))
  const caseCount = () => on().$count(cases, eq(cases.customerId, customerId))

  test('pictures stand beside what they were sent with, in their order, and hold nothing but their pixels', async () => {
    const notes = pngChunk('tEXt', Buffer.from('Location\0Shanghai'))
    const noted = Buffer.concat([painted(40, 60).subarray(0, 33), notes, painted(40, 60).subarray(33)])
    const first = await uploaded(noted.toString('base64'))
    const second = await uploaded(PHOTO.base64)
    const caseNo = await opened([second, first])
    const third = await uploaded(EMBLEM_PHOTO.base64)
    expectDone(await add(caseNo, [third]))
    expect(await shownOf(caseNo)).toEqual([[second, first], [third]])
    const [step] = expectDone(await lina.call(CALLS.queryCase, { caseNo })).steps
    expect(step?.pictures?.[1]).toEqual({ pictureId: first, width: 40, height: 60 })
    expect(expectDone(await look(first))).toEqual({ mime: 'image/png', image: SHOT })
    const photo = expectDone(await look(second))
    expect(photo.mime).toBe('image/jpeg')
    // The colour profile said by whom the picture was encoded.
    expect(Buffer.from(PHOTO.base64, 'base64').includes('ICC_PROFILE')).toBe(true)
    expect(Buffer.from(photo.image, 'base64').includes('ICC_PROFILE')).toBe(false)
  })

  test.each([
    ['nothing', '', 'ImageNotAFile'],
    ['words', '图片', 'ImageNotAFile'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(99)]).toString('base64'), 'ImageNotAnImage'],
    [
      'a WebP, which isn’t taken apart',
      Buffer.concat([Buffer.from('RIFF\x28\0\0\0WEBP', 'latin1'), Buffer.alloc(99)]).toString('base64'),
      'ImageNotAnImage',
    ],
    ['a picture cut off', Buffer.from(SHOT, 'base64').subarray(0, -4).toString('base64'), 'ImageTruncated'],
    [
      'what begins and ends like one',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64, 7), Buffer.from([0xff, 0xd9])]).toString(
        'base64',
      ),
      'ImageTruncated',
    ],
    ['a dot', painted(8, 8).toString('base64'), 'CasePictureSize'],
    ['a line', painted(8193, 16).toString('base64'), 'CasePictureSize'],
    ['one of a megabyte and more', Buffer.alloc(LARGEST_CASE_PICTURE + 1).toString('base64'), 'ImageTooLarge'],
  ])('%s isn’t taken, nor counted', async (_, image, refusal) => {
    expect(nameOf(await send(image))).toBe(refusal)
    expect(await rows()).toEqual([])
    const counted = eq(schema.dailyCounts.kind, 'casePicture')
    expect(await on().select().from(schema.dailyCounts).where(counted)).toEqual([])
  })

  test('one client id takes one picture; another picture under it is refused', async () => {
    const clientId = newClientId()
    const once = expectDone(await send(SHOT, clientId))
    expect(expectDone(await send(SHOT, clientId))).toEqual(once)
    expect(nameOf(await send(PHOTO.base64, clientId))).toBe('ClientIdReused')
    // Another's client id is another's.
    const theirs = expectDone(await send(SHOT, clientId, zhangwei))
    expect(theirs.pictureId).not.toBe(once.pictureId)
    expect((await rows()).map(({ id }) => id)).toEqual([once.pictureId])
    const [counted] = await on()
      .select()
      .from(schema.dailyCounts)
      .where(and(eq(schema.dailyCounts.subject, customerId), eq(schema.dailyCounts.kind, 'casePicture')))
    expect(counted?.count).toBe(1)
  })

  test('an upload that broke off is no picture, and is whole once it is sent again', async () => {
    const clientId = newClientId()
    const { pictureId } = expectDone(await send(PHOTO.base64, clientId))
    await on().delete(casePictureParts).where(eq(casePictureParts.pictureId, pictureId))
    await on().update(casePictures).set({ complete: false }).where(eq(casePictures.id, pictureId))
    expect(nameOf(await write({ pictures: [pictureId] }))).toBe('CasePictureUnknown')
    expect(expectDone(await send(PHOTO.base64, clientId))).toEqual({ pictureId })
    await opened([pictureId])
    expect(expectDone(await look(pictureId)).image.length).toBeGreaterThan(1000)
  })

  test('a customer uploads so many a day and no more', async () => {
    const day = dayOfInstant(await now())
    const used = { subject: customerId, kind: 'casePicture', day, count: CASE_PICTURES_A_DAY - 1 }
    await on().insert(schema.dailyCounts).values(used)
    const clientId = newClientId()
    expectDone(await send(SHOT, clientId))
    expect(nameOf(await send())).toBe('TooManyUploads')
    // What was taken is taken, and others have their own count.
    expectDone(await send(SHOT, clientId))
    expectDone(await send(SHOT, newClientId(), zhangwei))
    await advanceToNextDay(bank.db)
    lina = await testClient(bank.server).as('李娜')
    expectDone(await send())
  })

  test('a case isn’t opened with too many pictures, another’s, one that isn’t there, or one that is used', async () => {
    const four = [await uploaded(), await uploaded(), await uploaded(), await uploaded()]
    expect(nameOf(await write({ pictures: four }))).toBe('CasePictureTooMany')
    const [first = '', second = ''] = four
    const theirs = await uploaded(SHOT, zhangwei)
    for (const foreign of [theirs, randomUUID()])
      expect(nameOf(await write({ pictures: [first, foreign] }))).toBe('CasePictureUnknown')
    expect(nameOf(await write({ pictures: [first, first] }))).toBe('CasePictureUsed')
    expect(await caseCount()).toBe(0)
    // None of these has used it up.
    const caseNo = await opened([first])
    expect(nameOf(await write({ pictures: [first, second] }))).toBe('CasePictureUsed')
    expect(nameOf(await add(caseNo, [first]))).toBe('CasePictureUsed')
    expect(nameOf(await add(caseNo, [theirs]))).toBe('CasePictureUnknown')
    expect(nameOf(await add(caseNo, four))).toBe('CasePictureTooMany')
    expect(await shownOf(caseNo)).toEqual([[first]])
  })

  test('only who sent a picture gets it, and only once it is part of a case', async () => {
    const pictureId = await uploaded()
    expect(nameOf(await look(pictureId))).toBe('CasePictureUnknown')
    await opened([pictureId])
    expectDone(await look(pictureId))
    expect(nameOf(await look(pictureId, zhangwei))).toBe('CasePictureUnknown')
    expect(nameOf(await look(randomUUID()))).toBe('CasePictureUnknown')
  })

  test('the same sent again, pictures and all, is done once; with other pictures it is refused', async () => {
    const [first, second] = [await uploaded(), await uploaded(PHOTO.base64)]
    const clientId = newClientId()
    const caseNo = await opened([first, second], { clientId })
    expect(await opened([first, second], { clientId })).toBe(caseNo)
    for (const pictures of [[second, first], [first], []])
      expect(nameOf(await write({ clientId, pictures }))).toBe('ClientIdReused')
    const [third, addition] = [await uploaded(EMBLEM_PHOTO.base64), newClientId()]
    expectDone(await add(caseNo, [third], addition))
    expectDone(await add(caseNo, [third], addition))
    expect(nameOf(await add(caseNo, [], addition))).toBe('ClientIdReused')
    expect(await shownOf(caseNo)).toEqual([[first, second], [third]])
  })

  test('a closed case takes no more pictures; they may go with another', async () => {
    const caseNo = await opened([])
    expectDone(await lina.call(CALLS.answerCase, { clientId: newClientId(), caseNo, action: 'WITHDRAW' }))
    const pictureId = await uploaded()
    expect(nameOf(await add(caseNo, [pictureId]))).toBe('CaseClosed')
    expect(await shownOf(await opened([pictureId]))).toEqual([[pictureId]])
  })

  test('an objection may have pictures; what isn’t written has none', async () => {
    const caseNo = await opened([])
    const at = await now()
    const desk = (action: 'take' | 'reply') =>
      bank.db.transaction((tx) => settleCase(tx, { caseNo, clerk: '王明', action, text: '说明' }, at))
    await desk('take')
    await desk('reply')
    const [pictureId, other] = [await uploaded(), await uploaded()]
    const act = { caseNo, clientId: newClientId() }
    expectDone(
      await lina.call(CALLS.answerCase, { ...act, action: 'ASK_REVIEW', text: '不认可', pictures: [pictureId] }),
    )
    expectDone(
      await lina.call(CALLS.answerCase, { caseNo, clientId: newClientId(), action: 'WITHDRAW', pictures: [other] }),
    )
    expect((await shownOf(caseNo)).flat()).toEqual([pictureId])
  })

  test('what became no part of a case is deleted at the first day’s end after 24 hours, with its pieces', async () => {
    await advanceToNextDay(bank.db)
    lina = await testClient(bank.server).as('李娜')
    const [used, loose] = [await uploaded(), await uploaded(PHOTO.base64)]
    const caseNo = await opened([used])
    await advanceToNextDay(bank.db)
    // It was uploaded just after midnight, so less than 24 hours are over.
    expect((await rows()).map(({ id }) => id).sort()).toEqual([used, loose].sort())
    await advanceToNextDay(bank.db)
    expect((await rows()).map(({ id }) => id)).toEqual([used])
    const parts = await on().select().from(casePictureParts).where(eq(casePictureParts.pictureId, loose))
    expect(parts).toEqual([])
    lina = await testClient(bank.server).as('李娜')
    expect(nameOf(await write({ pictures: [loose] }))).toBe('CasePictureUnknown')
    expect(await shownOf(caseNo)).toEqual([[used]])
    expectDone(await look(used))
  })

  test('who leaves leaves no picture that was never sent; those of cases stay with them', async () => {
    const [used, loose] = [await uploaded(), await uploaded()]
    await opened([used])
    await uploaded(SHOT, zhangwei)
    const at = await now()
    const subject = { customerId, now: at, today: dayOfInstant(at) }
    await bank.db.transaction(async (tx) => casesClosing.closed?.(tx, subject))
    expect((await rows()).map(({ id }) => id)).toEqual([used])
    expect((await rows()).map(({ id }) => id)).not.toContain(loose)
    const others = and(eq(casePictures.customerId, demoCustomerId('zhangwei')), isNull(casePictures.stepId))
    expect(await on().$count(casePictures, others)).toBeGreaterThan(0)
  })

  test('the export lists them with number, time, size and format, and not what is on them', async () => {
    const [used, loose] = [await uploaded(), await uploaded(PHOTO.base64)]
    const caseNo = await opened([used])
    const { casePictures: listed } = expectDone(await lina.call(CALLS.exportMyData, {})).data
    expect(listed).toEqual([
      expect.objectContaining({ caseNo, mime: 'image/png', width: 40, height: 60, bytes: expect.any(Number) }),
      expect.objectContaining({ mime: 'image/jpeg', width: 320, height: 202, uploadedAt: expect.any(Number) }),
    ])
    expect(JSON.stringify(listed)).not.toContain(loose)
  })

  test('a clerk sees them with the case, and who is complained of doesn’t', async () => {
    const pictureId = await uploaded()
    const caseNo = await opened([pictureId], { against: '王明' })
    const other = await opened([await uploaded()])
    const actor = { db: bank.db, businessNow: now, realNow: machineNow, capabilities: CAPABILITIES } as never
    const { readCase, readCasePicture } = capability.console.actions
    const read = await readCase.run(actor, { caseNo, clerk: '赵青' })
    expect(read).toMatchObject({ pictures: [{ pictureId, width: 40, height: 60 }] })
    const shown = { done: true, mime: 'image/png', image: SHOT }
    expect(await readCasePicture.run(actor, { caseNo, clerk: '赵青', pictureId })).toEqual(shown)
    const refused = { done: false, message: '没有这个编号，或该工作人员需回避' }
    expect(await readCasePicture.run(actor, { caseNo, clerk: '工号王明', pictureId })).toEqual(refused)
    expect(await readCasePicture.run(actor, { caseNo: other, clerk: '赵青', pictureId })).toEqual(refused)
  })
})
