import { useEffect } from 'react'
import { Frame } from '@/app/Frame'
import { goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { navigation } from '@/platform/navigation'
import { arrivalQuery } from '@/routes/queries/bridge'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { arrivalLink } from './arrivalLink'

/** /app and its like: a link from outside, led on to the page it names; this one stays nowhere in the history. */
function Arrive({ route, query }: PageProps<typeof arrivalQuery>) {
  const to = arrivalLink(query)
  useEffect(() => {
    const going = arrivalLink(query)
    if (going) void navigation.open(going.name, going.query, { replace: true })
  }, [query])
  return <Frame title={route.title}>{to ? <Skeleton shape="card" /> : <Lost />}</Frame>
}

/** What the link names isn't there, which is said: to be led elsewhere without a word would look like a fault. */
const Lost = () => (
  <Empty
    picture="hourglass"
    text="该链接已失效或暂未开放"
    hint="请核对链接来源，不要在来历不明的页面输入密码和验证码"
    action={{ text: '返回首页', onPress: goHome }}
  />
)

export default definePage(Arrive, { query: arrivalQuery })
