import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { serveFolder } from '../serveFolder.ts'
import { openBrowser, visit, words } from './browser.ts'

const folder = new URL('../../apps/editor-example/', import.meta.url).pathname
const PAGE = '10'
const page10 = `/select-decorate?renovationId=${PAGE}&sid=0&lang=en`
let browser: Browser
let editor: Awaited<ReturnType<typeof serveFolder>>
beforeAll(async () => {
  Object.assign(process.env, { VITE_MALL_URL: inject('api'), VITE_SHOP_URL: inject('shop'), VITE_PAGE_ID: PAGE })
  const outDir = new URL('../../.cache/editor-journey/', import.meta.url).pathname
  await build({ root: folder, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  editor = await serveFolder(outDir, inject('editorPort'))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  editor.close()
})

it('the picker of pictures offers pictures of the mall, and each of them loads', async () => {
  const { context, page: desk, faults } = await visit(browser, { width: 1440 })
  const text = words('en')('editor')
  await context.addInitScript(() => localStorage.setItem('millwright.language', 'en'))
  await desk.goto(editor.url, { waitUntil: 'load' })
  await desk.getByRole('row', { name: 'Carousel / banner', exact: true }).first().click()
  await desk.getByRole('button', { name: text('addTo', { label: 'Pictures' }) }).click()
  await desk.getByRole('button', { name: /^Choose picture/ }).click()
  const pictures = desk.getByRole('dialog').locator('li img')
  await pictures.first().waitFor()
  await pictures.evaluateAll((all) => all.forEach((one) => one.setAttribute('loading', 'eager')))
  await expect
    .poll(async () => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  expect(await pictures.count()).toBeGreaterThan(10)
  await desk
    .getByRole('dialog')
    .getByRole('button')
    .filter({ has: desk.locator('img') })
    .first()
    .click()
  await desk.getByRole('dialog').waitFor({ state: 'detached' })
  await desk.getByText(/^Draft saved/).waitFor()
  expect(await desk.getByText(/picture does not load/).count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

it('the preview follows the language of the editor', async () => {
  const { context, page: desk } = await visit(browser, { width: 1440 })
  await context.addInitScript(() => localStorage.setItem('millwright.language', 'zh'))
  await desk.goto(editor.url, { waitUntil: 'load' })
  await desk.getByRole('button', { name: 'English', exact: true }).click()
  await desk.getByTitle('Wide preview, English').waitFor()
  await context.close()
})

it('a page is changed in the editor, seen as a draft at its own address, published, and then seen by buyers', async () => {
  const { context, page: desk, faults } = await visit(browser, { width: 1440 })
  const text = words('en')('editor')
  await context.addInitScript(() => localStorage.setItem('millwright.language', 'en'))
  await desk.goto(editor.url, { waitUntil: 'load' })

  // A new heading goes below the first block of the page.
  await desk
    .getByRole('grid', { name: text('outline') })
    .getByRole('row')
    .first()
    .click()
  await desk.getByRole('row', { name: 'Floor title', exact: true }).first().click()
  await desk
    .getByRole('textbox', { name: /English/ })
    .first()
    .fill('Ready for the night shift')
  await desk.getByText(/^Draft saved/).waitFor()

  // The draft has an address of its own, and buyers do not see it.
  await desk.getByRole('button', { name: text('share') }).click()
  await desk.getByText(/valid for 3 days/).waitFor()
  const [draft] = await Promise.all([
    context.waitForEvent('page'),
    desk.getByRole('link', { name: text('shareOpen') }).click(),
  ])
  await draft.getByRole('heading', { name: 'Ready for the night shift' }).waitFor()
  await desk.keyboard.press('Escape')
  const buyer = await context.newPage()
  await buyer.goto(inject('shop') + page10)
  expect(await buyer.getByRole('heading', { name: 'Ready for the night shift' }).count()).toBe(0)

  await desk.getByRole('button', { name: text('publish'), exact: true }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: text('publishNow') })
    .click()
  await desk.getByRole('dialog').waitFor({ state: 'detached' })
  // The shop keeps a page for some seconds.
  await expect
    .poll(async () => {
      await buyer.goto(inject('shop') + page10)
      return buyer.getByRole('heading', { name: 'Ready for the night shift' }).count()
    })
    .toBe(1)

  // Opened again, the editor has the published page and no draft.
  await desk.reload({ waitUntil: 'load' })
  await desk.getByRole('row', { name: /Ready for the night shift/ }).waitFor()
  await desk.getByRole('button', { name: text('publish'), exact: true }).click()
  await desk.getByText(text('noChanges')).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
