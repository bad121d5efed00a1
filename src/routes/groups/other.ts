import type { RouteRow } from '../row'

export const OTHER_ROWS: readonly RouteRow[] = [
  { name: '/ErrorInfo', page: 'pages/errorInfo/index', title: '温馨提示', access: 'public' },
]
