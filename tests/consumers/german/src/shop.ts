import { createShop } from '@millwright/host'
import { screens } from '@millwright/pages/screens'
import { languages } from './languages.ts'
import { screen as About } from './screens/About.route.ts'
import { screen as List } from './screens/List.route.ts'
import { shell } from './shell.tsx'

const { MALL_API_BASE = 'http://localhost:4101', SHOP_HOSTS } = process.env

/** A German shop: euros, its own addresses, header, footer, list and about page, without distribution. */
export default createShop({
  client: MALL_API_BASE,
  name: 'Nordwerk Industriebedarf',
  screens: { ...screens, List, About, Distributor: false, Subcommission: false },
  shell,
  paths: { list: '/katalog', login: '/anmelden', detail: '/artikel/:prodId?', cart: '/warenkorb' },
  languages,
  currency: { code: 'EUR' },
  sessions: 'a secret of this test alone',
  ...(SHOP_HOSTS && { hosts: SHOP_HOSTS.split(',') }),
})
