import { chromium } from 'playwright-core'
import { launchOptions } from './tools/chromium.ts'
const [who, ...paths] = process.argv.slice(2)
const base='http://localhost:5650'
const o = await launchOptions(); o.env = { ...process.env, FONTCONFIG_FILE: '/etc/fonts/fonts.conf' }
const b = await chromium.launch(o)
for (const [lang, w, scheme] of [['zh', 1440,'light'], ['en', 390, process.env.DARK?'dark':'light']]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, locale: lang==='zh'?'zh-CN':'en', colorScheme: scheme })
  const p = await c.newPage()
  p.on('pageerror', e=>console.log('ERR', e.message.slice(0,200)))
  p.on('console', m=>m.type()==='error'&&console.log('CON', m.text().slice(0,200)))
  await p.goto(`${base}/login?lang=${lang}`); await p.fill('[name=userName]', who); await p.fill('[name=passWord]', 'Mall2026!'); await p.check('[name=agreed]').catch(()=>{}); await p.locator('main [name=passWord]').press('Enter'); await p.waitForTimeout(2500)
  for (const x of paths) { const r = await p.goto(base + x); await p.waitForTimeout(900); console.log(x, r.status(), await p.evaluate(()=>document.documentElement.scrollWidth)); await p.screenshot({ path: `/tmp/m-${who}-${lang}-${x.replace(/\W+/g,'_')}.png`, fullPage: true }) }
  await c.close()
}
await b.close()
