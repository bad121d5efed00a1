import { and, count, desc, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { surveyId } from '@/contract/survey/surveyFields'
import { day, isDay } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { resultsOf } from '@/domain/survey/results'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { publishSurvey } from './surveys'
import { surveyAttempts, surveyVersions } from './tables'

/** Texts of one question that are read at one time. */
const MAX_WORDS = 200

const aDay = v.pipe(v.string(), v.check(isDay), v.transform(day))
/** More than a questionnaire will ever have, and less than the database's column holds. */
const MAX_VERSIONS = 99_999
const aVersion = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_VERSIONS))
const text = v.string()
const part = { id: text, text, optional: v.optional(v.boolean()) }
const question = v.variant('kind', [
  v.strictObject({
    ...part,
    kind: v.picklist(['SINGLE', 'MULTI']),
    options: v.array(v.strictObject({ id: text, text })),
  }),
  v.strictObject({
    ...part,
    kind: v.literal('SCALE'),
    most: v.number(),
    ends: v.strictObject({ least: text, most: text }),
  }),
  v.strictObject({ ...part, kind: v.literal('TEXT'), longest: v.number() }),
])
const shared = {
  surveyId: text,
  version: aVersion,
  title: text,
  intro: text,
  questions: v.array(question),
}
/** A questionnaire as an editor writes it; what it says is the domain's to judge. */
const questionnaire = v.variant('kind', [
  v.strictObject({ ...shared, kind: v.literal('SURVEY') }),
  v.strictObject({
    ...shared,
    kind: v.literal('QUIZ'),
    keys: v.record(text, v.strictObject({ right: v.array(text), reason: text })),
    pass: v.number(),
  }),
])

const LABELS = {
  empty: '标题、说明、题目和选项都要填写',
  idsInvalid: '编号只用字母和数字，题目与选项不超过20位',
  doubled: '题目或选项的编号重复',
  optionsMissing: '选择题至少两个选项',
  outOfRange: '题数、选项数、分值或字数超出范围',
  unreadable: '含有无法显示的字符',
  bannedWords: '含有不得使用的宣传用语',
  keysDontFit: '每道测验题都要有答案和原因',
  passOutOfRange: '通过题数超出范围',
  versionTaken: '版本号须为上一版加一',
  kindChanged: '问卷与测验不能互换',
  daysOutOfOrder: '生效日不能早于今天',
} as const

/** What the bank reads of answers: how many, what was chosen, and what was written; never whose. */
export const surveyConsole = {
  views: {
    async surveys({ db }) {
      const versions = await db.drizzle
        .select()
        .from(surveyVersions)
        .orderBy(surveyVersions.surveyId, desc(surveyVersions.version))
      const { surveyId: id, version, state } = surveyAttempts
      const attempts = await db.drizzle
        .select({ id, version, state, attempts: count() })
        .from(surveyAttempts)
        .groupBy(id, version, state)
      return versions.map(({ body, fromDay, ...one }) => ({
        surveyId: one.surveyId,
        version: one.version,
        kind: body.kind,
        title: body.title,
        fromDay,
        attempts: Object.fromEntries(
          attempts
            .filter((some) => some.id === one.surveyId && some.version === one.version)
            .map((some) => [some.state, some.attempts]),
        ),
      }))
    },
  },
  actions: {
    publishSurvey: consoleAction(
      v.strictObject({ body: questionnaire, from: v.optional(aDay) }),
      async ({ db, businessNow }, { body, from }) => {
        const now = await businessNow()
        const today = dayOfInstant(now)
        if (from !== undefined && from < today) return { done: false, message: LABELS.daysOutOfOrder }
        const published = await publishSurvey(db.drizzle, body, from ?? today, now)
        return published.ok ? { done: true } : { done: false, message: LABELS[published.error] }
      },
    ),
    readSurvey: consoleAction(v.strictObject({ surveyId, version: aVersion }), async ({ db }, asked) => {
      const on = db.drizzle
      const of = and(eq(surveyVersions.surveyId, asked.surveyId), eq(surveyVersions.version, asked.version))
      const [published] = await on.select().from(surveyVersions).where(of)
      if (!published) return { done: false, message: '没有这份问卷' }
      const { surveyId: id, version, state, answers, answeredAt } = surveyAttempts
      const given = await on
        .select({ answers })
        .from(surveyAttempts)
        .where(and(eq(id, asked.surveyId), eq(version, asked.version), ne(state, 'STARTED')))
        .orderBy(desc(answeredAt))
      const all = given.map((one) => one.answers)
      return { done: true, answered: all.length, questions: resultsOf(published.body, all, MAX_WORDS) }
    }),
  },
} satisfies ConsolePart
