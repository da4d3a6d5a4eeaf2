import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { beginProject } from './beginProject.ts'
import { served, runOrThrow, viteBuild } from './work.ts'

/** Builds and opens a merchant's editor as `npm create millwright -- --platform` writes it. */
export async function editorHost(folder: string, browser: Browser): Promise<void> {
  const editor = await beginProject(folder, 'editor', '--platform', '--name', 'Nordwerk')
  await runOrThrow([join(folder, 'node_modules/typescript/bin/tsc'), '-p', editor], editor)
  await viteBuild(folder, 'editor')
  await served(join(editor, 'build'), async (url) => {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    assert.equal(await page.title(), 'Nordwerk')
    await page.getByRole('row', { name: /^楼层标题“常备件”/ }).click()
    await page.locator('input[value=常备件]').fill('轴承专场')
    await page.frameLocator('iframe').getByText('轴承专场').waitFor()
    assert.deepEqual(complaints, [])
    await page.close()
  })
}
