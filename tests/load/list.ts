import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import autocannon from 'autocannon'
import { Hono } from 'hono'
import type { Measurement } from '../measure.ts'
import { startMall } from '../mall.ts'

const CONNECTIONS = 16

/**
 * Measures the anonymous and filtered list under load, relative to a bare Hono server that sends the same bytes in the
 * same run, because absolute figures differ between machines. `SHOP` names a shop that already runs.
 */
export const run: Measurement = async ({ count }) => {
  if (!process.env.SHOP) console.log('load list: starting a mall of its own, which is filled first')
  const mall = process.env.SHOP ? undefined : await startMall()
  const shop = process.env.SHOP ?? mall?.shop ?? ''
  try {
    const paths = ['/list', '/list?stock=1&sort=priceUp', '/list/pn-%E8%BD%B4%E6%89%BF', '/']
    const page = await (await fetch(shop + '/list')).text()
    const bare = await startBareServer(page)
    console.log(`load list: the floor, ${count} requests by ${CONNECTIONS} readers`)
    const floor = await shoot(bare.url, count)
    bare.close()
    const shots = []
    for (const path of paths) {
      await fetch(shop + path) // the first request fills the caches
      console.log(`load list: ${path}, ${count} requests by ${CONNECTIONS} readers`)
      shots.push({ path, ...(await shoot(shop + path, count)) })
    }
    const rows = [{ path: 'bare Hono, same bytes', ...floor }, ...shots].map(({ path, rate, median, tail, wrong }) => ({
      path,
      'a second': rate.toFixed(0),
      'p50 ms': median,
      'p99 ms': tail,
      'times the floor': (floor.rate / rate).toFixed(1),
      wrong,
    }))
    const wrong = shots.reduce((sum, { wrong }) => sum + wrong, 0)
    const list = shots[0]
    return {
      rows,
      ok: wrong === 0,
      summary: `${list?.rate.toFixed(0)} lists a second with ${CONNECTIONS} readers, p99 ${list?.tail} ms, ${wrong} wrong answers`,
    }
  } finally {
    await mall?.stop()
  }
}

async function shoot(url: string, amount: number) {
  const result = await autocannon({ url, connections: CONNECTIONS, amount, timeout: 30 })
  return {
    rate: result['2xx'] / result.duration,
    median: result.latency.p50,
    tail: result.latency.p99,
    wrong: result.non2xx + result.errors + result.timeouts,
  }
}

/** Starts the server to compare with: it sends the finished page from memory. */
async function startBareServer(page: string) {
  const app = new Hono().get('*', (context) => context.html(page))
  const server = serve({ fetch: app.fetch, port: 0 })
  if (!server.listening) await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
