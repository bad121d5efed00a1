import { go } from '@/app/navigate'
import { PROMISES } from '@/domain/message/promises'
import { Cell } from '@/ui/Cell'

/** The way of who can't or won't show a face: a clerk sees them and their papers, another decides. */
export const AtCounter = () => (
  <Cell
    icon="location"
    label="不使用人脸，到网点办理"
    hint={`携带本人身份证原件到任一网点核验，由工作人员审核，${PROMISES.counterProof.says}`}
    onPress={() => go('/counterlists')}
  />
)
