import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { TextField } from '@/ui/TextField'
import { useVerify } from './useVerify'
import { Verdict } from './Verdict'
import './Verify.scss'

const NOTE = '选择原文件后，摘要在您的手机上计算，文件不会上传。仅凭验证码查验时，请与纸面内容逐项核对。'

/** Whether a document is the bank's, for anybody who holds it. */
export function Verify() {
  const { code, type, error, file, drop, percent, choose, check, checked } = useVerify()
  return (
    <>
      <Card className="verify__code">
        <TextField
          label="验证码"
          value={code}
          onChange={type}
          placeholder="文件下方的16位验证码"
          maxLength={24}
          error={error}
        />
      </Card>
      <CellGroup note={NOTE}>
        {file ? (
          <Cell
            label="原文件"
            hint={file.name}
            value={
              <Button size="small" kind="secondary" onPress={drop}>
                移除
              </Button>
            }
          />
        ) : (
          <Cell
            label="原文件（选填）"
            hint="核对是否被改动"
            value={percent === undefined ? '选择文件' : `${percent}%`}
            onPress={choose.run}
            disabled={choose.busy}
          />
        )}
      </CellGroup>
      <View className="verify__action">
        <Button busy={check.busy} disabled={choose.busy} onPress={check.run}>
          查验
        </Button>
      </View>
      {checked && <Verdict checked={checked} />}
    </>
  )
}
