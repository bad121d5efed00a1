import { Frame } from '@/app/Frame'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { TaxFields } from '@/features/identity/tax/TaxFields'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { Button } from '@/ui/Button'
import { useDeclaration } from './useDeclaration'

/** /taxMesIndex: a statement of tax residency, made anew: nothing of it is filled in or ticked beforehand. */
function Declare({ route }: PageProps) {
  const { form, password, saved } = useDeclaration()
  useLeaveGuard(form.touched && !saved, '税收居民身份声明尚未提交，退出后需要重新填写，确定退出吗？')
  return (
    <Frame title={route.title} action={<Button onPress={form.submit}>提交声明</Button>}>
      <TaxFields form={form} />
      <PasswordSheet password={password} name="税收居民身份声明" onComplete={password.complete} />
    </Frame>
  )
}

export default definePage(Declare)
