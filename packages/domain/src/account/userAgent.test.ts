import { expect, it } from 'vitest'
import { readUserAgent } from './userAgent.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`${windows} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows'],
  [`${windows} Chrome/122.0.0.0 Safari/537.36 OPR/108.0.0.0`, 'Opera', 'Windows'],
  [`${windows} Chrome/116.0.0.0 Safari/537.36 QQBrowser/13.2.0`, 'QQ Browser', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${phone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${phone} Mobile/15E148 MicroMessenger/8.0.53(0x18003531) NetType/WIFI`, 'WeChat', 'iPhone'],
  [`${android} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${android} HarmonyOS HuaweiBrowser/15.0 Chrome/114.0 Mobile Safari/537.36`, 'Huawei Browser', 'HarmonyOS'],
])('names the browser and the system of %s', (agent, browser, system) => {
  expect(readUserAgent(agent)).toEqual({ browser, system })
})

it('returns nothing for unknown user agents, however long or hostile', () => {
  for (const agent of [undefined, '', 'curl/8.5.0', '<script>alert(1)</script>', 'x'.repeat(100_000)])
    expect(readUserAgent(agent)).toEqual({ browser: undefined, system: undefined })
})
