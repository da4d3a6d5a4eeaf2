import { chromium } from 'playwright-core'
import { launchOptions } from './tests/chromium.ts'
const browser = await chromium.launch(await launchOptions(process.env.BIG ? ['--blink-settings=defaultFontSize=32'] : []))
const base = process.env.BASE!
const [path, w, ys, out] = process.argv.slice(2)
const ctx = await browser.newContext({ viewport: { width: Number(w), height: 900 } })
const page = await ctx.newPage(); if (process.env.CLIP) { const [x, y, width, height] = process.env.CLIP.split(',').map(Number); await page.goto(base + path); await page.waitForTimeout(800); await page.screenshot({ path: out + '-clip.png', clip: { x: x!, y: y!, width: width!, height: height! } }); await browser.close(); process.exit() }
await page.goto(base + path, { waitUntil: 'networkidle' }).catch(() => {})
for (const y of ys!.split(',')) { await page.mouse.move(100, 300); await page.evaluate((t) => scrollTo(0, t), Number(y)); await page.waitForTimeout(1200); await page.screenshot({ path: `${out}-${y}.png` }) }
console.log(await page.evaluate(() => [...document.querySelectorAll('main > *, main section')].map((e) => e.tagName + ' ' + (e.className || '').toString().slice(0, 20) + ' ' + Math.round(e.getBoundingClientRect().height) + ' ' + (e.getAttribute('aria-label') ?? e.querySelector('h2')?.textContent ?? '')).join('\n')))
await browser.close()
