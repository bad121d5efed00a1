import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryTaxResidency } from '@/contract/identity/queryTaxResidency'
import { maskTaxId } from '@/domain/masks/mask'
import type { Queryable } from '@sandbox/kernel/db'
import { PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { COUNTRIES } from '../places'
import { identityRecords, taxDeclarations } from '../tables'
import type { TaxDeclaration } from '../tables'

type Wire = ResponseOf<typeof queryTaxResidency>['declarations'][number]

/** The statement that is in force, questioned or not; undefined for a customer who made none. */
export async function residencyInForce(on: Queryable, customerId: string): Promise<TaxDeclaration | undefined> {
  const [found] = await on
    .select()
    .from(taxDeclarations)
    .where(and(eq(taxDeclarations.customerId, customerId), ne(taxDeclarations.state, 'SUPERSEDED')))
  return found
}

/** Whether a person of the bank still decides about what was said to a statement. */
export const isWaiting = async (on: Queryable, { reviewNo }: TaxDeclaration): Promise<boolean> =>
  reviewNo !== null && (await waitingAmong(on, [reviewNo])).has(reviewNo)

async function waitingAmong(on: Queryable, reviewNos: readonly string[]): Promise<ReadonlySet<string>> {
  if (reviewNos.length === 0) return new Set()
  const found = await on
    .select({ recordNo: identityRecords.recordNo })
    .from(identityRecords)
    .where(and(inArray(identityRecords.recordNo, [...reviewNos]), eq(identityRecords.state, 'REVIEW')))
  return new Set(found.map(({ recordNo }) => recordNo))
}

/** A page of a customer's statements, the latest first. @param after a version, whose predecessors are wanted */
export async function pageOfDeclarations(
  on: Queryable,
  customerId: string,
  after: string | undefined,
): Promise<ResponseOf<typeof queryTaxResidency>> {
  const found = await on
    .select()
    .from(taxDeclarations)
    .where(
      and(
        eq(taxDeclarations.customerId, customerId),
        after === undefined ? undefined : lt(taxDeclarations.version, Number(after)),
      ),
    )
    .orderBy(desc(taxDeclarations.version))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  const waiting = await waitingAmong(
    on,
    rows.flatMap(({ reviewNo }) => reviewNo ?? []),
  )
  return { declarations: rows.map((row) => wire(row, waiting)), more }
}

const countryName = (code: string): string => COUNTRIES.find((country) => country.code === code)?.name ?? code

function wire(row: TaxDeclaration, waiting: ReadonlySet<string>): Wire {
  const { version, state, statement, declaredAt, conflicts, explanation, explainedAt, reviewNo } = row
  return {
    version,
    state,
    residency: statement.residency,
    declaredAt,
    ...(statement.residency !== 'CHINA' && { person: personOf(statement) }),
    jurisdictions: (statement.jurisdictions ?? []).map((one) => ({
      country: countryName(one.country),
      ...(one.taxId !== '' && { taxId: maskTaxId(one.taxId) }),
      ...(one.noTaxIdReason !== undefined && { noTaxIdReason: one.noTaxIdReason }),
      ...(one.explanation !== undefined && { explanation: one.explanation }),
    })),
    conflicts: [...conflicts],
    ...(explanation !== null &&
      explainedAt !== null && {
        explained: { text: explanation, at: explainedAt, waiting: reviewNo !== null && waiting.has(reviewNo) },
      }),
  }
}

const personOf = (statement: TaxDeclaration['statement']): NonNullable<Wire['person']> => ({
  surname: statement.surname ?? '',
  givenName: statement.givenName ?? '',
  birthCountry: countryName(statement.birthCountry ?? ''),
  birthPlace: statement.birthPlace ?? '',
  currentAddress: statement.currentAddress ?? '',
})
