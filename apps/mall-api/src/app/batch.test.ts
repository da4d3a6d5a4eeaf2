import { BATCH_LIMIT } from '@millwright/domain/constants'
import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../testing/databases.ts'
import { testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
  }, 60_000)

  const address = (paths: string[]) => `/batch?${paths.map((path) => `call=${encodeURIComponent(path)}`).join('&')}`
  const batch = async (who: Visitor, ...paths: string[]) => {
    const text = await (await who.raw('GET', address(paths))).text()
    const lines = text
      .split('\n')
      .slice(0, -1)
      .map((line) => /^(\d+) (\d+) (\S+) (.*)$/.exec(line)!)
    return lines
      .toSorted((a, b) => Number(a[1]) - Number(b[1]))
      .map(([, , status, wait, body]) => ({
        status: Number(status),
        wait,
        body: JSON.parse(body!) as { code: string },
      }))
  }

  it('answers each read as it would be answered by itself', async () => {
    const paths = ['/webConfig/getPcWebConfig', '/p/shopCart/prodCount', '/prod/prodInfo?prodId=999999', '/nothing']
    const together = await batch(buyer, ...paths)
    for (const [at, path] of paths.entries()) {
      const alone = await buyer.raw('GET', path)
      expect([together[at]!.status, together[at]!.wait]).toEqual([alone.status, '-'])
      expect(together[at]!.body).toEqual({ ...(await alone.json()), timestamp: expect.any(Number) as number })
    }
  })

  it('gives nobody another’s data', async () => {
    const codes = async (who: Visitor) =>
      (await batch(who, '/p/shopCart/prodCount', '/p/user/centerInfo')).map(({ body }) => body.code)
    expect(await codes(buyer)).toEqual(['00000', '00000'])
    expect(await codes(new Visitor(mall.app))).toEqual(['A00004', 'A00004'])
    expect(await codes(new Visitor(mall.app, { token: 'made up' }))).toEqual(['A00004', 'A00004'])
  })

  it('reads only: no write, no other batch, no console, no other server', async () => {
    const refused = ['/p/shopCart/changeItem', address(['/nothing']), '/console', '/pay/callback', '/health']
    for (const { status, body } of await batch(buyer, ...refused)) expect([status, body.code]).toEqual([404, 'A00013'])
    for (const paths of [
      [],
      ['//evil.example/'],
      ['http://evil.example/'],
      [''],
      Array<string>(BATCH_LIMIT + 1).fill('/nothing'),
    ])
      expect(await (await buyer.raw('GET', address(paths))).json()).toMatchObject({
        code: 'A00014',
        msg: `一批最多 ${BATCH_LIMIT} 个接口，以 / 开头`,
      })
    expect((await buyer.raw('POST', address(['/nothing']))).status).toBe(404)
  })

  it('reads the session once for all calls', async () => {
    const { db } = mall
    const statements: string[] = []
    const counted = await testMall({
      ...db,
      query: (text: string, values?: unknown[]) => {
        statements.push(text)
        return db.query(text, values as never)
      },
    } as typeof db)
    const visitor = new Visitor(counted.app, { token: buyer.token! })
    statements.length = 0
    await batch(visitor, '/p/shopCart/prodCount', '/p/shopCart/prodCount', '/p/shopCart/prodCount')
    expect(statements.filter((text) => text.includes('from session'))).toHaveLength(1)
  })
})
