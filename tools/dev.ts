import { Children, needPort } from './children.ts'

const { PORT = '4100', API_PORT = '4101', STORYBOOK_PORT = '6006', DATA_DIR = '.data', MALL_API_BASE } = process.env
const apiBase = MALL_API_BASE ?? `http://localhost:${API_PORT}`
const source = '--conditions=@millwright/source'

async function fail(reason: string): Promise<never> {
  console.error(`\n${reason}`)
  await children.stop()
  process.exit(1)
}

const children = new Children((reason) => void fail(reason))

try {
  for (const [port, variable] of [
    [PORT, 'PORT'],
    [API_PORT, 'API_PORT'],
    [STORYBOOK_PORT, 'STORYBOOK_PORT'],
  ] as const)
    await needPort(Number(port), variable)
  await Promise.all([
    !MALL_API_BASE &&
      children.start({
        name: 'The reference mall',
        args: ['--watch', '--watch-preserve-output', source, 'apps/mall-api/src/main.ts'],
        env: { API_PORT, DATA_DIR },
        ready: /mall-api ready/,
      }),
    children.start({
      name: 'The shop',
      args: [
        'node_modules/vite/bin/vite.js',
        'apps/storefront',
        '-c',
        'apps/storefront/vite.config.ts',
        '--configLoader',
        'native',
        '--port',
        PORT,
        '--strictPort',
      ],
      env: { NODE_OPTIONS: source, NODE_ENV: 'development', MALL_API_BASE: apiBase },
      ready: /ready in/,
    }),
    children.start({
      name: 'Storybook',
      args: [
        'node_modules/storybook/dist/bin/dispatcher.js',
        'dev',
        '-p',
        STORYBOOK_PORT,
        '--exact-port',
        '--ci',
        '--no-open',
      ],
      ready: /Local:|started/,
      show: (line) => /error|warn/i.test(line),
    }),
  ])
} catch (error) {
  await fail((error as Error).message)
}

console.log(`
Shop        http://localhost:${PORT}
Mall's API  ${apiBase}
Storybook   http://localhost:${STORYBOOK_PORT}
`)
