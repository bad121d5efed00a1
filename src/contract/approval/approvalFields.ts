import * as v from 'valibot'
import { APPROVAL_KINDS, APPROVAL_ROLES } from '@/domain/approval/kinds'
import { APPROVAL_ACTIONS, APPROVAL_DECISIONS, APPROVAL_STATES } from '@/domain/approval/machine'
import { OUTCOME_STAGES } from '@/domain/approval/outcome'
import { PAYLOAD_LIMITS } from '@/domain/approval/payload'
import { ORG_ROLES } from '@/domain/enterprise/orgCard'
import { code, fenAmount, instant, text } from '../fields'
import { typedLineOf, typedLines } from '../typed'

export const approvalKind = /*#__PURE__*/ v.picklist(APPROVAL_KINDS)
export const approvalRole = /*#__PURE__*/ v.picklist(APPROVAL_ROLES)

/** SM3 of what is applied for, 64 hex digits: what a decision is about. */
export const payloadHash = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Why something was given back or refused; one that is missing passes here and is refused by its own error. */
export const reason = /*#__PURE__*/ typedLines(400)

/** Fields and rows whose texts are as given; amounts are integer fen. */
function payloadOf<Text extends v.GenericSchema<string, string>>(said: Text) {
  const fields = v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,20}$/)), v.union([said, v.pipe(v.number(), v.safeInteger())])),
    v.check((one) => Object.keys(one).length <= PAYLOAD_LIMITS.fields),
  )
  return v.strictObject({ values: fields, rows: v.pipe(v.array(fields), v.maxLength(PAYLOAD_LIMITS.rows)) })
}

/** What is applied for. Each kind has a schema of its own at the bank. */
export const approvalPayload = /*#__PURE__*/ payloadOf(typedLineOf(PAYLOAD_LIMITS.text))
/** The same as it is read: the bank's own people write lines too. */
const writtenPayload = /*#__PURE__*/ payloadOf(v.pipe(v.string(), v.maxLength(PAYLOAD_LIMITS.text)))

const summary = {
  approvalId: code,
  kind: approvalKind,
  state: v.picklist(APPROVAL_STATES),
  /** Whose it is: an enterprise's name; none for the bank's own. */
  org: v.optional(text),
  /** Masked. */
  applicant: text,
  mine: v.boolean(),
  /** What is paid. */
  amount: v.optional(fenAmount),
  /** Whom it pays or concerns, by the bank's own records and never in the applicant's words. */
  payee: text,
  /** Whose decision it waits for. */
  next: v.optional(approvalRole),
  createdAt: instant,
  /** When it ends by itself. */
  expiresAt: v.optional(instant),
  /** How far what was carried out has come since, where another bank carries it on. */
  outcome: v.optional(
    v.object({
      stage: v.picklist(OUTCOME_STAGES),
      name: text,
      says: text,
      course: v.array(v.object({ text, at: instant })),
    }),
  ),
}

/** An application in a list. */
export const approvalSummary = /*#__PURE__*/ v.object(summary)

/** Something that keeps it from being handed in, of one row or of the whole. */
export const approvalMark = /*#__PURE__*/ v.object({ row: v.optional(v.number()), says: text })

/** An application with all there is to decide about. */
export const approvalDetail = /*#__PURE__*/ v.object({
  ...summary,
  /** The bank's time of this answer, from which the time left is counted. */
  at: instant,
  /** Where the payee's name was checked, or that it wasn't; empty of older applications. */
  checked: text,
  payload: writtenPayload,
  payloadHash,
  /** The payload and what it changes, in words. */
  lines: v.array(v.object({ label: text, value: text })),
  marks: v.array(approvalMark),
  /** Of a payment that isn't made yet: what the enterprise's account holds. */
  balance: v.optional(fenAmount),
  /** Who decides, in their order, with what was decided this time. */
  deciders: v.array(
    v.object({
      role: approvalRole,
      /** Masked. */
      by: v.optional(text),
      at: v.optional(instant),
    }),
  ),
  /** What was decided, the first first. */
  steps: v.array(
    v.object({
      role: approvalRole,
      by: text,
      decision: v.picklist(APPROVAL_DECISIONS),
      comment: v.optional(text),
      at: instant,
    }),
  ),
  /** What this person may do about it now. */
  may: v.array(v.picklist(APPROVAL_ACTIONS)),
  /** Why it could not be carried out. */
  failure: v.optional(text),
  executedAt: v.optional(instant),
  /** The number of what was done. */
  receipt: v.optional(code),
})

/** The enterprise that the session acts for. */
export const actingFor = /*#__PURE__*/ v.object({ orgId: code, name: text, role: v.picklist(ORG_ROLES) })
