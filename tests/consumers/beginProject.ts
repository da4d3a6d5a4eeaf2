import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runOrThrow } from './work.ts'

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

/** Creates a project with `create-millwright` and asserts that all its dependencies are installed. */
export async function beginProject(folder: string, name: string, ...args: string[]): Promise<string> {
  const project = join(folder, name)
  rmSync(project, { recursive: true, force: true })
  await runOrThrow(
    [join(folder, 'node_modules/create-millwright/bin/create-millwright.js'), name, '--yes', ...args],
    folder,
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest
  const asked = Object.keys({ ...dependencies, ...devDependencies })
  assert.deepEqual(
    asked.filter((one) => !existsSync(join(folder, 'node_modules', one))),
    [],
  )
  return project
}
