import type { RouteRow } from '../row'

/** Help and messages. */
export const SERVICE_ROWS = [
  {
    name: '/systemMsg',
    page: 'packages/service/messages/box/index',
    title: '消息中心',
    access: 'account',
    sample: [{ by: 'member' }, { by: 'expired' }, { act: 'messageSettings' }],
  },
  {
    // Misspelt in the specification's list (Datail for Detail); existing links have this name.
    name: '/systemMsgDatail',
    page: 'packages/service/messages/message/index',
    title: '消息详情',
    access: 'account',
    sample: [{ names: 'message' }],
  },
] as const satisfies readonly RouteRow[]
