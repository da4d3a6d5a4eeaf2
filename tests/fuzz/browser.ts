import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readDecoration } from '@millwright/decoration/read'
import { chromium } from 'playwright-core'
import { launchOptions } from '../chromium.ts'
import type { Measurement } from '../measure.ts'
import { bundle, drawer } from './pages/bundle.ts'
import { documentOf } from './pages/documents.ts'
import { randomOf } from './pages/random.ts'

/** Documents per page load. */
const TOGETHER = 200
/** Milliseconds until the browser has reported all policy violations. */
const LATE = 500
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const NONCE = 'c2VlZA'
const POLICY = `default-src 'none'; img-src 'self'; script-src 'nonce-${NONCE}'; style-src-elem 'nonce-${NONCE}'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'`

/**
 * Renders hostile pages on the server and hydrates them in Chromium under the strictest content security policy. Only
 * the kit's script may run, no page may violate the policy, and only the host may receive requests.
 */
export const run: Measurement = async ({ count, seed }) => {
  const { drawAll } = await drawer()
  const file = await bundle('client.tsx', 'browser')
  const [script, style] = [readFileSync(file), readFileSync(file.replace(/js$/, 'css'))]
  const random = randomOf(seed)
  let page = ''
  const server = createServer(({ url }, answer) => {
    if (url === '/')
      return answer
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-security-policy', POLICY)
        .end(page)
    answer.setHeader('cache-control', 'max-age=3600')
    return url === '/client.js'
      ? answer.setHeader('content-type', 'text/javascript').end(script)
      : answer.setHeader('content-type', 'image/svg+xml').end(PICTURE)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // Requests to other hosts are recorded and never leave the machine.
  const { args = [], ...options } = await launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  const context = await browser.newContext()
  const tab = await context.newPage()
  const found = { ran: 0, violations: 0, foreign: 0, mended: 0, errors: 0 }
  const told: string[] = []
  const tell = (kind: keyof typeof found, what: string) => {
    found[kind]++
    if (told.length < 10) told.push(`${kind}: ${what.slice(0, 300)}`)
  }
  tab.on('request', (request) => {
    if (new URL(request.url()).origin !== home) tell('foreign', request.url())
  })
  await tab.exposeFunction('heard', (kind: 'ran' | 'violations', what: string) => {
    tell(kind, what)
  })
  await tab.addInitScript(`for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => heard('ran', name)
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => heard('violations', [violatedDirective, blockedURI, sample].join(' ')))`)
  tab.on('pageerror', (error) => {
    tell('errors', String(error))
  })
  // Checks the detectors first, with a page that performs each forbidden action.
  page = `<!doctype html><title>Trap</title><script nonce="${NONCE}">alert(1)</script><img src="https://evil.example/x" onerror="alert(1)"><p style="x" onclick="alert(1)">`
  await tab.goto(home, { waitUntil: 'load' })
  await tab.waitForTimeout(LATE)
  if (found.ran !== 1 || found.violations < 2 || found.foreign !== 1)
    throw new Error(`The page of forbidden actions was not detected: ${JSON.stringify(found)}`)
  Object.assign(found, { ran: 0, violations: 0, foreign: 0 })
  told.length = 0

  let [drawn, elements] = [0, 0]
  const began = performance.now()
  for (let done = 0; done < count; done += TOGETHER) {
    const documents = Array.from(
      { length: Math.min(TOGETHER, count - done) },
      () => readDecoration(documentOf(random).input).document,
    )
    const locale = random.pick(['zh', 'en'] as const)
    const data = JSON.stringify({ documents, locale }).replaceAll('<', '\\u003c')
    page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>Fuzz</title><style nonce="${NONCE}">${style.toString().replaceAll('</', '<\\/')}</style><body><div id="root">${drawAll(documents, locale, { own: true }).html}</div><script type="application/json" id="documents" nonce="${NONCE}">${data}</script><script type="module" src="/client.js" nonce="${NONCE}"></script>`
    await tab.goto(home, { waitUntil: 'load' })
    // Reads the result through locators, because the policy also blocks Playwright's own scripts.
    const html = tab.locator('html[data-hydrated]')
    await html.waitFor({ state: 'attached' })
    for (const error of JSON.parse((await html.getAttribute('data-hydrated')) ?? '[]') as string[])
      tell('mended', error)
    elements += await tab.locator('#root *').count()
    drawn += documents.length
  }
  await tab.waitForTimeout(LATE)
  const version = browser.version()
  await browser.close()
  server.close()
  for (const line of told) console.error(line)
  const ok = Object.values(found).every((times) => times === 0) && elements > drawn
  return {
    rows: [{ pages: drawn, elements, ...found }],
    ok,
    summary: `${drawn} pages hydrated in Chromium ${version} in ${Math.round((performance.now() - began) / 1000)} s: ${found.ran} scripts ran, ${found.violations} violations, ${found.foreign} foreign requests, ${found.mended + found.errors} errors (seed ${seed})`,
  }
}
