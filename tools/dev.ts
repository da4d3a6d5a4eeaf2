import { needPort, startTogether } from './children.ts'

const { PORT = '4100', API_PORT = '4101', STORYBOOK_PORT = '6006', DATA_DIR = '.data', MALL_API_BASE } = process.env
const apiBase = MALL_API_BASE ?? `http://localhost:${API_PORT}`
const source = '--conditions=@millwright/source'
const vite = 'node_modules/vite/bin/vite.js --configLoader native'
const storybook = 'node_modules/storybook/dist/bin/dispatcher.js'

await startTogether(async (children) => {
  for (const [variable, port] of Object.entries({ PORT, API_PORT, STORYBOOK_PORT }))
    await needPort(Number(port), variable)
  await Promise.all([
    !MALL_API_BASE &&
      children.start({
        name: 'The reference mall',
        args: ['--watch', '--watch-preserve-output', source, 'apps/mall-api/src/main.ts'],
        env: { API_PORT, DATA_DIR },
        ready: /ready: http/,
      }),
    children.start({
      name: 'The shop',
      args: `${vite} apps/storefront -c apps/storefront/vite.config.ts --port ${PORT} --strictPort`.split(' '),
      env: { NODE_OPTIONS: source, NODE_ENV: 'development', MALL_API_BASE: apiBase },
      ready: /ready in/,
    }),
    children.start({
      name: 'Storybook',
      args: `${storybook} dev -p ${STORYBOOK_PORT} --exact-port --ci --no-open`.split(' '),
      ready: /Local:|started/,
      show: (line) => /error|warn/i.test(line),
    }),
  ])
})

console.log(`
Shop        http://localhost:${PORT}
Mall's API  ${apiBase}
Storybook   http://localhost:${STORYBOOK_PORT}
`)
