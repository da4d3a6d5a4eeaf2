import { expect, it } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { arrayText, queryOne } from './db.ts'
import { migrate } from './migrate.ts'

eachDatabase(
  (open) => {
    it('returns the same types: bigint as a number, numeric as text, jsonb and arrays as values', async () => {
      const row = await queryOne(
        open(),
        'select $1::bigint as big, $2::text::numeric(14, 2) as money, $3::text::jsonb as json, $4::text::text[] as list, $5::boolean as yes, $6::text as none',
        [9_007_199_254_740_991, '0.10', '{"a":[1]}', arrayText(['a "b"', 'c\\d,e', '']), true, null],
      )
      expect(row).toEqual({
        big: 9_007_199_254_740_991,
        money: '0.10',
        json: { a: [1] },
        list: ['a "b"', 'c\\d,e', ''],
        yes: true,
        none: null,
      })
    })

    it('rolls back a transaction that throws, and isolates it', async () => {
      const db = open()
      await db.script('create table try (n int)')
      const failing = db.tx(async (tx) => {
        await tx.query('insert into try values (1)')
        expect(await tx.query('select n from try')).toHaveLength(1)
        throw new Error('no')
      })
      const beside = db.query('select n from try')
      await expect(failing).rejects.toThrow('no')
      expect(await beside).toEqual([])
      expect(await db.query('select n from try')).toEqual([])
    })

    it('runs a statement again after an error, and after a rollback of the transaction that ran it first', async () => {
      const db = open()
      const divide = (by: number) => db.query<{ n: number }>('select 12 / $1::int as n', [by])
      expect(await divide(4)).toEqual([{ n: 3 }])
      await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
      expect(await divide(3)).toEqual([{ n: 4 }])
      const add = 'select $1::int + 1 as n'
      await expect(
        db.tx(async (tx) => {
          expect(await tx.query(add, [1])).toEqual([{ n: 2 }])
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
      expect(await db.query(add, [2])).toEqual([{ n: 3 }])
    })

    it('keeps the known devices of an older database, under separate ids', async () => {
      const db = open()
      await migrate(db, { upTo: '0013' })
      await db.query(
        "insert into buyer (account, mobile, nick_name, created) values ('one', '13900000001', $1::text::jsonb, 1)",
        ['{}'],
      )
      const { user } = await queryOne<{ user: number }>(db, 'select user_id as user from buyer')
      const other = await db.query<{ user: number }>(
        "insert into buyer (account, mobile, nick_name, created) values ('two', '13900000002', $1::text::jsonb, 1) returning user_id as user",
        ['{}'],
      )
      const seen = 'insert into device (token_hash, user_id, seen) values ($1, $2, $3)'
      await db.query(seen, ['shared', user, 10])
      await db.query(seen, ['shared', other[0]!.user, 20])
      await db.query(seen, ['own', user, 30])
      await migrate(db)
      const tokens =
        'select device_id as id, token_hash as hash, former_hash as former, renewed from device_token order by 1'
      expect(await db.query(tokens)).toEqual([
        { id: 'own', hash: 'own', former: null, renewed: 30 },
        { id: 'shared', hash: 'shared', former: null, renewed: 20 },
      ])
      expect(await db.query('select device_id as id from device where user_id = $1 order by 1', [user])).toEqual([
        { id: 'own' },
        { id: 'shared' },
      ])
    })

    it('migrates an empty database once if two servers start on it', async () => {
      const db = open()
      await db.script('drop schema boss_46 cascade; drop schema public cascade; create schema public')
      const [first, second] = await Promise.all([migrate(db), migrate(db)])
      expect([first.length, second.length].toSorted((a, b) => a - b)[0]).toBe(0)
      expect(await migrate(db)).toEqual([])
    })

    it('runs tasks with the same key one at a time', async () => {
      const db = open()
      const order: string[] = []
      const work = (name: string) => async () => {
        order.push(`${name} begins`)
        await db.query('select pg_sleep(0.05)')
        order.push(`${name} ends`)
      }
      const waited: string[] = []
      await Promise.all(['one', 'other'].map((name) => db.alone(9, work(name), () => waited.push(name))))
      expect(order.map((event) => event.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
      expect(waited).toHaveLength(1)
    })

    it('migrates once, and refuses tables created by another version of a migration', async () => {
      const db = open()
      await migrate(db)
      await migrate(db)
      await db.query("update migration set sum = 'other' where name like '0001%'")
      await expect(migrate(db)).rejects.toThrow('made by another 0001_catalogue.sql')
    })
  },
  { empty: true },
)

eachDatabase(
  (open) => {
    const ENDLESS = 'select count(*) from generate_series(1, 1000000000000) as n'

    it('cancels a statement that exceeds its timeout, and runs the next', async () => {
      const db = open()
      await db.script('create table kept (n int); insert into kept values (1)')
      const endless = db.query(ENDLESS)
      const beside = db.query('select n from kept')
      await expect(endless).rejects.toMatchObject({ code: '57014' })
      expect(await beside).toEqual([{ n: 1 }])
    })

    it('rolls back a transaction with a cancelled statement, even if its code catches the error', async () => {
      const db = open()
      await db.script('create table half (n int)')
      const swallowed = db.tx(async (tx) => {
        await tx.query('insert into half values (1)')
        await tx.query(ENDLESS).catch(() => [])
        await tx.query('insert into half values (2)')
      })
      await expect(swallowed).rejects.toThrow(/closed|aborted|timeout/)
      expect(await db.query('select n from half')).toEqual([])
    })

    it('gives a script a longer timeout', async () => {
      await open().script('select pg_sleep(4.2)')
    })
  },
  { statementTimeoutMs: 4_000 },
)
