import { schema } from '../db'
import { withDatabaseInTurn } from '../db/testing/withDatabase'
import { MINUTE_SHARE_MS } from '../services'
import type { Services, SmsAnswer } from '../services'
import { deliverNotices, sendSmsNoticeTo } from './smsNotices'

const START = Date.UTC(2026, 10, 2, 2)

withDatabaseInTurn((database) => {
  const on = () => database.current.drizzle
  /** Sends what waits by a service that takes so long for each; gives how many it was asked to send. */
  const delivered = async (eachMs: number, answer: SmsAnswer): Promise<number> => {
    const asked: number[] = []
    const realNow = () => START + asked.length * eachMs
    const send = async () => {
      asked.push(1)
      return answer
    }
    await deliverNotices({ db: database.current, services: { sms: { send } } as unknown as Services, realNow })
    return asked.length
  }

  beforeEach(async () => {
    await on().delete(schema.smsMessages)
    for (let n = 0; n < 300; n += 1) await sendSmsNoticeTo(on(), `138${10_000_000 + n}`, '您的账户已开立。', START)
  })

  test('a crowd’s notices all go out in one minute’s work, as fast as they are taken', async () => {
    expect(await delivered(10, 'sent')).toBe(300)
  })

  test('a service that is silent doesn’t keep the other work of the minute waiting', async () => {
    expect(await delivered(8_000, 'unknown')).toBe(Math.ceil(MINUTE_SHARE_MS / 8_000))
  })
})
