import { callHotline } from '@/app/callHotline'
import { BRAND } from '@/domain/brand'
import { Banner } from '@/features/campaign/Banner'
import { Cell, CellGroup } from '@/ui/Cell'
import { Section } from '@/ui/Cell/Section'
import { Skeleton } from '@/ui/Skeleton'
import { MOST, stepText } from './facts'
import type { Block } from './facts'

/** What stands where the distributed product will be told about. */
export const WealthWaiting = () => <Skeleton shape="list" count={8} />

/** A piece of a campaign's page as it is before anything live is read. */
export function StillBlock({ block }: { readonly block: Block }) {
  switch (block.block) {
    case 'HERO':
      return <Banner picture={block.picture} title={block.title} text={block.text} />
    case 'PRODUCTS':
      return (
        <Section title={block.title}>
          <Skeleton shape="list" count={MOST} />
        </Section>
      )
    case 'STEPS':
      return (
        <CellGroup title={block.title}>
          {block.lines.map((line, index) => (
            <Cell key={line} label={stepText(line, index)} />
          ))}
        </CellGroup>
      )
    case 'POINTS':
      return (
        <CellGroup title={block.title}>
          {block.items.map(({ title, text }) => (
            <Cell key={title} label={title} hint={text} />
          ))}
        </CellGroup>
      )
    case 'TEXT':
      return (
        <CellGroup title={block.title}>
          {block.lines.map((line) => (
            <Cell key={line} label={line} />
          ))}
        </CellGroup>
      )
    case 'BANK':
      return (
        <CellGroup title={block.title}>
          <Cell label="名称" value={BRAND.legalName} />
          <Cell label="金融许可证" value={BRAND.licence} />
          <Cell label="客服热线" value={BRAND.hotline} onPress={callHotline} />
          <Cell label="存款保险" value="本行存款受存款保险保障" />
        </CellGroup>
      )
    case 'FILES':
      return <Skeleton shape="list" count={1} />
    case 'WEALTH':
      return <WealthWaiting />
    case 'CTA':
      return null
  }
}
