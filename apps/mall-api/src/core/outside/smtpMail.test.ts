import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { smtpMail } from './smtpMail.ts'

/** A server that speaks SMTP as RFC 5321 describes it, without encryption. */
function smtpServer(log: { commands: string[]; data: string; refuse: string }): Promise<Server> {
  const answerTo = (line: string) => {
    if (log.refuse && line.startsWith(log.refuse)) return '550 5.1.1 no such user'
    if (line.startsWith('EHLO')) return '250-mail.test\r\n250 AUTH PLAIN'
    if (line.startsWith('AUTH')) return '235 2.7.0 accepted'
    if (line === 'DATA') return '354 go ahead'
    return line === 'QUIT' ? '221 bye' : '250 2.0.0 ok'
  }
  const server = createServer((socket: Socket) => {
    let waiting = ''
    let inData = false
    socket.on('error', () => {})
    socket.write('220 mail.test ESMTP\r\n')
    socket.on('data', (piece) => {
      waiting += piece.toString()
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end)
        waiting = waiting.slice(end + 2)
        if (inData && line !== '.') log.data += `${line}\n`
        else if (inData) {
          inData = false
          socket.write('250 2.0.0 queued\r\n')
        } else {
          log.commands.push(line)
          inData = line === 'DATA'
          socket.write(`${answerTo(line)}\r\n`)
        }
      }
    })
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

const log = { commands: [] as string[], data: '', refuse: '' }
let server: Server
let url: string
beforeAll(async () => {
  server = await smtpServer(log)
  url = `smtp://mall:s%40cret@127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  Object.assign(log, { commands: [], data: '', refuse: '' })
})
const mail = () => smtpMail({ url, from: '匠作商城 <noreply@shop.test>' })
const letter = { to: 'li.wei@buyer.test', subject: '订单已发货 / Order shipped', text: '您好\n\nHello\n.\nend' }

it('sends a mail in both languages through a server that asks for a password', async () => {
  await mail().send(letter)
  const auth = Buffer.from('\0mall\0s@cret').toString('base64')
  expect(log.commands).toContain(`AUTH PLAIN ${auth}`)
  expect(log.commands).toContain('MAIL FROM:<noreply@shop.test>')
  expect(log.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<li.wei@buyer.test>'])
  const [head = '', body = ''] = log.data.split(/\n\n(.*)/s)
  expect(head).toMatch(/^To: li\.wei@buyer\.test$/m)
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
  expect(head).toMatch(/^Content-Transfer-Encoding: quoted-printable$/m)
  // A dot alone ends a mail, so SMTP doubles it.
  expect(body).toBe('=E6=82=A8=E5=A5=BD\n\nHello\n..\nend\n')
})

it.each([
  { ...letter, subject: 'Order\r\nBcc: everyone@buyer.test' },
  { ...letter, subject: 'Order\nBcc: everyone@buyer.test' },
  { ...letter, to: 'li.wei@buyer.test\r\nRCPT TO:<other@buyer.test>' },
  { ...letter, to: 'li.wei@buyer.test, other@buyer.test' },
  { ...letter, to: 'Li <li.wei@buyer.test>' },
  { ...letter, to: 'nobody' },
])('refuses to write other headers or addresses: %j', async (wrong) => {
  await expect(mail().send(wrong)).rejects.toThrow(TypeError)
  expect(log.commands).toEqual([])
})

it('reports a mail that the server refuses', async () => {
  log.refuse = 'RCPT'
  await expect(mail().send(letter)).rejects.toThrow('550')
  expect(log.data).toBe('')
})
