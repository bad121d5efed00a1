import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Bank } from '@sandbox/kernel/scope'
import { pagePolicy } from '../http/headers'
import { answerFace, FACE_PAGE, faceReturn } from './face'
import type { FaceAnswer } from './face'
import { isOwnForm } from './forms'
import type { FormFields } from './forms'
import { choiceButton, choicePage } from './html'

const CHOICES: readonly { readonly answer: FaceAnswer; readonly text: string }[] = [
  { answer: 'pass', text: '本人，通过' },
  { answer: 'otherFace', text: '不是本人' },
  { answer: 'notAlive', text: '不是活体（照片、视频）' },
  { answer: 'noRecord', text: '公安系统无留存照片' },
  { answer: 'open', text: '中途退出' },
]

/** The face simulator's page for the H5: it uses no camera but asks what the camera would have seen. */
export function serveFacePage(server: FastifyInstance, bank: Bank): void {
  const wayBack = (bizToken: string) => faceReturn(bank.db.drizzle, bank.realNow(), bizToken)
  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', pagePolicy([]))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)

  server.get<{ Querystring: { bizToken?: string } }>(FACE_PAGE, async (request, reply) => {
    const { bizToken = '' } = request.query
    if ((await wayBack(bizToken)) === undefined) return sendPage(reply.code(400), CLOSED)
    return sendPage(reply, page(bizToken))
  })

  server.post<{ Querystring: { bizToken?: string }; Body: FormFields }>(FACE_PAGE, async (request, reply) => {
    const { bizToken = '' } = request.query
    const returnTo = await wayBack(bizToken)
    const chosen = CHOICES.find((choice) => choice.answer === Object(request.body).answer)
    if (returnTo === undefined || !chosen || !isOwnForm(request)) return sendPage(reply.code(400), CLOSED)
    await answerFace(bank.db.drizzle, bank.realNow(), bizToken, chosen.answer)
    const back = new URL(returnTo, 'http://bank.invalid')
    back.searchParams.set('bizToken', bizToken)
    return reply.redirect(back.pathname + back.search + back.hash, 303)
  })
}

const CLOSED = choicePage('人脸识别', '该人脸识别已失效，请返回应用重试 · No longer open', [
  '<li><a href="/main/"><b>返回首页</b></a></li>',
])

function page(bizToken: string): string {
  const rows = CHOICES.map(({ answer, text }) => choiceButton({ name: 'answer', value: answer, title: text }))
  const question =
    '代替人脸识别，不会打开摄像头。请选择结果 · Stands in for the face service and opens no camera: choose the outcome'
  return choicePage('人脸识别', question, rows, {
    action: `${FACE_PAGE}?${new URLSearchParams({ bizToken }).toString()}`,
  })
}
