/** A document to be read: what it says, in the order it says it. */
export interface ReadableDocument {
  readonly title: string
  readonly version?: string
  readonly paragraphs: readonly string[]
  /** Sections with their own headings, after the paragraphs. */
  readonly sections?: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  /** How those clauses begin that matter most to who agrees (`三、`): they are shown before everything else as well. */
  readonly keyClauses?: readonly string[]
}

export interface Clause {
  /** Empty: a paragraph without a heading. */
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A numbered clause that names its matter: `七、费用：…`. */
const HEADED = /^([一二三四五六七八九十]+、[^：，。；“]{2,14})：(.+)$/

const clauseOf = (paragraph: string): Clause => {
  const [, title, said] = HEADED.exec(paragraph) ?? []
  return title !== undefined && said !== undefined
    ? { title, paragraphs: [said] }
    : { title: '', paragraphs: [paragraph] }
}

/** A document clause by clause, each with its heading where the text gives it one. */
export const clausesOf = ({ paragraphs, sections = [] }: ReadableDocument): readonly Clause[] => [
  ...paragraphs.map(clauseOf),
  ...sections,
]

const begins = ({ title, paragraphs: [first = ''] }: Clause, how: string): boolean => (title || first).startsWith(how)

/** The clauses that matter most, as the document orders them. */
export const keyClausesOf = (document: ReadableDocument): readonly Clause[] =>
  clausesOf(document).filter((clause) => document.keyClauses?.some((how) => begins(clause, how)))
