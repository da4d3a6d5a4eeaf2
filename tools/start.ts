import { DEMO_PASSWORD, DEMO_PAY_PASSWORD, samplePeople } from '../apps/mall-api/src/core/identity/samplePeople.ts'
import { needPort, startTogether } from './children.ts'
import { buildShop } from './shopBuild.ts'

const { PORT = '4100', API_PORT = '4101', DATA_DIR = '.data', MALL_API_BASE, SANDBOX } = process.env
const reference = !MALL_API_BASE
const apiBase = MALL_API_BASE ?? `http://localhost:${API_PORT}`
const say = (text: string) => console.log(text)

await startTogether(async (children) => {
  await needPort(Number(PORT), 'PORT')
  if (reference) await needPort(Number(API_PORT), 'API_PORT')
  else say(`Using the mall at ${apiBase} (MALL_API_BASE); no reference mall is started.`)

  // Seeding and building are independent, so they run in parallel.
  await Promise.all([
    buildShop(say),
    reference &&
      children.start({
        name: 'The reference mall',
        args: ['--conditions=@millwright/source', 'apps/mall-api/src/main.ts'],
        env: { API_PORT, DATA_DIR },
        ready: /ready: http/,
      }),
  ])
  await children.start({
    name: 'The shop',
    args: ['apps/storefront/build/server/server.js'],
    env: { NODE_ENV: 'production', PORT, MALL_API_BASE: apiBase, ...(reference && { MALL_BATCH: '/batch' }) },
    ready: /ready: http/,
  })
})

if (reference) {
  const accounts = (people: readonly { account: string }[]) => people.map(({ account }) => account).join(', ')
  say(`\nSign in as   ${accounts(samplePeople)}   / ${DEMO_PASSWORD}`)
  say(`Pay password ${DEMO_PAY_PASSWORD} (${accounts(samplePeople.filter(({ pays }) => pays))})`)
  if (SANDBOX !== '0')
    say(`Seller console   ${apiBase}   (read the codes that were sent, confirm payments, ship orders)`)
}
say(`Millwright is ready: http://localhost:${PORT}`)
say('Ctrl-C stops everything.')
