import { useState } from 'react'
import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryMyShop } from '@/contract/shop/queryMyShop'
import { saveShop } from '@/contract/shop/saveShop'
import { setShopOpen } from '@/contract/shop/setShopOpen'
import { saysShopProblem, SHOP_LIMITS, SHOP_STATE_NAMES, shopProblem } from '@/domain/shop/shop'
import type { ShopText } from '@/domain/shop/shop'
import { Loaded } from '@/features/loaded/Loaded'
import { sayMessage } from '@/features/order/refusals'
import { callOnceOrSay } from '@/session/callOnceOrSay'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Checkbox } from '@/ui/Checkbox'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { showToast } from '@/ui/Toast'
import type { StaffPage } from '../pages'
import { StaffOnly } from './Closed'

export type Own = ResponseOf<typeof queryMyShop>

/** /microShopUp: what the shop shall show, and whether customers see it. */
export function ShopEdit({ route }: StaffPage) {
  const read = useCall(queryMyShop, {})
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={6} />}
        failed={({ kind }) => kind === 'refused' && <StaffOnly />}
      >
        {(own) => (
          <>
            <Standing own={own} />
            {own.state === 'IN_REVIEW' ? (
              <Notice>新内容正在审核，审核完成后才能修改，期间客户看到的是上次通过的内容</Notice>
            ) : (
              <Edit key={own.state} own={own} />
            )}
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** How the shop stands, and its two sides. */
function Standing({ own: { salesId, state, online, approved, approvalId } }: { readonly own: Own }) {
  const turn = useAction(async () => {
    const changed = await callOrSay(setShopOpen, { open: !online })
    if (!changed) return
    showToast(changed.online ? '店铺已展示' : '店铺已下线')
  })
  return (
    <CellGroup>
      <Cell label="客户现在" value={online ? '可以看到店铺' : '看不到店铺'} />
      {approvalId !== undefined ? (
        <Cell label="当前内容" value={SHOP_STATE_NAMES[state]} onPress={() => go('/approvalResult', { approvalId })} />
      ) : (
        <Cell label="当前内容" value={SHOP_STATE_NAMES[state]} />
      )}
      {online && (
        <Cell icon="shop" label="查看我的店铺" onPress={() => go('/microShopHomePage', { saverId: salesId })} />
      )}
      {approved && (
        <Cell icon={online ? 'eye-off' : 'eye'} label={online ? '下线店铺' : '展示店铺'} onPress={turn.run} />
      )}
    </CellGroup>
  )
}

const toggled = (list: readonly string[], key: string): readonly string[] =>
  list.includes(key) ? list.filter((one) => one !== key) : [...list, key]

/** Chooses what the shop shows, and hands it in. */
function Edit({ own }: { readonly own: Own }) {
  const { draft, offered } = own
  const [products, setProducts] = useState<readonly string[]>(draft.products)
  const [articles, setArticles] = useState<readonly string[]>(draft.articles)
  const [previewed, setPreviewed] = useState(false)
  const ids = useClientId()
  const text = { introduction: draft.introduction, products, articles }
  const problem = shopProblem(text)
  const save = useAction(async (submit: boolean) => {
    if (submit && problem) return sayMessage(saysShopProblem(problem))
    const request = { products: [...products], articles: [...articles], submit }
    const saved = await callOnceOrSay(ids, [text, submit], saveShop, (clientId) => ({ ...request, clientId }))
    if (!saved) return
    if (submit) go('/upMsgSuccess', {}, { replace: true })
    else go('/microPersonMsg', {})
  })
  const choices = (kind: 'PRODUCT' | 'ARTICLE', chosen: readonly string[], set: (list: readonly string[]) => void) =>
    offered
      .filter((one) => one.kind === kind)
      .map(({ key, title }) => (
        <Checkbox
          key={key}
          label={title}
          checked={chosen.includes(key)}
          disabled={!chosen.includes(key) && chosen.length >= SHOP_LIMITS.products}
          onChange={() => set(toggled(chosen, key))}
        />
      ))
  return (
    <>
      <CellGroup title="个人介绍">
        <Cell
          label={draft.introduction === '' ? '还没有填写' : draft.introduction}
          value="修改"
          onPress={() => save.run(false)}
        />
      </CellGroup>
      <Card>
        <Heading
          level={2}
          className="referral-head__title"
        >{`产品（${products.length}/${SHOP_LIMITS.products}）`}</Heading>
        {choices('PRODUCT', products, setProducts)}
      </Card>
      <Card>
        <Heading
          level={2}
          className="referral-head__title"
        >{`文章（${articles.length}/${SHOP_LIMITS.articles}）`}</Heading>
        {choices('ARTICLE', articles, setArticles)}
      </Card>
      <View className="referral-block">
        <Button onPress={() => save.run(true)} busy={save.busy}>
          提交审核
        </Button>
        <Button kind="text" onPress={() => setPreviewed(!previewed)}>
          {previewed ? '收起预览' : '预览'}
        </Button>
      </View>
      {previewed && <Preview text={text} offered={offered} />}
      <View className="referral-note">审核通过前，客户看到的内容不变。产品的利率和说明由本行实时展示，不能修改。</View>
    </>
  )
}

interface PreviewProps {
  readonly text: ShopText
  readonly offered: Own['offered']
}

/** What customers would read of what is chosen now; rates come from the bank when they do. */
function Preview({ text: { introduction, products, articles }, offered }: PreviewProps) {
  const named = (keys: readonly string[]) =>
    keys.map((key) => <Cell key={key} label={offered.find((one) => one.key === key)?.title ?? key} />)
  return (
    <>
      <CellGroup title="个人介绍">
        <Cell label={introduction === '' ? '还没有填写' : introduction} />
      </CellGroup>
      <CellGroup title="产品" note="利率和说明由本行实时展示。">
        {products.length === 0 ? <Cell label="还没有选择" /> : named(products)}
      </CellGroup>
      {articles.length > 0 && <CellGroup title="推荐阅读">{named(articles)}</CellGroup>}
    </>
  )
}
