/** Sentences of the catalogue that product pages show by themselves, before any order is refused. */
export const PRODUCTS_MESSAGES = {
  PartnerPageOnly: '该页面仅面向合作渠道的客户，请从合作渠道进入，或选购本行其他在售产品',
  InvitationMissing: '该产品仅面向受邀客户，您暂未收到邀请，可选购本行其他在售产品',
} as const
