import type { RouteRow } from '../row'

/** What was lost. */
export const LOSS_ROWS = [
  // Both before the gesture too: who has forgotten it must be able to report a loss, and to end the report.
  {
    name: '/reportTheLoss',
    page: 'packages/security/loss/report/index',
    title: '挂失',
    access: 'session',
    sample: [{}, { by: 'visitor' }, { act: 'chooseLoss' }],
  },
  {
    name: '/reportTheLossList',
    page: 'packages/security/loss/list/index',
    title: '挂失记录',
    access: 'session',
    sample: [{ by: 'loser' }, {}, { by: 'loser', act: 'liftLoss' }, { by: 'lockedOut' }],
  },
] as const satisfies readonly RouteRow[]
