import { View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'
import { MASKED_AMOUNT } from '@/domain/money/format'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import type { ShownPage } from '../documents'
import './Paper.scss'

type Content = ShownPage['content']

interface PaperProps {
  readonly title: string
  readonly content: Content
  readonly page: number
  readonly pages: number
  /** Percent of the usual size of text. */
  readonly zoom: number
  readonly hidden: boolean
}

/** A page as it is printed, set for a narrow screen: a row of the table takes two columns of lines. */
export function Paper({ title, content, page, pages, zoom, hidden }: PaperProps) {
  const { facts, columns, rows, sums, notes } = content
  const shown = (text: string): string => (hidden ? MASKED_AMOUNT : text)
  return (
    <Card className={`paper paper--zoom-${zoom}`}>
      <View className="paper__bank">{BRAND.legalName}</View>
      <Heading level={2} className="paper__title">
        {page === 1 ? title : `${title}（续）`}
      </Heading>
      <Facts facts={facts} />
      {columns.length > 0 && (
        <View className="paper__rows">
          {rows.length === 0 && <View className="paper__hint">本期间无记录</View>}
          {rows.map((row, index) => (
            // A page's rows never change places.
            <Row key={index} row={row} columns={columns} shown={shown} />
          ))}
        </View>
      )}
      {sums.length > 0 && (
        <View className="paper__end">
          <Facts facts={sums.map(({ label, value }) => ({ label, value: label === '笔数' ? value : shown(value) }))} />
          <Seal />
        </View>
      )}
      {notes.map((note) => (
        <View key={note} className="paper__hint">
          {note}
        </View>
      ))}
      <View className="paper__foot">{`第 ${page} 页 / 共 ${pages} 页`}</View>
    </Card>
  )
}

const Facts = ({ facts }: { readonly facts: Content['facts'] }) => (
  <View className="paper__facts">
    {facts.map(({ label, value }) => (
      <View key={label} className="paper__fact">
        <View className="paper__label">{label}</View>
        <View className="paper__value">{value}</View>
      </View>
    ))}
  </View>
)

interface RowProps {
  readonly row: readonly string[]
  readonly columns: Content['columns']
  readonly shown: (text: string) => string
}

/** The widest text first, what else is said below it; amounts at the right, each after the first under its name. */
function Row({ row, columns, shown }: RowProps) {
  const cells = columns.map((column, index) => ({ ...column, text: row[index] ?? '' }))
  const left = cells.filter(({ right, text }) => !right && text !== '').sort((a, b) => b.share - a.share)
  const right = cells.filter((cell) => cell.right)
  return (
    <View className="paper__row">
      <View className="paper__left">
        {left.map(({ title, text }, index) => (
          <View key={title} className={index === 0 ? 'paper__main' : 'paper__hint'}>
            {text}
          </View>
        ))}
      </View>
      <View className="paper__right">
        {right.map(({ title, text }, index) => (
          <View key={title} className={index === 0 ? 'paper__main' : 'paper__hint'}>
            {index === 0 ? shown(text) : `${title.replace('(元)', '')} ${shown(text)}`}
          </View>
        ))}
      </View>
    </View>
  )
}

const Seal = () => (
  <View className="paper__seal">
    <View>{BRAND.bankName}</View>
    <View>业务专用章</View>
    <View>（演示）</View>
  </View>
)
