import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { launchOptions } from './tools/chromium.ts'
const o = await launchOptions(); o.env = { ...process.env, FONTCONFIG_FILE: '/etc/fonts/fonts.conf' }
const b = await chromium.launch(o)
const base = 'http://localhost:5600'
const sets = JSON.parse(process.argv[2])
let k = 0
for (const { who, lang, w, paths, dark } of sets) {
  const c = await b.newContext({ viewport: { width: w, height: w === 390 ? 1100 : 1000 }, colorScheme: dark ? 'dark' : 'light', locale: lang })
  const p = await c.newPage()
  if (who) { await p.goto(`${base}/login?lang=${lang}`); await p.fill('[name=userName]', who); await p.fill('[name=passWord]', 'Mall2026!'); await p.check('[name=agreed]').catch(()=>{}); await p.locator('main [name=passWord]').press('Enter'); await p.waitForTimeout(2500) }
  const shots = []
  for (const x of paths) { const r = await p.goto(base + x + (x.includes('?')?'&':'?') + 'lang=' + lang); await p.waitForTimeout(600); console.log(r.status(), x); shots.push(await p.screenshot()) }
  const cols = w === 390 ? 4 : 2, h = w === 390 ? 1100 : 1000
  const per = w === 390 ? 4 : 4
  for (let i = 0; i < shots.length; i += per) { const mine = shots.slice(i, i + per); const rows = Math.ceil(mine.length / cols)
    await sharp({ create: { width: w * Math.min(cols, mine.length), height: h * rows, channels: 3, background: '#fff' } }).composite(mine.map((input, j) => ({ input, left: (j % cols) * w, top: Math.floor(j / cols) * h }))).png().toFile(`/tmp/eyes-${k++}.png`) }
  await c.close()
}
await b.close(); console.log(k)
