import { desc, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { branchOf } from '@/domain/branches/list'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { INSTITUTIONS } from '@/domain/referral/eligibility'
import { maskName } from '@/domain/masks/mask'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { eligibilities, invites, marketers, relations, served } from './tables'

const { customers } = schema
const inviters = alias(customers, 'inviters')

const dayStart = (at: number): number => instantOf(dayOfInstant(at))

/** By whom the customer was invited, and whom they invited: of the others what the pages show, too. */
const relationsExport: ExportSection = {
  tables: [relations],
  async read(on, { customerId }) {
    const rows = await on
      .select({ one: relations, invitee: customers.realName, inviter: inviters.realName })
      .from(relations)
      .innerJoin(inviters, eq(inviters.id, relations.inviterId))
      .leftJoin(customers, eq(customers.id, relations.customerId))
      .where(or(eq(relations.customerId, customerId), eq(relations.inviterId, customerId)))
      .orderBy(desc(relations.number))
      .limit(MAX_EXPORTED)
    return rows.map(({ one, invitee, inviter }) => {
      const { state, boundAt, openUntil, effectiveAt, endedAt } = one
      const isMine = one.inviterId === customerId
      // A name comes with the account.
      const other = isMine && effectiveAt === null ? '' : maskName((isMine ? invitee : inviter) ?? '')
      // An inviter knows days of the other one, and not when it was ended.
      const known = isMine
        ? { boundAt: dayStart(boundAt), effectiveAt: effectiveAt && dayStart(effectiveAt), endedAt: null }
        : { boundAt, effectiveAt, endedAt }
      return { side: isMine ? 'INVITER' : 'INVITEE', other, state, openUntil, ...known }
    })
  },
}

/** Appointments as their customer knows them. */
const servedExport: ExportSection = {
  tables: [served],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(served)
      .where(eq(served.customerId, customerId))
      .orderBy(desc(served.number))
      .limit(MAX_EXPORTED)
    return rows.map(({ salesId, branch, topic, day, part, state, askedAt, settledAt }) => ({
      ...{ salesId, branch: branchOf(branch).name, topic, day, part, state, askedAt, settledAt },
    }))
  },
}

/** Whether the customer promotes, or did, and as what. */
const marketerExport: ExportSection = {
  tables: [marketers],
  async read(on, { customerId }) {
    const rows = await on.select().from(marketers).where(eq(marketers.customerId, customerId))
    return rows.map(({ salesId, promoteId, kind, branch, licenceNo, contentAccount, ...rest }) => ({
      ...{ salesId, promoteId, kind, branch: branchOf(branch).name, licenceNo, contentAccount },
      ...{
        state: rest.state,
        appliedAt: rest.appliedAt,
        since: rest.since,
        until: rest.until,
        resumedAt: rest.resumedAt,
      },
    }))
  },
}

const invitesExport: ExportSection = {
  tables: [invites],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(invites)
      .where(eq(invites.customerId, customerId))
      .orderBy(desc(invites.createdAt))
      .limit(MAX_EXPORTED)
    return rows.map(({ inviteCode, kind, createdAt, expiresAt }) => ({ inviteCode, kind, createdAt, expiresAt }))
  },
}

/** Proofs of where the customer works. */
const eligibilityExport: ExportSection = {
  tables: [eligibilities],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(eligibilities)
      .where(eq(eligibilities.customerId, customerId))
      .orderBy(desc(eligibilities.number))
      .limit(MAX_EXPORTED)
    return rows.map(({ institution, department, workNo, state, appliedAt, decidedAt }) => ({
      ...{ institution: INSTITUTIONS[institution], department, workNo, state, appliedAt, decidedAt },
    }))
  },
}

export const referralExports = {
  invites: invitesExport,
  relations: relationsExport,
  marketer: marketerExport,
  appointments: servedExport,
  eligibility: eligibilityExport,
} satisfies Readonly<Record<string, ExportSection>>
