import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyApplication } from '@millwright/domain/shop/application'
import { samplePicture } from '../../../apps/mall-api/src/testing/samplePicture.ts'
import { buyerAt, orderable, signInBuyers } from '../capacity/shoppers.ts'
import { pause } from '../shop/builtShop.ts'
import { startCommand } from './command.ts'
import { STOCK } from './ledger.ts'
import type { Operation } from './operation.ts'

/** Step 2: a merchant's shop, then its products from a file, by a command that is killed in the middle. */
export async function fillMall(operation: Operation): Promise<void> {
  const shopId = await openShop(operation)
  const { site, note, sql, env, count } = operation
  const file = await writeFileOf(count, { shopId, folder: site.folder })
  const args = ['products', file.path, '--create']

  const killed = startCommand('import', args, env)
  const reached = async () =>
    (await sql<[{ line: number | null }]>`select max(line)::int as line from import_run`)[0].line
  while (killed.child.exitCode === null && ((await reached()) ?? 0) < count * 0.4) await pause(20)
  killed.child.kill('SIGKILL')
  await killed.done
  const line = (await reached()) ?? 0
  note(`an import of ${count} products, killed`, line > 0 && line < count, `after line ${line}`)

  const { code, said } = await startCommand('import', args, env).done
  const from = Number(/Continued after line (\d+)/.exec(said)?.[1])
  const result = /Wrote .*/.exec(said)?.[0] ?? said.slice(-100)
  note('the same command goes on after that line', code === 2 && from === line, `${from}: ${result}`)

  const errors = (await readFile(`${file.path}.errors.csv`, 'utf8')).trimEnd().split('\r\n').slice(1)
  const named = errors.map((row) => Number(row.split(',', 1)[0]))
  note('errors by row: each bad row once', named.join() === file.bad.join(), `${errors.length} of ${file.bad.length}`)
  const [held] = await sql<[{ skus: number; articles: number }]>`
    select count(*)::int as skus, count(distinct party_code)::int as articles from sku`
  const good = count - file.bad.length
  note('all others once', held.skus === good && held.articles === good, `${held.skus} of ${good}`)
  await findLast(operation, file.last)
  operation.goods = await orderable(site.apis[0]!, 40)
}

async function openShop(operation: Operation): Promise<string> {
  const { site, note, sms, console: office, sql } = operation
  const [api] = site.apis as [string]
  const [merchant = ''] = await signInBuyers({ shop: site.door, api, codeOf: sms.codeOf }, 1)
  const mall = buyerAt(api, merchant)
  const picture = await samplePicture()
  const upload = async (kind: 'logo' | 'licence') => (await mall.uploadFile({ file: picture, kind })).filePath
  const logo = await upload('logo')
  await mall.applyShop({
    ...emptyApplication,
    shopName: '泰州传动',
    intro: '轴承、链条、联轴器现货，支持非标定制。',
    shopLogo: logo,
    city: '上海市',
    phone: '13800000001',
    firmName: '泰州传动有限公司',
    creditCode: '91350100M000100Y43',
    representative: '钱进',
    residence: '上海市浦东新区科苑路 88 号',
    businessLicense: await upload('licence'),
    identityNumber: '11010519491231002X',
    identityCardFront: await upload('licence'),
    identityCardLater: await upload('licence'),
    accountKind: 'person',
    accountName: '钱进',
    bankName: '工行',
    bankAccount: '4111111111111111',
  })
  const user = /data-owner="(\d+)"/.exec(await office!.read('shops'))?.[1] ?? ''
  const approved = await office!.press('shops', 'shopApprove', { user })
  const [shop] = await sql<{ shopId: string }[]>`select shop_id::text as "shopId" from shop`
  note('a merchant applies, the administrator opens the shop', approved && !!shop, shop?.shopId ?? 'none')
  operation.shop = { shopId: shop!.shopId, merchant, logo }
  return shop!.shopId
}

const kinds = ['轴承座', '同步带轮', '联轴器', '直线导轨', '减速机', '气缸']

/** Writes the file. Every 997th row has a price with three decimals, which the import refuses. Returns those lines, counted from 1. */
async function writeFileOf(count: number, { shopId, folder }: { shopId: string; folder: string }) {
  const path = join(folder, 'products.jsonl')
  const file = await open(path, 'w')
  const bad: number[] = []
  for (let from = 0; from < count; from += 10_000) {
    const rows = Array.from({ length: Math.min(10_000, count - from) }, (_, at) => {
      const n = from + at
      if (n % 997 === 5) bad.push(n + 1)
      const kind = kinds[n % kinds.length]!
      return `${JSON.stringify({
        shop: Number(shopId),
        article: articleOf(n),
        name_zh: `${kind} ${articleOf(n)}`,
        name_en: `Part ${articleOf(n)}`,
        brand: `泰州 ${n % 20}`,
        category: `传动件 > ${kind} > ${kind} ${n % 7}`,
        price: n % 997 === 5 ? '1.005' : `${(n % 900) + 10}.50`,
        stock: STOCK,
      })}\n`
    })
    await file.write(rows.join(''))
  }
  await file.close()
  const last = [count - 1, count - 2].find((n) => n % 997 !== 5)!
  return { path, bad, last: articleOf(last) }
}

const articleOf = (n: number) => `TZ-${String(n).padStart(7, '0')}`

/** Waits until the search of each API and the list behind the door have the last article. */
async function findLast({ site, note, count }: Operation, article: string): Promise<void> {
  const began = performance.now()
  const patience = 60_000 + count / 5
  const inTime = () => performance.now() - began < patience
  const isFound = async (api: string) =>
    (await buyerAt(api, '').searchProd({ keyword: article })).records.some(({ prodName }) => prodName.includes(article))
  for (const api of site.apis) while (!(await isFound(api)) && inTime()) await pause(250)
  const list = async () => (await fetch(`${site.door}/list/pn-${article}`)).text()
  let isThere = false
  while (!isThere && inTime()) {
    isThere = /href="\/detail\/\d/.test(await list())
    if (!isThere) await pause(250)
  }
  note('the search finds the last one', isThere, `after ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
