import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** Serves the files of a folder. @param port the port, by default a free one */
export function serveFolder(folder: string, port = 0): Promise<{ url: string; close: () => void }> {
  const server = createServer(sirv(folder, { etag: true, maxAge: 3600 }))
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() })
    })
  })
}
