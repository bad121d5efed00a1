import { View } from '@tarojs/components'
import { useState } from 'react'
import { callHotline } from '@/app/callHotline'
import { WayTo } from '@/app/WayTo'
import { rateArticle } from '@/contract/content/rateArticle'
import { BRAND } from '@/domain/brand'
import { link } from '@/routes/link'
import { callOrSay } from '@/session/callOrSay'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { role } from '@/ui/role'
import { LinkLine } from '@/ui/LinkLine'
import { showToast } from '@/ui/Toast'
import './Helpful.scss'

interface HelpfulProps {
  readonly article: { readonly articleId: string; readonly version: number }
}

/** Articles that were rated while the app has been open: who comes back isn't asked again. Nothing of it is stored. */
const rated = new Map<string, boolean>()

const keyOf = ({ articleId, version }: HelpfulProps['article']): string => `${articleId} ${version}`

/** Whether the article helped, which is counted without the person; whom it didn't help is led to one. */
export function Helpful({ article }: HelpfulProps) {
  const [said, setSaid] = useState(rated.get(keyOf(article)))
  const rate = async (helpful: boolean): Promise<void> => {
    const counted = await callOrSay(
      rateArticle,
      { articleId: article.articleId, version: article.version, helpful },
      showToast,
    )
    if (!counted) return
    rated.set(keyOf(article), helpful)
    setSaid(helpful)
  }
  return (
    <Card>
      <View {...role('status')} className="helpful-question">
        {said === undefined ? '这篇内容对您有帮助吗？' : said ? '谢谢您的评价' : '抱歉没有帮到您'}
      </View>
      {said === undefined && (
        <ButtonRow>
          <Button kind="secondary" size="medium" onPress={() => rate(false)}>
            没有帮助
          </Button>
          <Button kind="secondary" size="medium" onPress={() => rate(true)}>
            有帮助
          </Button>
        </ButtonRow>
      )}
      {said === false && (
        <View className="helpful-ways">
          <LinkLine text={`拨打${BRAND.hotline}，请工作人员解答`} onPress={callHotline} />
          <WayTo
            text="告诉我们哪里没说清楚"
            to={link('/Complaint', { kind: 'FEEDBACK', articleId: article.articleId })}
          />
        </View>
      )}
    </Card>
  )
}
