import { Frame } from '@/app/Frame'
import { goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { errorQuery } from '@/routes/queries/entry'
import { Empty } from '@/ui/Empty'
import type { EmptyProps } from '@/ui/Empty'

/** Why the person is here; anything else reads as the general sentence. */
const SENTENCES: Readonly<Record<string, Omit<EmptyProps, 'action'> & { readonly action: string }>> = {
  unknown: {
    picture: 'glasses' as const,
    text: '页面不存在或暂未开放',
    hint: '链接可能已失效，请返回首页重新进入',
    action: '返回首页',
  },
  consent: {
    picture: 'key' as const,
    text: '您尚未同意隐私政策',
    hint: '同意后方可使用本服务，您也可以直接关闭页面',
    action: '重新查看并同意',
  },
  authorise: {
    picture: 'key' as const,
    text: '登录未完成',
    hint: '没有收到本次登录的凭证，可能是取消了授权，或在登录途中更换了窗口。请返回首页重新登录',
    action: '返回首页',
  },
  storage: {
    picture: 'key' as const,
    text: '浏览器不允许保存登录信息',
    hint: '请关闭无痕浏览，或在浏览器设置中允许本站保存数据、清理存储空间，然后重新进入',
    action: '返回首页',
  },
}

const GENERAL = {
  picture: 'error' as const,
  text: '页面暂时无法打开',
  hint: '请返回首页重新进入',
  action: '返回首页',
}

function ErrorInfo({ route, query }: PageProps<typeof errorQuery>) {
  const { action, ...said } = SENTENCES[query.reason] ?? GENERAL
  return (
    <Frame title={route.title} root>
      <Empty {...said} action={{ text: action, onPress: goHome }} />
    </Frame>
  )
}

export default definePage(ErrorInfo, { query: errorQuery })
