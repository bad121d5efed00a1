import type { RouteRow } from '../row'

export const OTHER_ROWS = [
  {
    name: '/ErrorInfo',
    page: 'pages/errorInfo/index',
    title: '温馨提示',
    access: 'public',
    gate: 'open',
    sample: [{ query: { reason: 'unknown' } }],
  },
] as const satisfies readonly RouteRow[]
