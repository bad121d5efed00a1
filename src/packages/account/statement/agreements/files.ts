import type * as v from 'valibot'
import {
  DEPOSIT_AGREEMENT,
  DISTRIBUTION_AGREEMENT,
  INVESTMENT_AGREEMENT,
  STRUCTURED_AGREEMENT,
} from '@/products/agreements'
import type { Agreement } from '@/products/agreements'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { statementQuery } from '@/routes/queries/statement'

export type FileId = NonNullable<v.InferOutput<typeof statementQuery>['doc']>

interface ReadableFile {
  readonly id: FileId
  readonly title: string
  /** A product's document, read here. */
  readonly agreement?: Agreement
  /** The page that has it. */
  readonly page?: Link
}

const own = (id: FileId, agreement: Agreement): ReadableFile => ({ id, title: agreement.title, agreement })

/** Files that anybody may read, by the id that an address names them by. */
export const FILES: readonly { readonly title: string; readonly files: readonly ReadableFile[] }[] = [
  {
    title: '协议与授权',
    files: [
      { id: 'privacy', title: '隐私政策', page: link('/policyAgreement', { doc: 'privacy' }) },
      { id: 'service', title: '用户服务协议', page: link('/policyAgreement', { doc: 'service' }) },
      { id: 'face', title: '人脸信息处理授权书', page: link('/policyAgreement', { doc: 'face' }) },
      { id: 'manager', title: '个人信息提供授权书', page: link('/policyAgreement', { doc: 'manager' }) },
    ],
  },
  {
    title: '产品文件',
    files: [
      own('deposit', DEPOSIT_AGREEMENT),
      own('structured', STRUCTURED_AGREEMENT),
      own('distribution', DISTRIBUTION_AGREEMENT),
      own('investment', INVESTMENT_AGREEMENT),
    ],
  },
]

/** A file by its id. */
export const fileOf = (id: FileId | undefined): ReadableFile | undefined =>
  FILES.flatMap(({ files }) => files).find((file) => file.id === id)
