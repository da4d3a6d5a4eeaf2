import { describe, expect, it } from 'vitest'
import { runTasks } from './runTasks.ts'
import type { Task } from './runTasks.ts'

type Lane = Task & { takes: number }

/** Runs lanes of some turns of the event loop. Returns the order of starts and ends, and the most that ran at once. */
async function run(lanes: Lane[], atOnce = 2) {
  const told: string[] = []
  let running = 0
  let most = 0
  await runTasks(lanes, atOnce, async ({ name, takes }) => {
    told.push(`+${name}`)
    most = Math.max(most, ++running)
    for (let turn = 0; turn < takes; turn++)
      await new Promise((done) => {
        setTimeout(done)
      })
    running--
    told.push(`-${name}`)
  })
  return { told, most }
}

describe('lanes in turn', () => {
  it('run two at a time, in order', async () => {
    const { told, most } = await run([
      { name: 'long', takes: 40 },
      { name: 'a', takes: 1 },
      { name: 'b', takes: 1 },
    ])
    expect(told).toEqual(['+long', '+a', '-a', '+b', '-b', '-long'])
    expect(most).toBe(2)
  })
  it('begin after their prerequisites, and let others go first', async () => {
    const { told } = await run([
      { name: 'build', takes: 20 },
      { name: 'packages', takes: 1, after: ['build'] },
      { name: 'lint', takes: 1 },
    ])
    expect(told).toEqual(['+build', '+lint', '-lint', '-build', '+packages', '-packages'])
  })
  it('do not wait for lanes that were not chosen', async () => {
    expect((await run([{ name: 'packages', takes: 1, after: ['build'] }])).told).toEqual(['+packages', '-packages'])
  })
  it('use one browser at a time', async () => {
    const { told } = await run([
      { name: 'stories', takes: 3, alone: true },
      { name: 'pictures', takes: 1, alone: true },
      { name: 'build', takes: 20 },
    ])
    expect(told.indexOf('-stories')).toBeLessThan(told.indexOf('+pictures'))
    expect(told.slice(0, 2)).toEqual(['+stories', '+build'])
  })
  it('throw if they wait for each other', async () => {
    await expect(
      run([
        { name: 'a', takes: 1, after: ['b'] },
        { name: 'b', takes: 1, after: ['a'] },
      ]),
    ).rejects.toThrow('These tasks wait for each other: a, b.')
  })
})
