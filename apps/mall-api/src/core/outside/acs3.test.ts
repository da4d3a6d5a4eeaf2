import { expect, it } from 'vitest'
import { signAcs3 } from './acs3.ts'

// The example of Alibaba Cloud's guide to signature V3 (“fixed parameters”), with its result.
it('signs as Alibaba Cloud’s published example does', () => {
  const { search, headers } = signAcs3(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { keyId: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  )
  expect(search).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai')
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
  expect(headers).not.toHaveProperty('host')
})

it('encodes parameters by RFC 3986, and sorts the parameters by name', () => {
  const query = { b: "a b*!'()~+/é", ab: '匠', a: '=' }
  const { search } = signAcs3(
    { host: 'h', action: 'a', version: '1', query, date: '', nonce: '' },
    { keyId: '', secret: '' },
  )
  expect(search).toBe('a=%3D&ab=%E5%8C%A0&b=a%20b%2A%21%27%28%29~%2B%2F%C3%A9')
})
