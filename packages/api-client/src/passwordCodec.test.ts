import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, it } from 'vitest'
import { createClient } from './client.ts'
import { aesEcbPassword, passwordFields, rsaOaepPassword, withPassword } from './passwordCodec.ts'

const now = () => 1795226400000
const key = 'millwright-2026!'

/**
 * Created with OpenSSL:
 *
 * `printf '%s' "1795226400000PASSWORD" | openssl enc -aes-128-ecb -K 6d696c6c7772696768742d3230323621 -base64 -A`
 */
const vectors = {
  'Mall2026!': '+Ur5PxLMMxIIV4QYeErm0rf+o8kDAOFtynBVTsqHv3Q=',
  abc123: 'i1O1i5tlU7FCvNZLPO9BlSM07ui82yAAAWpmaRc0T/A=',
  '~!@#$%^&*()_+A1xyz90': 'AG/BF0cFnoLNlOdaJsO7NRRzzcVEzxhI0l7xu08O1PnbVCxXMRawZ+iLL0QAfsFV',
  '1234567': 'PeH7jIixc9CuGHA7adq6epnk9GEdH/wqEWKBNxYgtjs=',
}

it.each(Object.entries(vectors))('encodes %j as the mall4j family does [R6.03]', async (plain, wire) => {
  expect(await aesEcbPassword({ key, now })(plain)).toBe(wire)
})

it('can be decrypted by any AES-ECB, for any length and any characters', async () => {
  for (let length = 0; length <= 64; length++) {
    const plain = '~Aä密'.repeat(16).slice(0, length)
    const decipher = createDecipheriv('aes-128-ecb', Buffer.from(key), null)
    const wire = await aesEcbPassword({ key, now })(plain)
    expect(Buffer.concat([decipher.update(wire, 'base64'), decipher.final()]).toString()).toBe(`${now()}${plain}`)
  }
  expect(() => aesEcbPassword({ key: 'short' })).toThrow(/5 bytes/)
})

it('can be decrypted only with the private key for RSA-OAEP, and differs each time', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const codec = rsaOaepPassword({ publicKey, now })
  const [one, other] = [await codec('Mall2026!'), await codec('Mall2026!')]
  expect(one).not.toBe(other)
  for (const wire of [one, other]) {
    expect(
      privateDecrypt(
        { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(wire, 'base64'),
      ).toString(),
    ).toBe(`${now()}Mall2026!`)
  }
})

it('encodes passwords only: not the code of a text message, and nothing without a codec', async () => {
  const codec = (plain: string) => `<${plain}>`
  expect(await withPassword(passwordFields.login, { userName: 'buyer', passWord: 'p' }, codec)).toEqual({
    userName: 'buyer',
    passWord: '<p>',
  })
  expect(await withPassword(passwordFields.smsLogin, { userName: '13800000001', passWord: '123456' }, codec)).toEqual({
    userName: '13800000001',
    passWord: '123456',
  })
  expect(await withPassword(passwordFields.login, { passWord: 'p' }, undefined)).toEqual({ passWord: 'p' })

  const sent: unknown[] = []
  const api = createClient({
    base: 'http://mall.test',
    locale: 'zh',
    password: codec,
    fetch: async (_url, { body }) => {
      sent.push(JSON.parse(String(body)))
      return Response.json({ code: '00000', data: { accessToken: 't' } })
    },
  })
  await api.login({ userName: 'buyer', passWord: 'p' })
  await api.register({ mobile: '13800000001', password: 'p', checkRegisterSmsFlag: 'f' })
  expect(sent).toEqual([
    { userName: 'buyer', passWord: '<p>' },
    { mobile: '13800000001', password: '<p>', checkRegisterSmsFlag: 'f' },
  ])
})
