import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { root } from '../../tools/children.ts'
import type { Measurement } from '../measure.ts'

/** Products and prices per unit of `--count`: 200,000 and 1,000,000 at the default of 20. */
const PRODUCTS = 10_000
const PRICES = 50_000
const MEMORY_MB = 600

/** Measures `npm run import` of generated files on PostgreSQL: rows per second and peak memory. */
export const run: Measurement = async ({ count }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-exchange-'))
  // PostgreSQL runs as a different user, who must be able to open the folder.
  chmodSync(folder, 0o755)
  const cluster = await startCluster(join(folder, 'postgres'))
  const db = await openPostgres(cluster.url, { statementTimeoutMs: 600_000 })
  try {
    await migrate(db)
    await db.script(
      `insert into shop (shop_id, name, intro, shop_type, city, phone, freight_base, freight_free_from) values (1, '{"zh": "店", "en": "Shop"}', '{}', 2, '{}', '1', 0, 0)`,
    )
    const products = count * PRODUCTS
    const prices = count * PRICES
    const first = await imported(
      cluster.url,
      'products',
      await written(join(folder, 'products.csv'), products, product),
    )
    // Adds SKUs to the same products, so that each price has a SKU.
    await db.query(
      `insert into sku (sku_id, prod_id, seq, party_code, code_norm, properties, price, tiers, stocks, min_order_qty, pack_qty, lead_days, pic)
      select nextval('imported_sku_id'), prod_id, seq + n, 'ART-' || substr(party_code, 5)::int + n * $1::int, 'art' || substr(party_code, 5)::int + n * $1::int,
        properties, price, tiers, stocks, 1, 1, 0, '' from sku, generate_series(1, $2::int) n`,
      [products, PRICES / PRODUCTS - 1],
    )
    const second = await imported(cluster.url, 'prices', await written(join(folder, 'prices.csv'), prices, price))
    const rows = [
      { file: `${products} products`, ...first },
      { file: `${prices} prices`, ...second },
    ]
    const ok = rows.every(({ 'peak MB': peak, 'left out': leftOut }) => peak < MEMORY_MB && leftOut === 0)
    return { rows, ok, summary: `each import within ${MEMORY_MB} MB and without a row left out` }
  } finally {
    await db.close()
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Generated = { head: string; row: (n: number) => string }
const product: Generated = {
  head: 'shop,article,name_zh,name_en,brand,category,parameters_zh,parameters_en,price,stock',
  row: (n) =>
    `1,ART-${n},深沟球轴承 ${n},Ball bearing ${n},品牌 ${n % 200},轴承 > 类 ${n % 10} > 细类 ${n % 100},材质:钢;内径:${n % 90} mm,Material:steel;Bore:${n % 90} mm,${(n % 900) + 1}.50,${n % 300}`,
}
const price: Generated = { head: 'shop,article,price', row: (n) => `1,ART-${n},${(n % 700) + 1}.25` }

async function written(path: string, count: number, { head, row }: Generated): Promise<string> {
  const out = createWriteStream(path)
  out.write(`${head}\n`)
  for (let n = 0; n < count; n++) if (!out.write(`${row(n)}\n`)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
  return path
}

/** Runs the import and returns the figures of its closing message. */
async function imported(url: string, kind: string, path: string) {
  const program = join(root, 'apps/mall-api/src/import.ts')
  const child = spawn(process.execPath, ['--conditions=@millwright/source', program, kind, path, '--create'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()))
  await once(child, 'close')
  const found = /Wrote (\d+) rows in ([\d.]+) s, left out (\d+)\. Peak memory (\d+) MB/.exec(said)
  if (!found) throw new Error(said)
  const [rows = 0, seconds = 0, leftOut = 0, peak = 0] = found.slice(1).map(Number)
  return { seconds, 'rows/s': Math.round(rows / seconds), 'left out': leftOut, 'peak MB': peak }
}
