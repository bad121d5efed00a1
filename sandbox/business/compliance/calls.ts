import * as calls from '@/contract/compliance'
import { BRIDGE_CONSENTS } from '@/domain/bridge/bridges'
import { bankError } from '@/domain/errors/catalogue'
import { textChanges } from '@/domain/legal/textChanges'
import { SEPARATE_CONSENTS } from '@/domain/policy'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { occurred } from '@sandbox/kernel/domainEvents'
import { accountHandler, sessionHandler } from '@sandbox/kernel/scope'
import { consentsOf, giveConsent, withdrawConsent } from '@sandbox/kernel/session/consent'
import { openAccountNo } from '@sandbox/kernel/session/customers'
import { consentTitle, isWithdrawable } from './privacy/consentTitles'
import { exportOf } from './privacy/export'
import { QUESTIONNAIRE } from './risk/questionnaire'
import { customerAge } from './risk/suitability'
import { riskStanding, takeRiskTest } from './risk/tests'
import { newerVersions, presentVersion, standingTo } from './texts/agreedTo'
import { publishedText, sentencesIn, versionBefore } from './texts/published'

export const queryLegalText = sessionHandler(calls.queryLegalText, async (_scope, { kind, version }) => {
  const text = publishedText(kind, version)
  if (!text) return fail(bankError('TextUnknown'))
  const { title, effective, sections } = text
  return ok({
    title,
    version,
    effective,
    sections: sections.map(({ title: heading, paragraphs }) => ({ title: heading, paragraphs: [...paragraphs] })),
  })
})

export const queryTextChanges = sessionHandler(calls.queryTextChanges, async ({ bank, session }, { kind }) => {
  const on = bank.db.drizzle
  const text = publishedText(kind, await presentVersion(on, kind))
  if (!text) return fail(bankError('TextUnknown'))
  const { title, version, effective, changes } = text
  const { agreed, from } = standingTo(await consentsOf(on, session), kind, version)
  const former = from === undefined ? undefined : publishedText(kind, from)
  const before = versionBefore(kind, version)
  return ok({
    title,
    version,
    effective,
    agreed,
    ...(from === undefined ? {} : { from }),
    kept: former !== undefined,
    // What the first version of the list changed is said of one that nobody here has agreed to.
    ...(former && before !== undefined ? { summaryFrom: before, summary: [...changes] } : { summary: [] }),
    changes: former
      ? textChanges(sentencesIn(former), sentencesIn(text)).flatMap((one) => (one.change === 'SAME' ? [] : [one]))
      : [],
  })
})

export const queryConsents = sessionHandler(calls.queryConsents, async ({ bank, session }) => {
  const rows = await consentsOf(bank.db.drizzle, session)
  const newer = await newerVersions(bank.db.drizzle, rows)
  const consents = rows.map(({ id, kind, version, previousVersion, givenAt, withdrawnAt }) => ({
    kind,
    title: consentTitle(kind),
    version,
    ...(previousVersion === null ? {} : { previousVersion }),
    ...(newer.has(id) ? { newerVersion: newer.get(id) } : {}),
    givenAt,
    ...(withdrawnAt === null ? {} : { withdrawnAt }),
    withdrawable: isWithdrawable(kind) && withdrawnAt === null,
  }))
  return ok({ consents })
})

const CURRENT = { ...SEPARATE_CONSENTS, ...BRIDGE_CONSENTS }

/** Only the current version can be agreed to, because nobody was shown another; any version can be withdrawn. */
export const updateConsent = sessionHandler(
  calls.updateConsent,
  async ({ bank, session, now }, { kind, version, agreed }) => {
    const on = bank.db.drizzle
    if (agreed && version !== CURRENT[kind]) return fail(bankError('ConsentOutdated'))
    if (agreed) await bank.db.transaction((tx) => giveConsent(tx, session, kind, version, now))
    else await withdrawConsent(on, session, kind, now)
    const { customerId, id: sessionId } = session
    await recordEvent(on, now, agreed ? 'consentGiven' : 'consentWithdrawn', {
      customerId,
      sessionId,
      detail: { kind, version },
    })
    return ok({})
  },
)

/** Words only: the customer need not know what an answer scores. */
export const queryRiskQuestionnaire = accountHandler(calls.queryRiskQuestionnaire, () => {
  const { version, questions } = QUESTIONNAIRE
  const words = questions.map(({ id, title, options }) => ({
    id,
    title,
    options: options.map((option) => ({ id: option.id, text: option.text })),
  }))
  return Promise.resolve(ok({ version, questions: words }))
})

export const submitRiskTest = accountHandler(
  calls.submitRiskTest,
  ({ bank, customer, session, now, today }, { version, answers }) =>
    bank.db.transaction(async (tx) => {
      const [customerId, age] = [customer.id, customerAge(customer, today)]
      const taken = await takeRiskTest(tx, { customerId, age, version, answers, now })
      if (!taken.ok) return taken
      const { id: riskTestId, level } = taken.value
      const detail = { riskTestId, version, level, declared: true }
      await recordEvent(tx, now, 'riskTest', { customerId, sessionId: session.id, detail })
      await occurred(tx, bank.capabilities, { occasion: 'riskTested', customerId, about: String(riskTestId), now })
      return ok(await riskStanding(tx, { customerId, age, today }))
    }),
)

export const queryRiskResult = accountHandler(calls.queryRiskResult, async ({ bank, customer, today }) =>
  ok(await riskStanding(bank.db.drizzle, { customerId: customer.id, age: customerAge(customer, today), today })),
)

/** A customer with an account passes the gesture first; one without has no gesture to pass. */
export const exportMyData = sessionHandler(calls.exportMyData, async ({ bank, session, now }) => {
  const { customerId } = session
  const on = bank.db.drizzle
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const guarded = (await openAccountNo(on, customerId)) !== undefined
  if (guarded && session.level !== 'account') return fail(bankError('GestureMissing'))
  const subject = { session: { ...session, customerId }, customerId, now }
  const data = await exportOf(on, bank.capabilities, subject)
  await recordEvent(on, now, 'dataExported', { customerId, sessionId: session.id })
  return ok({ exportedAt: now, data })
})
