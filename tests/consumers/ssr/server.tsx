import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const document = readFileSync('dist/client/index.html', 'utf8')

const server = createServer(({ url = '/' }, response) => {
  const file = `dist/client${url}`
  if (url !== '/' && existsSync(file)) {
    response.setHeader('content-type', types[extname(url)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  } else
    response.setHeader('content-type', 'text/html').end(document.replace('<!--page-->', () => renderToString(<Page />)))
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
