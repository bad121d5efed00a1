import { and, asc, eq } from 'drizzle-orm'
import { maskIdCard, maskPhone, maskTaxId } from '@/domain/masks/mask'
import { schema } from '@sandbox/kernel/db'
import type { ExportSection } from '@sandbox/kernel/capability'
import { identityImages, identityRecords, taxDeclarations } from './tables'
import { stateOf } from './records'
import { profileOf } from './upkeep'

const { customers } = schema

/** Another person's number is masked, because they were not asked whether it may be exported. */
export const maskContact = <Info extends { contact?: { mobileNo: string } | undefined }>(personal: Info): Info => ({
  ...personal,
  ...(personal.contact && { contact: { ...personal.contact, mobileNo: maskPhone(personal.contact.mobileNo) } }),
})

const customer: ExportSection = {
  tables: [customers],
  async read(on, { customerId }) {
    const [row] = await on.select().from(customers).where(eq(customers.id, customerId))
    if (!row) return {}
    const { idCardNo, mobileNo, profile: _profile, ...facts } = row
    const { personal, ...profile } = profileOf(row)
    return {
      ...facts,
      idCardNo: maskIdCard(idCardNo ?? ''),
      mobileNo: maskPhone(mobileNo ?? ''),
      profile: { ...profile, ...(personal && { personal: maskContact(personal) }) },
    }
  },
}

const records: ExportSection = {
  tables: [identityRecords],
  async read(on, { customerId }) {
    const rows = await on.select().from(identityRecords).where(eq(identityRecords.customerId, customerId))
    return rows.map(({ pending: _inReview, id: _row, state, withdrawn, lapsed, ...record }) => ({
      ...record,
      state: stateOf({ state, withdrawn, lapsed }),
    }))
  },
}

/** The list of pictures without their content; the customer has the papers themselves. */
const images: ExportSection = {
  tables: [identityImages],
  read: (on, { customerId }) =>
    on
      .select({ side: identityImages.side, mime: identityImages.mime, uploadedAt: identityImages.uploadedAt })
      .from(identityImages)
      .where(and(eq(identityImages.customerId, customerId), eq(identityImages.complete, true))),
}

/** Every version, with the numbers abroad masked. */
const declarations: ExportSection = {
  tables: [taxDeclarations],
  async read(on, { customerId }) {
    const own = eq(taxDeclarations.customerId, customerId)
    const rows = await on.select().from(taxDeclarations).where(own).orderBy(asc(taxDeclarations.version))
    return rows.map(({ version, statement, state, declaredAt, explanation, explainedAt }) => {
      const { jurisdictions = [], ...said } = statement
      return {
        ...{ version, state, declaredAt, explanation, explainedAt, ...said },
        jurisdictions: jurisdictions.map((one) => ({ ...one, taxId: maskTaxId(one.taxId) })),
      }
    })
  },
}

export const identityExports = { customer, identityRecords: records, images, taxDeclarations: declarations }
