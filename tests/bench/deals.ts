import type { Measurement } from '../measure.ts'
import { startMall } from '../mall.ts'
import { cpuPerRequest, startMeasured } from './storefront/cpu.ts'

/** The goal in milliseconds of CPU time for a visitor's promotion page from the shop's cache. */
const GOAL = 3
const screens = ['/flash-sale', '/group-buy', '/special-discount', '/coupons']

/**
 * Measures the server's CPU time for a visitor's page of each promotion: `--count` times ten requests, after half as
 * many to warm up.
 */
export const run: Measurement = async ({ count }) => {
  const mall = await startMall()
  const shop = await startMeasured(['apps/storefront/build/server/server.js'], {
    MALL_API_BASE: mall.api,
  })
  try {
    const [inSale] = /\/secdetail\/\d+/.exec(await (await fetch(`${shop.url}/flash-sale`)).text()) ?? []
    if (!inSale) throw new Error('the flash sale leads to no product')
    const rows = []
    for (const path of [...screens, inSale]) {
      const { status } = await fetch(shop.url + path)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      const spent = await cpuPerRequest(shop, path, count * 10)
      rows.push({ page: path, 'ms of CPU': Number(spent.toFixed(2)) })
    }
    const over = rows.filter((row) => row['ms of CPU'] > GOAL)
    return {
      rows,
      ok: !over.length,
      summary: over.length
        ? `${over.map(({ page }) => page).join(', ')} cost more than ${GOAL} ms`
        : `no visitor's page of a promotion takes more than ${GOAL} ms of CPU time`,
      figures: Object.fromEntries(rows.map((row) => [`ms of CPU | ${row.page.replace(/\d+/, '')}`, row['ms of CPU']])),
    }
  } finally {
    shop.stop()
    await mall.stop()
  }
}
