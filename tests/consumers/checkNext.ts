import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'

/** Checks pages of server components: the server's HTML, the hydrated page, and browser errors and warnings. */
export async function checkNext(browser: Browser, url: string): Promise<void> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await parts(page, url)
  await decorated(page, url)
  await islands(page, url)
  await mall(page, url)
  assert.deepEqual(complaints, [], 'the browser has nothing to complain about')
  await page.close()
}

async function served(url: string): Promise<string> {
  const answer = await fetch(url)
  assert.equal(answer.status, 200, url)
  return answer.text()
}

async function parts(page: Page, url: string): Promise<void> {
  assert.match(await served(url), /Delivery/, 'the server draws the date picker')
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Inquire' }).click()
  await page.getByRole('dialog', { name: 'Inquiry' }).getByText('We answer within a day.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Delivery' }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('grid').waitFor()
  await page.keyboard.press('Escape')
  assert.equal(await page.getByRole('list', { name: 'Seen before' }).getByRole('article').count(), 2)
}

async function decorated(page: Page, url: string): Promise<void> {
  const html = await served(`${url}/decorated`)
  assert.match(html, /Kept in stock[\s\S]*6205-2RS[\s\S]*Grinder/, 'the server draws every block, our own and theirs')
  await page.goto(`${url}/decorated`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Kept in stock' }).waitFor()
  await page.getByText('Grinder, 2019').waitFor()
  const tops = await page
    .getByRole('article')
    .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
  assert.equal(tops, 1, 'cards stand side by side')
  const long = await served(`${url}/decorated/long`)
  const [articles, apart] = [/<article/g, /<div hidden="" id="S:/g].map((what) => long.match(what)?.length ?? 0)
  assert.deepEqual([articles, apart], [24, 0], 'a long page is sent once, each block in its place')
}

async function islands(page: Page, url: string): Promise<void> {
  assert.match(await served(`${url}/islands`), /Kept in stock[\s\S]*6205-2RS/)
  await page.goto(`${url}/islands`, { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: 'Second' }).click()
  await page.getByRole('tabpanel').getByText('6205-2RS').waitFor()
}

/** Checks that the page fetches its data for each request instead of at build time. */
async function mall(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/mall`, { waitUntil: 'networkidle' })
  await page.getByText('Deep groove').waitFor()
}
