import { createShop } from '@millwright/host'
import { screens } from '@millwright/pages/screens'
import { screen as About } from './screens/About.route.ts'
import { shell } from './shell.tsx'

const { MALL_API_BASE = 'http://localhost:4101', SESSION_SECRET, SHOP_HOSTS } = process.env

/** The options in which the shop differs from the kit's defaults. Your editor's completion lists all options. */
export default createShop({
  client: MALL_API_BASE,
  name: 'My shop',
  screens: { ...screens, About },
  shell,
  ...(SESSION_SECRET && { sessions: SESSION_SECRET }),
  ...(SHOP_HOSTS && { hosts: SHOP_HOSTS.split(',') }),
})
