import { go } from '@/app/navigate'

/** The way without a face. */
export interface WithoutFace {
  /** On its button: 改用人工审核. */
  readonly text: string
  /** In a sentence, after 请 or 或: 选择人工审核. */
  readonly says: string
  readonly go: () => Promise<void> | void
}

/** Where no person decides in place of a face, a counter does. */
export const AT_COUNTER: WithoutFace = {
  text: '到网点办理',
  says: '携带身份证到网点办理',
  go: () => go('/counterlists'),
}

/** A person decides in place of the face. */
export const byReview = (ask: () => Promise<void> | void): WithoutFace => ({
  text: '改用人工审核',
  says: '选择人工审核',
  go: ask,
})

/** A person was asked and hasn't decided yet. */
export const awaitReview = (back: () => void): WithoutFace => ({
  text: '等待人工审核',
  says: '等待人工审核',
  go: back,
})

/** A sentence about a face check, whose way on is this page's own. */
export const sayWithout = (text: string, { says }: WithoutFace): string => text.replace('选择人工审核', says)
