import { connect } from 'node:net'
import type { Measurement } from '../measure.ts'
import { envelope } from '../../packages/host/src/server/testing/fakeMall.ts'
import { handles, heap, inParallel, pause, startBuiltShop } from './shop/builtShop.ts'

const PATHS = ['/cart', '/cart.data', '/', '/list', '/nowhere', '/pictures/a.svg', '/_act/cart']

/** Disconnects clients before, during and after a response. The shop must keep serving and release all resources. */
export const run: Measurement = async ({ count }) => {
  const shop = await startBuiltShop()
  const broken: unknown[] = []
  const note = (error: unknown) => broken.push(error)
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  for (const way of ['warn', 'error'] as const) console[way] = () => undefined
  shop.mall.responses.set('/p/shopCart/info', async () => {
    await pause(Math.random() * 30)
    return envelope([])
  })
  try {
    await inParallel(200, 40, (index) => hangUp(shop.port, PATHS[index % PATHS.length]!, 200))
    await pause(1_000)
    const before = { heap: heap(), handles: handles() }
    const began = performance.now()
    await inParallel(count, 100, async (index) => {
      await hangUp(shop.port, PATHS[index % PATHS.length]!, Math.random() * 60)
      if (index % 2000 === 0) shop.mall.requests.length = 0
    })
    const seconds = (performance.now() - began) / 1000
    // Lets the last requests finish, which takes at most eight seconds for a form.
    for (let waited = 0; waited < 20 && shop.inside() > 0; waited++) await pause(500)
    await pause(6_000)
    shop.mall.requests.length = 0
    const answer = await fetch(`${shop.url}/cart`, { headers: { cookie: 'token=secret-token', connection: 'close' } })
    const whole = (await answer.text()).includes('</html>')
    await pause(500)
    const after = { heap: heap(), handles: handles() }
    const kinds = [...new Set([...Object.keys(before.handles), ...Object.keys(after.handles)])]
    const left = kinds.filter(
      (kind) => /TCP|Socket|Pipe|FSReq|Zlib/.test(kind) && (after.handles[kind] ?? 0) > (before.handles[kind] ?? 0) + 2,
    )
    return {
      rows: kinds.map((kind) => ({
        handles: kind,
        before: before.handles[kind] ?? 0,
        after: after.handles[kind] ?? 0,
      })),
      ok: answer.status === 200 && whole && !broken.length && !left.length && shop.inside() === 0,
      summary: `${count} requests cut off within 60 ms in ${seconds.toFixed(0)} s: the next page ${answer.status}${whole ? ', whole' : ''}; ${broken.length} errors that nobody caught, ${shop.inside()} still inside, ${left.length ? `left over: ${left.join(', ')}` : 'no handle left over'}; heap ${before.heap.toFixed(1)} -> ${after.heap.toFixed(1)} MB`,
    }
  } finally {
    process.off('unhandledRejection', note)
    process.off('uncaughtException', note)
    shop.close()
  }
}

function hangUp(port: number, path: string, ms: number): Promise<void> {
  const head = path.startsWith('/_act') ? 'POST' : 'GET'
  const body = head === 'POST' ? 'intent=add&prodId=7&skuId=8&shopId=9&count=1' : ''
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `${head} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nCookie: token=secret-token\r\nAccept-Encoding: br\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      setTimeout(() => socket.destroy(), ms)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })
}
