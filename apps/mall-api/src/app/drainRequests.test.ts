import { createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { drainRequests } from './drainRequests.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers) server.closeAllConnections()
})

async function start() {
  const server = createServer((asked, response) => {
    asked.resume()
    asked.on('end', () => response.end('answered'))
  })
  servers.push(server)
  const requests = drainRequests(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { requests, port: (server.address() as AddressInfo).port }
}

/** Begins a post whose body ends only when told. */
function begin(port: number) {
  const sent = request({ port, host: '127.0.0.1', method: 'POST' })
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.setEncoding('utf8')
      response.on('data', resolve)
    })
  })
  answered.catch(() => undefined)
  sent.write('begun')
  return { sent, answered }
}

it('waits for a running request, and accepts no other meanwhile', async () => {
  const { requests, port } = await start()
  const { sent, answered } = begin(port)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const drained = requests.drain(5_000)
  expect(requests.isDraining()).toBe(true)
  await expect(
    new Promise((resolve, reject) => get({ port, host: '127.0.0.1' }, resolve).on('error', reject)),
  ).rejects.toThrow('ECONNREFUSED')
  sent.end('done')
  expect(await answered).toBe('answered')
  expect(await drained).toBe(true)
})

it('gives up after the time limit', async () => {
  const { requests, port } = await start()
  begin(port)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await requests.drain(50)).toBe(false)
})

it('stops at once without requests', async () => {
  const { requests } = await start()
  expect(await requests.drain(5_000)).toBe(true)
})
