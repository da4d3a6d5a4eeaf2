import { chromium } from 'playwright-core'
import { launchOptions } from './tools/chromium.ts'
const base='http://localhost:5650'
const o = await launchOptions(); o.env = { ...process.env, FONTCONFIG_FILE: '/etc/fonts/fonts.conf' }
const b = await chromium.launch(o)
const c = await b.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
const p = await c.newPage()
p.on('pageerror', e=>console.log('ERR', e.stack.slice(0,1500)))
await p.goto(`${base}/login?lang=zh`); await p.fill('[name=userName]', process.argv[2]); await p.fill('[name=passWord]', 'Mall2026!'); await p.check('[name=agreed]').catch(()=>{}); await p.locator('main [name=passWord]').press('Enter'); await p.waitForTimeout(2500)
await p.goto(base + process.argv[3]); await p.waitForTimeout(1500)
await b.close()
