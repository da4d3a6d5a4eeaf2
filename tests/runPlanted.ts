import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { PlantedRun } from './plants.ts'
import { root } from '../tools/children.ts'

const SEED = '20261121'

/** Runs a measurement with a planted fault. `seen` is whether the run failed and its output matches `says`. */
export function runPlanted({
  run,
  count,
  minutes,
  says,
  ...plant
}: PlantedRun): Promise<{ seen: boolean; printed: string }> {
  const plantFile = join(import.meta.dirname, 'plant.ts')
  const measure = ['--conditions=@millwright/source', 'tests/measure.ts', ...run.split(' ')]
  const args = [...measure, '--count', String(count), '--seed', SEED]
  if (minutes !== undefined) args.push('--minutes', String(minutes))
  const env = { ...process.env, NODE_OPTIONS: `--import ${plantFile}`, PLANT: JSON.stringify(plant) }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // Exit code 1 is a failed run. Any other code means that the run did not take place.
      resolve({ seen: error?.code === 1 && says.test(stdout), printed: `${stdout}\n${stderr}` })
    })
  })
}
