import type { OrgRole } from './orgCard'

/** What a role in an enterprise is called to who has it. */
export const ORG_ROLE_NAMES: Readonly<Record<OrgRole, string>> = {
  LEGAL: '法定代表人',
  MAKER: '经办人',
  CHECKER: '复核人',
  VIEWER: '查看人',
}
