import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sizeOf } from '../peers/sizes.ts'

/** Builds the page of a task with a maker's parts into `built/TASK-MAKER`. Its `mount()` renders the page. */
export async function buildTask(home: string, task: string, maker: string): Promise<void> {
  const folder = join(home, 'built', `${task}-${maker}`)
  const source = `import { createRoot } from 'react-dom/client'
import { Page } from './${task}/${maker}.jsx'
window.mount = () => createRoot(document.getElementById('root')).render(<Page />)`
  const { style } = await sizeOf(source, folder, home)
  const sheet = style ? '<link rel="stylesheet" href="main.css">' : ''
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${task}</title>${sheet}<main id="root"></main><script type="module" src="main.js"></script>`,
  )
}
