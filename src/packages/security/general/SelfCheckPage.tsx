import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { queryArticles } from '@/contract/content/queryArticles'
import { BRAND } from '@/domain/brand'
import { APP_VERSION } from '@/domain/version'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { adviceOf, clockText } from './selfCheck'
import { useSelfCheck } from './useSelfCheck'

/** /sysPage: what the app finds on this phone, what can be done about it, and the bank's notices. */
export function SelfCheckPage({ title }: { readonly title: string }) {
  const { check, again, clear, copy } = useSelfCheck()
  const advice = adviceOf(check)
  return (
    <Frame
      title={title}
      action={
        <Button busy={again.busy} onPress={again.run}>
          重新检测
        </Button>
      }
    >
      {check.ahead === undefined ? (
        <Skeleton shape="list" count={4} />
      ) : (
        <CellGroup title="检测结果" note={advice ?? '检测内容不含您的个人信息'}>
          <Cell label="版本" value={APP_VERSION} />
          <Cell label="网络" value={check.online ? '已连接' : '未连接'} />
          <Cell label="手机时间" value={clockText(check.ahead)} />
          <Cell label="本机存储" value={check.stores ? '正常' : '无法写入'} />
        </CellGroup>
      )}
      <CellGroup>
        <Cell icon="delete" label="清除缓存" hint="重新读取页面内容，不会退出登录" onPress={clear} />
        <Cell icon="document" label="复制检测结果" hint="联系客服时提供，不含个人信息" onPress={copy} />
        <Cell icon="phone" label="联系客服" value={BRAND.hotline} onPress={callHotline} />
      </CellGroup>
      <Notices />
    </Frame>
  )
}

/** What the bank has announced, maintenance among it. */
function Notices() {
  const read = useCall(queryArticles, { section: 'NOTICE' })
  return (
    <>
      <GroupTitle title="系统公告" />
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={2} />}
        empty={({ articles }) =>
          articles.length === 0 && { picture: 'tea', text: '暂无公告', hint: '系统维护前会在这里公告' }
        }
      >
        {({ articles }) => (
          <CellGroup>
            {articles.map(({ articleId, title, summary }) => (
              <Cell
                key={articleId}
                label={title}
                hint={summary}
                onPress={() => go('/commonQuestionNew', { articleId })}
              />
            ))}
          </CellGroup>
        )}
      </Loaded>
    </>
  )
}
