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
  {
    // Anybody may read what is asked; answers are a customer's.
    name: '/questionPage',
    page: 'packages/service/survey/index',
    title: '问卷与测验',
    access: 'public',
    sample: [{ query: { id: 'fraudQuiz' } }],
  },
] as const satisfies readonly RouteRow[]
