import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { errorQuery } from '@/routes/queries/entry'
import { Empty } from '@/ui/Empty'

/** Why the person is here; anything else reads as the general sentence. */
const SENTENCES: Readonly<Record<string, { readonly text: string; readonly hint: string; readonly action: string }>> = {
  unknown: { text: '页面不存在或暂未开放', hint: '链接可能已失效，请返回首页重新进入', action: '返回首页' },
  consent: { text: '您尚未同意隐私政策', hint: '同意后方可使用本服务，您也可以直接关闭页面', action: '重新查看并同意' },
}

const GENERAL = { text: '页面暂时无法打开', hint: '请返回首页重新进入', action: '返回首页' }

function ErrorInfo({ route, query }: PageProps<v.InferOutput<typeof errorQuery>>) {
  const { text, hint, action } = SENTENCES[query.reason] ?? GENERAL
  return (
    <Frame title={route.title} root>
      <Empty text={text} hint={hint} picture="search" action={{ text: action, onPress: goHome }} />
    </Frame>
  )
}

export default definePage(ErrorInfo, { query: errorQuery })
