import { randomBytes } from 'node:crypto'
import type { Locale } from '@millwright/domain/locale'
import * as z from 'zod'
import { signAcs3 } from './acs3.ts'
import { callService } from './callService.ts'
import { SmsRefusal } from './smsPort.ts'
import type { SmsPort, SmsRefusalReason } from './smsPort.ts'

const answer = z.object({ Code: z.string(), Message: z.string().default('') })
/** The codes of refusals that concern the number. The account's own limits are faults. */
const reasons: Readonly<Record<string, SmsRefusalReason>> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'tooOften',
  'isv.MOBILE_NUMBER_ILLEGAL': 'number',
  'isv.MOBILE_COUNT_OVER_LIMIT': 'number',
}

export type AlibabaSms = {
  /** The service's address without a path, and the key of its account. */
  origin: string
  keyId: string
  secret: string
  /** The name of the approved signature, and the approved template of each language. Templates have one variable, `code`. */
  sign: string
  templates: Readonly<Record<Locale, string>>
}

/** Reads `https://KEY:SECRET@dysmsapi.aliyuncs.com/?sign=NAME&zh=SMS_1&en=SMS_2`. Undefined if something is missing. */
export function readAlibabaSms(given: string): AlibabaSms | undefined {
  const url = new URL(given)
  const { username, password, origin, searchParams } = url
  const [sign, zh] = [searchParams.get('sign'), searchParams.get('zh')]
  if (!/^https?:$/.test(url.protocol) || !username || !password || !sign || !zh) return undefined
  return {
    origin,
    keyId: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    sign,
    templates: { zh, en: searchParams.get('en') ?? zh },
  }
}

/** Alibaba Cloud's `SendSms` (version 2017-05-25). The service sends each message that it accepts, so no call is repeated. */
export function alibabaSms({ origin, keyId, secret, sign, templates }: AlibabaSms): SmsPort {
  return {
    send: async ({ mobile, code, locale, now }) => {
      const { search, headers } = signAcs3(
        {
          host: new URL(origin).host,
          action: 'SendSms',
          version: '2017-05-25',
          query: {
            PhoneNumbers: mobile,
            SignName: sign,
            TemplateCode: templates[locale],
            TemplateParam: JSON.stringify({ code }),
          },
          date: `${new Date(now).toISOString().slice(0, 19)}Z`,
          nonce: randomBytes(16).toString('hex'),
        },
        { keyId, secret },
      )
      const { status, text } = await callService(`${origin}/?${search}`, { headers })
      const read = answer.safeParse(parsed(text))
      if (!read.success) throw new SmsRefusal('fault', String(status), '')
      const { Code, Message } = read.data
      if (Code !== 'OK') throw new SmsRefusal(reasons[Code] ?? 'fault', Code, Message)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
