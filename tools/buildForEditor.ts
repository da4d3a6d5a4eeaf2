import { spawn } from 'node:child_process'
import { root } from './children.ts'

/** The time between two lines of progress, in milliseconds. */
const PAUSE = 15_000

const began = performance.now()
console.log('Building the packages that the editor needs. The first time takes a few minutes, later only some seconds.')
const timer = setInterval(
  () => console.log(`Still building after ${Math.round((performance.now() - began) / 1000)} s`),
  PAUSE,
)
const filter = '--filter=@millwright/editor-example^...'
const build = spawn('turbo', ['run', 'build', filter, '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
build.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
build.once('close', (code) => {
  clearInterval(timer)
  process.exit(code ?? 1)
})
