import type { TaxResidency } from '@/domain/onboarding/taxResidency'
import { TAX_STATES } from '@/domain/tax/declaration'
import type { TaxConflict } from '@/domain/tax/declaration'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytesColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const identityImages = pgTable('identity_images', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  side: text({ enum: ['portrait', 'emblem'] }).notNull(),
  mime: text().notNull(),
  /** Of a portrait side; of an emblem side the card's first day, YYYYMMDD. */
  recognisedNo: text(),
  recognisedFrom: text(),
  /** The machine's clock, epoch ms. */
  uploadedAt: instantColumn().notNull(),
  kept: boolean().notNull().default(false),
  /** Whether all its pieces are stored; until then the picture isn't used. */
  complete: boolean().notNull().default(false),
})

/** A picture's bytes in pieces, so that every statement is short. */
export const identityImageParts = pgTable(
  'identity_image_parts',
  {
    imageId: text().notNull(),
    /** From 0. */
    part: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  ({ imageId, part }) => [primaryKey({ columns: [imageId, part] })],
)

export const identityRecords = pgTable('identity_records', {
  id: serialColumn().primaryKey(),
  recordNo: text().notNull(),
  customerId: text().notNull(),
  kind: text({
    enum: ['OPEN', 'ID_CARD', 'INFORMATION', 'TAX', 'ACTIVATION', 'PASSWORD', 'LOSS', 'PHONE', 'CLOSE'],
  }).notNull(),
  title: text().notNull(),
  state: text({ enum: ['DONE', 'REVIEW', 'REJECTED'] }).notNull(),
  /** Of a rejected one: nobody decided, because it was withdrawn or not needed any more. */
  withdrawn: boolean().notNull().default(false),
  /** Of a withdrawn one: it ended otherwise than by its customer taking it back. */
  lapsed: boolean().notNull().default(false),
  pending: jsonb().$type<unknown>(),
  note: text(),
  at: instantColumn().notNull(),
  decidedAt: instantColumn(),
})

export const facePasses = pgTable('face_passes', {
  id: serialColumn().primaryKey(),
  customerId: text().notNull(),
  scene: text().notNull(),
  /** The machine's clock, epoch ms. */
  passedAt: instantColumn().notNull(),
  /** Of a person's decision in place of a face: until when it may be used, by the machine's clock. */
  goodUntil: instantColumn(),
  usedAt: instantColumn(),
})

/** Statements of tax residency; of a customer's the latest is in force. */
export const taxDeclarations = pgTable(
  'tax_declarations',
  {
    customerId: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    clientId: text(),
    statement: jsonb().$type<TaxResidency>().notNull(),
    conflicts: jsonb().$type<readonly TaxConflict[]>().notNull(),
    state: text({ enum: TAX_STATES }).notNull(),
    declaredAt: instantColumn().notNull(),
    explanation: text(),
    explainedAt: instantColumn(),
    /** The record under which a person of the bank decides about the explanation. */
    reviewNo: text(),
  },
  ({ customerId, version }) => [primaryKey({ columns: [customerId, version] })],
)

export type TaxDeclaration = typeof taxDeclarations.$inferSelect
