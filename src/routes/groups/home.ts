import type { RouteRow } from '../row'

export const HOME_ROWS: readonly RouteRow[] = [
  { name: '/', page: 'pages/home/index', title: '首页', access: 'account' },
]
