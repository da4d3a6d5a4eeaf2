import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { PlantedRun } from '../tests/plants.ts'
import { root } from './children.ts'

const SEED = '20261121'

/** Runs a measurement with its fault planted. `seen`: the run failed, and said what the fault does. */
export function runPlanted({
  run,
  count,
  minutes,
  says,
  ...plant
}: PlantedRun): Promise<{ seen: boolean; printed: string }> {
  const plantFile = join(import.meta.dirname, 'plant.ts')
  const [kind, name] = run.split(' ') as [string, string]
  const args = [
    '--conditions=@millwright/source',
    'tools/measure.ts',
    kind,
    name,
    '--count',
    String(count),
    '--seed',
    SEED,
  ]
  if (minutes !== undefined) args.push('--minutes', String(minutes))
  const env = { ...process.env, NODE_OPTIONS: `--import ${plantFile}`, PLANT: JSON.stringify(plant) }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // 1 is a run that failed; anything else is one that did not run.
      resolve({ seen: error?.code === 1 && says.test(stdout), printed: `${stdout}\n${stderr}` })
    })
  })
}
