import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SmsService = Awaited<ReturnType<typeof startSmsService>>

/** Starts a service that answers as Alibaba Cloud's SMS does, and keeps the codes instead of sending them. */
export async function startSmsService() {
  const codes = new Map<string, string>()
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://sms.test').searchParams
    const { code = '' } = JSON.parse(query.get('TemplateParam') ?? '{}') as { code?: string }
    codes.set(query.get('PhoneNumbers') ?? '', code)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"Code":"OK","Message":"OK"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** The value of `SMS_URL`. */
    url: `http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/?sign=Mall&zh=SMS_1`,
    /** Returns the last code for a mobile number, or an empty text. */
    codeOf: async (mobile: string) => codes.get(mobile) ?? '',
    stop: () => server.close(),
  }
}
