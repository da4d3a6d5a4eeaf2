import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { otherSide } from '../../testing/otherSide.ts'
import type { Said } from '../../testing/otherSide.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { alibabaSms, readAlibabaSms } from './alibabaSms.ts'
import { SmsRefusal } from './smsPort.ts'
import type { SmsPort } from './smsPort.ts'

const json = (status: number, body: object): Said => ({ status, body: JSON.stringify(body) })
/** Responses in the format of the service's documentation. */
const recorded = {
  success: json(200, {
    Message: 'OK',
    RequestId: 'F655A8D5-B967-440B-8683-DAD6FF8DE990',
    Code: 'OK',
    BizId: '900619746936498440^0',
  }),
  throttled: json(200, {
    Message: '触发分钟级流控Permits:1',
    RequestId: 'A0F1E2D3-0000-440B-8683-DAD6FF8DE990',
    Code: 'isv.BUSINESS_LIMIT_CONTROL',
  }),
  badNumber: json(200, {
    Message: '13800000001invalid mobile number',
    RequestId: 'B0F1E2D3-0000-440B-8683-DAD6FF8DE990',
    Code: 'isv.MOBILE_NUMBER_ILLEGAL',
  }),
  manyNumbers: json(200, {
    Message: '手机号码数量超过限制',
    RequestId: 'E0F1E2D3',
    Code: 'isv.MOBILE_COUNT_OVER_LIMIT',
  }),
  noMoney: json(200, { Message: '业务停机', RequestId: 'C0F1E2D3', Code: 'isv.OUT_OF_SERVICE' }),
  badKey: json(404, {
    RequestId: 'D0F1E2D3',
    Message: 'Specified access key is not found.',
    HostId: 'dysmsapi.aliyuncs.com',
    Code: 'InvalidAccessKeyId.NotFound',
  }),
  broken: { status: 502, body: '<html>' },
}
const mobile = '13800000001'

let said: Said = recorded.success
let service: Awaited<ReturnType<typeof otherSide>>
let sms: SmsPort
beforeAll(async () => {
  service = await otherSide(() => said)
  sms = alibabaSms(readAlibabaSms(`${service.url.replace('//', '//KEY:a%2Fb@')}/?sign=匠作&zh=SMS_1&en=SMS_2`)!)
})
afterAll(() => service.close())
const send = () => sms.send({ mobile, purpose: 'login', code: '123456', locale: 'zh', now: START })

it('reads the address of the service, and refuses an address without key, signature or template', () => {
  expect(readAlibabaSms('https://KEY:S%40@dysmsapi.aliyuncs.com/?sign=N&zh=SMS_1')).toEqual({
    origin: 'https://dysmsapi.aliyuncs.com',
    keyId: 'KEY',
    secret: 'S@',
    sign: 'N',
    templates: { zh: 'SMS_1', en: 'SMS_1' },
  })
  for (const wrong of [
    'https://dysmsapi.aliyuncs.com/?sign=N&zh=SMS_1',
    'https://KEY@dysmsapi.aliyuncs.com/?sign=N&zh=SMS_1',
    'https://:S@dysmsapi.aliyuncs.com/?sign=N&zh=SMS_1',
    'https://KEY:S@dysmsapi.aliyuncs.com/?zh=SMS_1',
    'https://KEY:S@dysmsapi.aliyuncs.com/?sign=N',
    'ftp://KEY:S@dysmsapi.aliyuncs.com/?sign=N&zh=SMS_1',
    'xhttps://KEY:S@dysmsapi.aliyuncs.com/?sign=N&zh=SMS_1',
  ])
    expect(readAlibabaSms(wrong), wrong).toBeUndefined()
})

it('calls SendSms with the number, the signature, the language’s template and the code', async () => {
  said = recorded.success
  await send()
  const { method, path, headers, body } = service.heard.at(-1)!
  expect([method, body]).toEqual(['POST', ''])
  expect(Object.fromEntries(new URL(path, service.url).searchParams)).toEqual({
    PhoneNumbers: mobile,
    SignName: '匠作',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"123456"}',
  })
  expect(headers).toMatchObject({
    'x-acs-action': 'SendSms',
    'x-acs-version': '2017-05-25',
    'x-acs-date': '2026-11-21T02:00:00Z',
    authorization: expect.stringMatching(/^ACS3-HMAC-SHA256 Credential=KEY,.*Signature=[0-9a-f]{64}$/),
  })
})

it.each([
  ['throttled', 'tooOften'],
  ['badNumber', 'number'],
  ['manyNumbers', 'number'],
  ['noMoney', 'fault'],
  ['badKey', 'fault'],
  ['broken', 'fault'],
] as const)('reports the reason for which the service refuses: %s', async (answer, reason) => {
  said = recorded[answer]
  const error = await send().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SmsRefusal)
  expect((error as SmsRefusal).reason).toBe(reason)
  expect((error as Error).message).not.toContain('123456')
})

eachDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open(), { sms })
  }, 60_000)
  beforeEach(() => {
    mall.clock.now += 86_400_000
    mall.faults.length = 0
  })
  const ask = (locale = 'zh-CN') => new Visitor(mall.app, { locale }).call('sendLoginCode', { mobile })

  it('sends a code that signs the buyer in', async () => {
    said = recorded.success
    expect((await ask('en-GB')).code).toBe('00000')
    const query = new URL(service.heard.at(-1)!.path, service.url).searchParams
    expect(query.get('TemplateCode')).toBe('SMS_2')
    const { code } = JSON.parse(query.get('TemplateParam')!) as { code: string }
    expect(code).toMatch(/^\d{6}$/)
    const signIn = { userName: mobile, passWord: code }
    expect((await new Visitor(mall.app).call('smsLogin', signIn)).code).toBe('00000')
  })

  it.each([
    ['throttled', '验证码发送次数过多，请 60 分钟后再试', 0],
    ['badNumber', '请输入正确的手机号', 0],
    ['noMoney', '验证码未能发出，请稍后重试', 2],
  ] as const)('reports to the buyer, and logs problems for the operator: %s', async (answer, sentence, faults) => {
    said = recorded[answer]
    expect(await ask()).toMatchObject({ code: 'A00001', msg: sentence })
    expect(mall.faults).toHaveLength(faults)
  })

  it('reports a missing SMS service, and counts no attempt', async () => {
    const without = await testMall(mall.db, { sandbox: false })
    const visitor = new Visitor(without.app, { locale: 'en' })
    expect((await visitor.call('sendLoginCode', { mobile })).msg).toBe('This mall cannot send codes by SMS yet')
    expect(await mall.db.query('select 1 from sms_sent where sent = $1', [without.clock.now])).toEqual([])
  })
})
