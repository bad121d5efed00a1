import type { FastifyInstance } from 'fastify'
import type { Bank } from '@sandbox/kernel/scope'
import { pagePolicy } from '../http/headers'
import { answerFace, FACE_PAGE, faceReturn, type FaceAnswer } from './face'
import { choicePage, escapeHtml } from './html'

const CHOICES: readonly { readonly answer: FaceAnswer; readonly text: string }[] = [
  { answer: 'pass', text: '本人，通过' },
  { answer: 'otherFace', text: '不是本人' },
  { answer: 'notAlive', text: '不是活体（照片、视频）' },
  { answer: 'noRecord', text: '公安系统无留存照片' },
  { answer: 'open', text: '中途退出' },
]

/** The face stand-in's page for the H5: it uses no camera, it asks what the camera would have seen. */
export function serveFacePage(server: FastifyInstance, bank: Bank): void {
  server.get<{ Querystring: { bizToken?: string; answer?: string } }>(FACE_PAGE, async (request, reply) => {
    const { bizToken = '', answer } = request.query
    const on = bank.db.drizzle
    const returnTo = await faceReturn(on, bank.realNow(), bizToken)
    if (returnTo === undefined) {
      return reply.code(400).type('text/plain; charset=utf-8').send('该人脸识别已失效，请返回应用重试 · No longer open')
    }
    const chosen = CHOICES.find((choice) => choice.answer === answer)
    if (!chosen) {
      reply.header('content-security-policy', pagePolicy([])).header('cache-control', 'no-store')
      return reply.type('text/html; charset=utf-8').send(page(bizToken))
    }
    await answerFace(on, bank.realNow(), bizToken, chosen.answer)
    const back = new URL(returnTo, 'http://bank.invalid')
    back.searchParams.set('bizToken', bizToken)
    return reply.redirect(back.pathname + back.search + back.hash)
  })
}

function page(bizToken: string): string {
  const rows = CHOICES.map(({ answer, text }) => {
    const link = `${FACE_PAGE}?${new URLSearchParams({ bizToken, answer }).toString()}`
    return `<li><a href="${escapeHtml(link)}">${text}</a></li>`
  })
  const question =
    '代替人脸识别，不会打开摄像头。请选择结果 · Stands in for the face service and opens no camera: choose the outcome'
  return choicePage('人脸识别', question, rows)
}
