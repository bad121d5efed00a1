import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { FIGURES } from '@/domain/figures'
import { Loaded } from '@/features/loaded/Loaded'
import { Cell, CellGroup } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { role } from '@/ui/role'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { useConsents } from './useConsents'
import { consentLines } from './consentLines'
import type { ConsentLine, Withdrawal } from './consentLines'

/** The person's consents, and the ways to the rest of what privacy law gives them. */
export function Consents({ title }: { readonly title: string }) {
  const { consents, withdraw } = useConsents()
  return (
    <Frame title={title}>
      <Heading level={2} className="privacy-centre-heading">
        我的授权
      </Heading>
      <Loaded
        read={consents}
        waiting={<Skeleton shape="list" count={3} />}
        empty={({ consents: given }) =>
          consentLines(given).length === 0 && { picture: 'drawer', text: '您还没有给出任何授权' }
        }
      >
        {({ consents: given }) => <Lines lines={consentLines(given)} onWithdraw={withdraw} />}
      </Loaded>
      {consents.state !== 'loading' && <Further />}
    </Frame>
  )
}

const Further = () => (
  <>
    <CellGroup title="我的信息">
      <Cell
        icon="download"
        label="导出我的信息"
        hint="查看我行保存的您的信息，并取得副本"
        onPress={() => go('/SettingSecret', { view: 'data' })}
      />
    </CellGroup>
    <CellGroup title="相关文件" note={`行使更正、删除等权利，请致电${FIGURES.hotline}；注销账户请${FIGURES.closing}`}>
      <Cell label="隐私政策" onPress={() => go('/policyAgreement', { doc: 'privacy' })} />
      <Cell label="用户服务协议" onPress={() => go('/policyAgreement', { doc: 'service' })} />
      <Cell label="人脸信息处理授权书" onPress={() => go('/policyAgreement', { doc: 'face' })} />
      <Cell label="向产品管理人提供信息授权书" onPress={() => go('/policyAgreement', { doc: 'manager' })} />
    </CellGroup>
  </>
)

interface LinesProps {
  readonly lines: readonly ConsentLine[]
  readonly onWithdraw: (withdrawal: Withdrawal) => Promise<void>
}

const Lines = ({ lines, onWithdraw }: LinesProps) => (
  <View {...role('list')} aria-label="我的授权">
    {lines.map((line) => (
      <Line key={line.key} line={line} onWithdraw={onWithdraw} />
    ))}
  </View>
)

/** A consent: what it is and since when, what can be read of it, and last the way to take it back. */
function Line({ line, onWithdraw }: Pick<LinesProps, 'onWithdraw'> & { readonly line: ConsentLine }) {
  const { title, facts, standing, withdrawal, document, newer, changes } = line
  return (
    <View className="privacy-centre-consent" {...role('listitem')}>
      <CellGroup>
        <Cell
          label={<View className="privacy-centre-consent__title">{title}</View>}
          hint={
            <>
              <Facts of={facts} />
              {newer !== undefined && <View>{newer}</View>}
            </>
          }
          value={<Tag tone={standing ? 'success' : 'plain'}>{standing ? '已同意' : '已撤回'}</Tag>}
        />
        {document && (
          <Cell label="查看全文" name={`查看全文，《${title}》`} onPress={() => go('/policyAgreement', document)} />
        )}
        {changes && (
          <Cell
            label="看看改了什么"
            name={`看看改了什么，《${title}》`}
            onPress={() => go('/policyAgreement', changes)}
          />
        )}
        {withdrawal && <Cell label="撤回授权" name={`撤回授权，${title}`} onPress={() => onWithdraw(withdrawal)} />}
      </CellGroup>
    </View>
  )
}
