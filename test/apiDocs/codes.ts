import { EDUCATIONS } from '@/domain/lookup/education'
import { INCOME_BANDS } from '@/domain/lookup/income'
import { INDUSTRIES } from '@/domain/lookup/industry'
import { MARITAL_STATUSES } from '@/domain/lookup/marital'
import { NATIONS } from '@/domain/lookup/nation'
import { OCCUPATIONS } from '@/domain/lookup/occupation'
import { RELATIONS } from '@/domain/lookup/relation'
import type { LookupTable } from '@/domain/lookup/table'

const TABLES: Readonly<Record<string, LookupTable>> = {
  occupation: OCCUPATIONS,
  industry: INDUSTRIES,
  marital: MARITAL_STATUSES,
  education: EDUCATIONS,
  income: INCOME_BANDS,
  relation: RELATIONS,
}

const tableOf = ([name, table]: readonly [string, LookupTable]): readonly string[] => [
  `## ${name}`,
  '',
  '| code | name for the customer |',
  '|---|---|',
  ...table.map((entry) => `| \`${entry.code}\` | ${entry.name} |`),
  '',
]

/** docs/api/codes.md: the codes of personal information, which a bank checks and the app names. */
export const codesPage = (): string =>
  [
    '# Codes of personal information',
    '',
    'Made from `src/domain/lookup` by `npm run docs:api`; don’t edit it here. Fields of these names take a code of their table and nothing else. Codes of regions and countries are what `queryRegions` and `queryCountries` answer.',
    '',
    ...Object.entries(TABLES).flatMap(tableOf),
    '## nation',
    '',
    `As it is printed on the ID card, without 族: ${NATIONS.join('、')}.`,
    '',
  ].join('\n')
