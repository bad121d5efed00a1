import type { Answer, Question, Questionnaire } from './questionnaire'

/** How often one option or step was chosen. */
export interface Chosen {
  readonly id: string
  readonly text: string
  readonly times: number
}

/** What was answered to one question; of TEXT what was written, of the others how often each was chosen. */
export interface QuestionResult {
  readonly questionId: string
  readonly text: string
  /** How many answered it. */
  readonly answered: number
  readonly chosen: readonly Chosen[]
  /** Of SCALE, with two decimals; undefined when nobody answered. */
  readonly average?: number | undefined
  readonly words: readonly string[]
}

const choicesOf = (question: Question): readonly { readonly id: string; readonly text: string }[] => {
  if (question.kind === 'TEXT') return []
  if (question.kind !== 'SCALE') return question.options
  return Array.from({ length: question.most }, (_, place) => ({ id: String(place + 1), text: String(place + 1) }))
}

const chosenIn = ({ options = [], scale }: Answer): readonly string[] =>
  scale === undefined ? options : [String(scale)]

/**
 * What a questionnaire's answers say together, of nobody by name.
 * @param given each person's answers, the latest first; @param most so many texts of one question at most
 */
export const resultsOf = (
  { questions }: Pick<Questionnaire, 'questions'>,
  given: readonly (readonly Answer[])[],
  most: number,
): readonly QuestionResult[] =>
  questions.map((question) => {
    const own = given.flatMap((answers) => answers.filter(({ questionId }) => questionId === question.id))
    const said = own.filter((one) => chosenIn(one).length > 0 || (one.text ?? '').trim() !== '')
    const scales = own.flatMap(({ scale }) => (scale === undefined ? [] : [scale]))
    return {
      questionId: question.id,
      text: question.text,
      answered: said.length,
      chosen: choicesOf(question).map(({ id, text }) => ({
        id,
        text,
        times: own.filter((one) => chosenIn(one).includes(id)).length,
      })),
      ...(scales.length > 0 && {
        average: Math.round((scales.reduce((sum, one) => sum + one, 0) * 100) / scales.length) / 100,
      }),
      words: said.flatMap(({ text = '' }) => (text.trim() === '' ? [] : [text.trim()])).slice(0, most),
    }
  })
