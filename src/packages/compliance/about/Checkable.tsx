import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { Loaded } from '@/features/loaded/Loaded'
import { copyText } from '@/features/share/copying'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'

/** Hex digits in groups that eyes can compare. */
const grouped = (hex: string): string => hex.replace(/(.{8})(?=.)/g, '$1 ')

/** What of the bank anybody can check without the bank, and how. */
export const Checkable = () => (
  <Frame title="可核对的银行">
    <CellGroup title="存款利息" note="算式用任何计算器都能重算；程序重算每一次付息和合计，并核对日期与签名">
      <Cell label="1. 在存款的持有详情，打开“利息自己算一遍”，复制算式和签名" />
      <Cell label="2. 用计算器照算式算一遍，结果四舍五入到分" />
      <Cell
        label="3. 或把复制的文字存为文件，用本应用公开源码中的核对程序核对，不用联网"
        hint="程序文件：docs/verify/interest.mjs、interest.py"
      />
      <Cell label="查看我的存款" onPress={() => go('/myMoney', {})} />
    </CellGroup>
    <SigningKey />
    <CellGroup title="抽奖" note="程序只用页面上的文字重算">
      <Cell
        label="活动前公布种子的摘要，归档后公布种子，任何人都可以重算每一次抽奖"
        hint="程序文件：公开源码中的docs/check-draw.mjs"
      />
      <Cell label="查看活动" onPress={() => go('/promotionIndex', {})} />
    </CellGroup>
    <CellGroup title="电子单据" note="选择文件时，只在手机上计算摘要，文件不会上传">
      <Cell label="收到单据的人凭验证码核对内容，用原文件核对是否被改动" />
      <Cell label="真伪查验" onPress={() => go('/pdfshow', { view: 'verify' })} />
    </CellGroup>
  </Frame>
)

/** The key that the bank signs with, to be compared with the one that somebody noted earlier or got elsewhere. */
function SigningKey() {
  const read = useCall(getCustomizedConfig, { configName: 'signingPublicKey' })
  return (
    <Loaded read={read} waiting={<Skeleton shape="list" count={1} />}>
      {({ configs }) => {
        const key = configs[0]?.configValue ?? ''
        return (
          <CellGroup title="本行的签名公钥" note="请记下或与他人比对：公钥不变，签名才可信">
            <Cell label="SM2公钥" layout="stacked" value={<View className="about-key">{grouped(key)}</View>} />
            <Cell
              label="复制公钥"
              value={
                <Button size="small" kind="secondary" label="复制公钥" onPress={() => copyText(key, '公钥')}>
                  复制
                </Button>
              }
            />
          </CellGroup>
        )
      }}
    </Loaded>
  )
}
