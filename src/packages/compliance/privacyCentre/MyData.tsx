import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { formatInstant } from '@/domain/dates/format'
import { emptyFor } from '@/features/loaded/emptyFor'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { useMyData } from './useMyData'
import { readable } from './exportedData'
import type { ReadableSection } from './exportedData'

/** A copy of what the bank keeps on the person: readable here, whole in the file. */
export function MyData({ title }: { readonly title: string }) {
  const { exported, guarded, passGesture, save, copy } = useMyData(link('/SettingSecret', { view: 'data' }))
  const actions = (
    <ButtonRow>
      <Button kind="secondary" onPress={copy}>
        复制
      </Button>
      <Button onPress={save}>导出文件</Button>
    </ButtonRow>
  )
  return (
    <Frame title={title} action={exported.state === 'ready' ? actions : undefined}>
      {guarded ? (
        <Empty
          picture="key"
          text="为保护您的信息，请先验证手势密码"
          action={{ text: '去验证', onPress: passGesture }}
        />
      ) : (
        <Loaded read={exported} waiting={<Skeleton shape="list" count={6} />} failed={refused}>
          {({ exportedAt, data }) => (
            <>
              <Notice>{`截至${formatInstant(exportedAt)}。证件号、卡号与手机号已脱敏；此处列出主要内容，完整内容见导出文件，请妥善保管。`}</Notice>
              {readable(data).map((section) => (
                <Section key={section.key} section={section} />
              ))}
            </>
          )}
        </Loaded>
      )}
    </Frame>
  )
}

/** Who isn't registered has nothing here, which is no error. */
const refused = emptyFor('NotRegistered', {
  picture: 'drawer',
  text: '我行尚未保存您的资料',
  hint: '您还未注册，完成注册后可在此查看与导出',
})

const Section = ({ section: { title, entries, total } }: { readonly section: ReadableSection }) => (
  <View className="privacy-centre-section">
    {entries.map((rows, index) => (
      <CellGroup
        key={index}
        title={index === 0 ? (total > 1 ? `${title}（${total}项）` : title) : undefined}
        note={
          index === entries.length - 1 && total > entries.length
            ? `其余${total - entries.length}项见导出文件`
            : undefined
        }
      >
        {rows.map(({ caption, value }, row) => (
          <Cell key={row} label={caption} value={value} />
        ))}
      </CellGroup>
    ))}
  </View>
)
