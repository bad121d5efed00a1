import { formatDay, formatInstant } from '@/domain/dates/format'
import { day } from '@/domain/dates/day'
import { formatCheckCode } from '@/domain/statement/checkCode'
import { clipboard } from '@/platform/clipboard'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { showToast } from '@/ui/Toast'
import { sizeText } from '../documents'
import type { Issued } from '../documents'

const NOTE = '任何人可凭验证码在“真伪查验”核对本文件；选择原文件时，只在手机上计算摘要，文件不会上传。'

/** What a document can be verified by, to be copied. */
export function Proof({ issued }: { readonly issued: Issued }) {
  const { at, until, checkCode, digest, bytes } = issued
  const copy = (text: string, what: string) => async () => {
    const copied = await clipboard.copy(text)
    showToast(copied.ok ? `已复制${what}` : '复制失败，请稍后再试')
  }
  const button = (text: string, what: string) => (
    <Button size="small" kind="secondary" label={`复制${what}`} onPress={copy(text, what)}>
      复制
    </Button>
  )
  return (
    <CellGroup title="开具信息" note={NOTE}>
      <Cell label="验证码" hint={formatCheckCode(checkCode)} value={button(checkCode, '验证码')} />
      <Cell label="文件摘要（SM3）" hint={digest} value={button(digest, '文件摘要')} />
      <Cell label="开具时间" value={formatInstant(at)} />
      <Cell label="可查看至" value={formatDay(day(until))} />
      <Cell label="文件大小" value={sizeText(bytes)} />
    </CellGroup>
  )
}
