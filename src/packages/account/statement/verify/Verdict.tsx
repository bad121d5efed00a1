import { View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { formatAmount } from '@/domain/money/format'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { role } from '@/ui/role'
import { spanOf } from '../documents'
import type { Checked } from './useVerify'
import './Verdict.scss'

const GENUINE_FILE = '该文件与我行开具的一致，未被改动'
const GENUINE_CODE = '该验证码由我行开具，请将以下信息与纸面内容逐项核对'
const ALTERED = `该文件与我行开具的不一致，内容可能被改动，请勿采信。如有疑问请致电${BRAND.hotline}`
const UNKNOWN = `我行未开具过该验证码的文件，请核对后重新输入。如有疑问请致电${BRAND.hotline}`

/** What the bank says of a document. */
export function Verdict({ checked: { answer, byFile } }: { readonly checked: Checked }) {
  const { verdict, document } = answer
  return (
    <View className="verdict" {...role('status')}>
      {verdict === 'ALTERED' && <Notice tone="warning">{ALTERED}</Notice>}
      {verdict === 'UNKNOWN' && <Notice tone="warning">{UNKNOWN}</Notice>}
      {verdict === 'GENUINE' && <Notice tone="success">{byFile ? GENUINE_FILE : GENUINE_CODE}</Notice>}
      {document && (
        <CellGroup>
          <Cell label="文件种类" value={STATEMENT_TITLES[document.kind]} />
          <Cell label="户名" value={document.name} />
          <Cell label="账号尾号" value={document.lastFour} />
          <Cell label="期间" value={spanOf(document)} />
          <Cell label="开具日期" value={formatDay(day(document.issuedDay))} />
          {document.closing !== undefined && (
            <Cell label="期末余额（元）" value={formatAmount(document.closing)} strong />
          )}
        </CellGroup>
      )}
    </View>
  )
}
