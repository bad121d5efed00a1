import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { Block } from '@/domain/content/blocks'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { role } from '@/ui/role'
import { placeLink } from './ways'
import './ArticleBody.scss'

/** An article's text, block by block; its ways are drawn by `ArticleWays`, below the text. */
export const ArticleBody = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <View className="article-body">
    {blocks.map((block, place) => (
      // Blocks of a version never change their places.
      <OneBlock key={place} block={block} />
    ))}
  </View>
)

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={3} className="article-body__heading">
          {block.text}
        </Heading>
      )
    case 'paragraph':
      return <View className="article-body__paragraph">{block.text}</View>
    case 'note':
      return <View className="article-body__note">{block.text}</View>
    case 'list':
    case 'steps':
      return <Items items={block.items} counted={block.kind === 'steps'} />
    case 'prices':
      return <Items items={block.prices.map(({ name, standard, basis }) => `${name}：${standard}（${basis}）`)} />
    case 'way':
      return null
  }
}

const Items = ({ items, counted = false }: { readonly items: readonly string[]; readonly counted?: boolean }) => (
  <View className="article-body__items" {...role('list')}>
    {items.map((item, place) => (
      <View key={item} className="article-body__item" {...role('listitem')}>
        <View className={counted ? 'article-body__number' : 'article-body__dot'}>{counted ? place + 1 : ''}</View>
        <View className="article-body__text">{item}</View>
      </View>
    ))}
  </View>
)

/** Where an article leads, as far as it is built. */
export function ArticleWays({ blocks }: { readonly blocks: readonly Block[] }) {
  const ways = blocks.flatMap((block) => {
    const to = block.kind === 'way' ? placeLink(block.place) : undefined
    return block.kind === 'way' && to ? [{ text: block.text, to }] : []
  })
  if (ways.length === 0) return null
  return (
    <CellGroup title="马上办理">
      {ways.map(({ text, to }) => (
        <Cell key={text} label={text} onPress={() => go(to)} />
      ))}
    </CellGroup>
  )
}
