import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** Wrong arguments of each command. */
const wrong: Record<string, string[][]> = {
  administrator: [[], ['li', 'wei'], ['li', '--delete']],
  backup: [['backup'], ['restore', 'a', 'b'], ['copy', 'a']],
  export: [[], ['people'], ['orders'], ['orders', '--from', 'monday'], ['stock', 'now']],
  fill: [['--size', 'many'], ['1000']],
  import: [[], ['stock'], ['people', 'file.csv'], ['stock', 'file.csv', '--stop-after', '0'], ['stock', 'a', 'b']],
  migrate: [['now'], ['--to', '0001']],
}
const commands = globSync('*.ts', { cwd: folder })
  .map((file) => basename(file, '.ts'))
  .filter((name) => !name.startsWith('main'))

async function run(command: string, given: readonly string[]) {
  // DATABASE_URL is invalid, because the arguments must be read before the settings.
  const env = { ...process.env, DATABASE_URL: 'nonsense' }
  const file = join(folder, `${command}.ts`)
  const ended = await promisify(execFile)(process.execPath, ['--conditions=@millwright/source', file, ...given], {
    env,
  }).catch((error: { code: number; stdout: string; stderr: string }) => error)
  return { code: 'code' in ended ? ended.code : 0, out: ended.stdout, error: ended.stderr }
}

it('knows every command', () => expect(Object.keys(wrong)).toEqual(commands.toSorted()))

it.each(commands)('%s prints its usage, and for wrong arguments also the problem', async (command) => {
  const help = await run(command, ['--help'])
  expect(help).toMatchObject({ code: 0, error: '' })
  expect(help.out).toMatch(/^npm run [a-z]+\b.*\n/)
  expect(help.out.split('\n').length).toBeLessThan(12)
  for (const given of wrong[command] ?? []) {
    const { code, out, error } = await run(command, given)
    expect({ code, out }, given.join(' ')).toEqual({ code: 2, out: '' })
    expect(error).toMatch(/^\S.*\n\nnpm run/)
    expect(error.endsWith(help.out)).toBe(true)
    expect(error).not.toMatch(/^\s+at /m)
  }
})
