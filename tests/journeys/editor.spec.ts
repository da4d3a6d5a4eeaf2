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
  const [draft] = await Promise.all([
    context.waitForEvent('page'),
    desk.getByRole('button', { name: 'Share draft' }).click(),
  ])
  await draft.getByRole('heading', { name: 'Ready for the night shift' }).waitFor()
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
