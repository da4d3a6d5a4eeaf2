import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, it, vi } from 'vitest'
import { startFakeMall } from './testing/fakeMall.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'

/** Requests a page and disconnects after some milliseconds: before, during or after rendering. */
function hangUp(port: number, path: string, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: token=secret-token\r\nAccept-Encoding: br\r\n\r\n`,
      )
      setTimeout(() => socket.destroy(), ms)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })
}

it('keeps serving while many clients disconnect', async () => {
  const broken: unknown[] = []
  const note = (error: unknown) => broken.push(error)
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
  const mall = await startFakeMall()
  mall.responses.set('/p/shopCart/info', async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
    return Response.json({ code: '00000', data: [] })
  })
  const shop = await storefrontFromSource(mall.base)
  const server = serve({ fetch: shop.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo

  const paths = ['/cart', '/cart.data', '/', '/list', '/nowhere', '/pictures/a.svg']
  await Promise.all(
    Array.from({ length: 300 }, (_, index) => hangUp(port, paths[index % paths.length] ?? '/', Math.random() * 120)),
  )
  await new Promise((resolve) => setTimeout(resolve, 300))

  const after = await fetch(`http://127.0.0.1:${port}/cart`, { headers: { cookie: 'token=secret-token' } })
  expect(after.status).toBe(200)
  expect(await after.text()).toContain('</html>')
  expect(broken).toEqual([])
  process.off('unhandledRejection', note)
  process.off('uncaughtException', note)
  server.close()
  mall.close()
}, 60_000)
