import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { tryPassword } from './passwordTries.ts'
import {
  closeOtherSessions,
  closeSession,
  closeSessions,
  hashPassword,
  openSession,
  verifyPassword,
  setPassword,
  userOfToken,
} from './sessions.ts'

const WEEK = 7 * 86_400_000

eachDatabase((open) => {
  let mall: TestMall
  let users: number[]
  beforeAll(async () => {
    mall = await testMall(open())
    users = (await mall.db.query<{ user: number }>('select user_id as user from buyer order by user_id limit 2')).map(
      ({ user }) => user,
    )
  }, 60_000)

  const begin = async (n = 0, now = START) => (await openSession(mall.db, users[n]!, now)).accessToken
  const userOf = (token: string, now = START) => userOfToken(mall.db, token, now)

  it('accepts a session’s token for exactly a week [R6.02]', async () => {
    const { accessToken, expiresIn } = await openSession(mall.db, users[0]!, START)
    expect(accessToken).toMatch(/^[\w-]{43}$/)
    expect(expiresIn).toBe(604_800)
    expect(await userOf(accessToken, START + WEEK - 1)).toBe(users[0])
    expect(await userOf(accessToken, START + WEEK)).toBeUndefined()
  })

  it('stores a hash of the token, which is not accepted as a token', async () => {
    await begin()
    const [kept] = await mall.db.query<{ hash: string }>(
      'select token_hash as hash from session order by expires desc limit 1',
    )
    expect(kept!.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await userOf(kept!.hash)).toBeUndefined()
  })

  it('ends one session, or all sessions of one buyer [R6.02]', async () => {
    const [one, further, other] = [await begin(), await begin(), await begin(1)]
    await closeSession(mall.db, one)
    expect(await Promise.all([one, further, other].map((token) => userOf(token)))).toEqual([
      undefined,
      users[0],
      users[1],
    ])
    await closeSessions(mall.db, users[0]!)
    expect(await Promise.all([further, other].map((token) => userOf(token)))).toEqual([undefined, users[1]])
  })

  it('ends a buyer’s other sessions, but not the requesting one [R6.02]', async () => {
    const [mine, further, other] = [await begin(), await begin(), await begin(1)]
    await closeOtherSessions(mall.db, users[0]!, mine)
    expect(await Promise.all([mine, further, other].map((token) => userOf(token)))).toEqual([
      users[0],
      undefined,
      users[1],
    ])
    await closeOtherSessions(mall.db, users[0]!, undefined)
    expect(await Promise.all([mine, other].map((token) => userOf(token)))).toEqual([undefined, users[1]])
  })

  it('records the use of a session once in five minutes, however often it is used [R3.02]', async () => {
    const token = await begin(0, START)
    const seen = async (now: number) => {
      await userOf(token, now)
      const [row] = await mall.db.query<{ seen: number }>('select max(seen) as seen from session where user_id = $1', [
        users[0]!,
      ])
      return row!.seen
    }
    await mall.db.query('delete from session where user_id = $1 and created <> $2', [users[0]!, START])
    expect(await seen(START + 1)).toBe(START)
    expect(await seen(START + 300_000)).toBe(START)
    expect(await seen(START + 300_001)).toBe(START + 300_001)
    expect(await seen(START + 400_000)).toBe(START + 300_001)
    expect(await userOf('nobody’s', START + 900_000)).toBeUndefined()
  })

  it('ends all sessions and resets the count of wrong attempts when the password changes [R6.02]', async () => {
    const token = await begin()
    const [buyer] = await mall.db.query<{ account: string; mobile: string }>(
      'select account, mobile from buyer where user_id = $1',
      [users[0]!],
    )
    const attempts = async () => (await mall.db.query('select 1 from attempt')).length
    await mall.db.query('delete from attempt')
    for (const name of [buyer!.account, buyer!.mobile])
      await tryPassword(
        { db: mall.db, now: START, ip: undefined },
        { name: name.toLowerCase(), user: users[0], device: undefined },
        async () => false,
      )
    const before = await attempts()
    const hash = await hashPassword('Another2026!')
    await mall.db.tx((tx) => setPassword(tx, users[0]!, hash))
    const [kept] = await mall.db.query<{ password: string }>('select password from buyer where user_id = $1', [
      users[0]!,
    ])
    expect(kept!.password).toBe(hash)
    expect(await userOf(token)).toBeUndefined()
    expect(before - (await attempts())).toBe(2)
  })

  it('does not look up tokens of more than 200 characters', async () => {
    const { createHash } = await import('node:crypto')
    for (const [length, user] of [
      [200, users[0]],
      [201, undefined],
    ] as const) {
      const token = 'x'.repeat(length)
      await mall.db.query('insert into session (token_hash, user_id, expires) values ($1, $2, $3)', [
        createHash('sha256').update(token).digest('hex'),
        users[0]!,
        START + WEEK,
      ])
      expect(await userOf(token), String(length)).toBe(user)
    }
  })
})

it('checks a password by its salted hash, and fails on a malformed hash [R6.02]', async () => {
  const kept = await hashPassword('Mall2026!')
  expect(kept).toMatch(/^[\w+/=]{24}\$[\w+/=]{44}$/)
  expect(kept).not.toBe(await hashPassword('Mall2026!'))
  expect(await verifyPassword('Mall2026!', kept)).toBe(true)
  for (const wrong of ['mall2026!', '', 'Mall2026! ']) expect(await verifyPassword(wrong, kept), wrong).toBe(false)
  for (const none of [null, undefined, '', '$', 'x', kept.split('$')[0], kept.replace('$', '$AAAA')])
    expect(await verifyPassword('Mall2026!', none), String(none)).toBe(false)
})
