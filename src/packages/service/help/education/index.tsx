import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryArticles } from '@/contract/content/queryArticles'
import { topicsOf } from '@/domain/content/sections'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { ArticleCells } from '../ArticleCells'
import { ARTICLES } from '../Results'
import './education.scss'

const RULES = ['要转账的电话，先挂断', '密码和验证码，不告诉任何人', '拿不准，问家人或打银行电话'] as const

/** /securityEducation: three rules to remember, the quiz, and cases by topic. */
function Education({ route }: PageProps) {
  const list = usePages(queryArticles, { section: 'EDU' }, ARTICLES)
  return (
    <Frame
      title={route.title}
      action={<Button onPress={() => go('/questionPage', { id: 'fraudQuiz' })}>学一学，做防骗测验</Button>}
    >
      <Card>
        <Heading level={2} className="education-title">
          记住三句话，不上当
        </Heading>
        {RULES.map((rule, place) => (
          <View key={rule} className="education-rule">
            <View className="education-rule__number">{place + 1}</View>
            <View className="education-rule__text">{rule}</View>
          </View>
        ))}
      </Card>
      <CellGroup>
        <Cell label="防骗测验结果" hint="答错的题和原因，什么时候可以再答" onPress={() => go('/lernFailPage')} />
      </CellGroup>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={6} />}
        empty={{ picture: 'lamp', text: '暂无内容' }}
      >
        {(articles) => (
          <>
            {topicsOf('EDU').map(({ topic, name }) => {
              const some = articles.filter((one) => one.topic === topic)
              return some.length > 0 && <ArticleCells key={topic} title={name} articles={some} />
            })}
          </>
        )}
      </PagedList>
    </Frame>
  )
}

export default definePage(Education)
