import { chromium } from 'playwright-core'
import { launchOptions } from './tools/chromium.ts'
const [base, out, spec, ...paths] = process.argv.slice(2)
const o = await launchOptions(); o.env = { ...process.env, FONTCONFIG_FILE: '/etc/fonts/fonts.conf' }
const b = await chromium.launch(o)
for (const one of spec.split(',')) {
  const [lang, w, theme='light'] = one.split('-')
  const c = await b.newContext({ viewport: { width: Number(w), height: 1000 }, locale: lang, colorScheme: theme })
  const p = await c.newPage()
  p.on('pageerror', (e) => console.log('ERR', e.message)); p.on('console', (m) => m.type() === 'error' && console.log('CON', m.text().slice(0, 200)))
  await p.goto(`${base}/login?lang=${lang}`); await p.fill('[name=userName]', 'buyer'); await p.fill('[name=passWord]', 'Mall2026!'); await p.check('[name=agreed]').catch(()=>{}); await p.locator('main [name=passWord]').press('Enter'); await p.waitForTimeout(3500)
  for (const x of paths) { const r = await p.goto(base + x); await p.waitForTimeout(1200); console.log(r.status(), x, await p.evaluate(() => document.documentElement.scrollWidth)); await p.screenshot({ path: `${out}-${one}-${x.replace(/\W+/g,'_').slice(0,40)}.png`, fullPage: true }) }
  await c.close()
}
await b.close()
