import { and, gt, max, ne } from 'drizzle-orm'
import type { CallName } from '@/contract/calls'
import { messages } from '@sandbox/business/message/tables'
import { schema } from '@sandbox/testing/schema'
import { askAs, WRITES } from './testing/askAll'
import { named } from './testing/oneCall'
import { prepareOwners } from './testing/testCustomers'
import type { Person } from './testing/person'
import { withEmbeddedBank } from './testing/withBank'

/**
 * The calls by which a customer has something sent to somebody else, with what bounds it: how often a day, or of what a thing
 * it is sent once. A new one comes here together with its limit (repeats.test.ts and the suites of the capabilities hold these).
 */
const BOUNDED: Readonly<Partial<Record<CallName, number | string>>> = {
  changeFamilyCard: 20,
  giveFamilyCard: 10,
  answerFamilyCard: 'once an invitation, of which each was given within its giver’s limit',
  joinOrg: 10,
  saveApproval: 50,
  submitApproval: 'once a draft and round; drafts are saved within their limit',
  withdrawApproval: 'once an application',
  decideApproval: 'once an application and decider',
  proveOrgCard: 'once a proof, of which so many a day are begun',
  askService: 'once an appointment, of which few may be open and few made a day',
  bookAdviser: 'once an appointment, of which few may be open and few made a day',
  cancelService: 'once an appointment',
  settleServed: 'once an appointment',
  bindInviter: 'once an invitee',
  requestPhoneReview: 'to the number that is to be replaced, once an application, of which so many a day are taken',
}

withEmbeddedBank((bank) => {
  let customer: Person
  beforeAll(async () => {
    const [first] = await prepareOwners(bank)
    if (!first) throw new Error('nobody has an account')
    customer = first
  })

  const on = () => bank.db.drizzle
  const latest = async () => {
    const [message] = await on()
      .select({ last: max(messages.id) })
      .from(messages)
    const [sms] = await on()
      .select({ last: max(schema.smsMessages.id) })
      .from(schema.smsMessages)
    return { message: Number(message?.last ?? 0), sms: Number(sms?.last ?? 0) }
  }
  /** How much was sent to others since, by message or SMS. */
  const sentToOthers = async (since: { readonly message: number; readonly sms: number }): Promise<number> => {
    const mine = (await customer.customerId()) ?? ''
    const others = and(gt(messages.id, since.message), ne(messages.customerId, mine))
    // What tests make beforehand, such as an approval of somebody else's, has numbers before these.
    const foreign = and(
      gt(schema.smsMessages.id, since.sms),
      ne(schema.smsMessages.mobileNo, customer.applicant.mobileNo),
    )
    return (await on().$count(messages, others)) + (await on().$count(schema.smsMessages, foreign))
  }
  const ask = async (name: CallName): Promise<number> => {
    let before = await latest()
    await askAs(customer, name, customer.find, async (request) => {
      before = await latest()
      return request
    })
    return sentToOthers(before)
  }

  const telling = new Set<CallName>()
  test('whatever has something sent to somebody else has a bound', async () => {
    for (const name of named(WRITES)) if ((await ask(name)) > 0) telling.add(name)
    expect([...telling].filter((name) => BOUNDED[name] === undefined && !OWN_NUMBERS.includes(name))).toEqual([])
    expect([...telling]).toEqual(expect.arrayContaining(named(['changeFamilyCard', 'giveFamilyCard'])))
  }, 600_000)
})

/** They send to a number that their customer names as their own, as often as codes may be sent (smsLimits.test.ts). */
const OWN_NUMBERS: readonly CallName[] = [
  'sendSmsCode',
  'registerCustomer',
  'nameNewPhone',
  'confirmPhone',
  'provePhone',
  'checkPhoneOwner',
  'setCardPhone',
]
