import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { takeDataLock } from './dataLock.ts'

const ROUNDS = 1_000
const folders: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mall-lock-'))
  folders.push(folder)
  return folder
}

/** Starts a process that takes and releases the lock on request. `inside` is a command that starts it. */
async function taker(dataDir: string, inside: string[] = []) {
  const [command = '', ...args] = [
    ...inside,
    process.execPath,
    '--conditions=@millwright/source',
    new URL('../testing/lockTaker.ts', import.meta.url).pathname,
    dataDir,
  ]
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  children.push(child)
  await once(child, 'message')
  return {
    child,
    tell: async (order: 'take' | 'leave') => {
      const answer = once(child, 'message')
      child.send(order)
      return String((await answer)[0])
    },
  }
}

const ownNamespace = ['unshare', '--pid', '--fork', '--kill-child']
function canUnshare(): boolean {
  try {
    execFileSync(ownNamespace[0]!, [...ownNamespace.slice(1), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

it(`gives a directory to exactly one of two processes, in each of ${ROUNDS} concurrent requests`, async () => {
  const folder = newFolder()
  const takers = await Promise.all([taker(folder), taker(folder)])
  const owners: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(takers.map(({ tell }) => tell('take')))
    const got = takers.filter((_, n) => answers[n] === 'yes')
    owners.push(got.length)
    await Promise.all(got.map(({ tell }) => tell('leave')))
  }
  expect(owners.filter((count) => count !== 1)).toEqual([])
}, 60_000)

it('gives the directory to exactly one of two processes after its owner was killed', async () => {
  const folder = newFolder()
  for (let round = 0; round < 10; round++) {
    const owner = await taker(folder)
    expect(await owner.tell('take')).toBe('yes')
    const heirs = await Promise.all([taker(folder), taker(folder)])
    const gone = once(owner.child, 'exit')
    owner.child.kill('SIGKILL')
    await gone
    const answers = await Promise.all(heirs.map(({ tell }) => tell('take')))
    expect(answers.filter((answer) => answer === 'yes')).toHaveLength(1)
    for (const { child } of heirs) child.kill('SIGKILL')
    await Promise.all(heirs.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
  }
}, 60_000)

it('does not take the directory from a suspended owner', async () => {
  const folder = newFolder()
  const owner = await taker(folder)
  await owner.tell('take')
  owner.child.kill('SIGSTOP')
  await expect(takeDataLock(folder, { wait: 300 })).rejects.toThrow(`in use by process ${owner.child.pid} on `)
  owner.child.kill('SIGCONT')
})

it.skipIf(!canUnshare())(
  'does not take the directory from an owner in another PID namespace, as in another container (needs unshare)',
  async () => {
    const folder = newFolder()
    const owner = await taker(folder)
    await owner.tell('take')
    const contained = await taker(folder, ownNamespace)
    expect(await contained.tell('take')).toContain('in use by')
    await owner.tell('leave')
    expect(await contained.tell('take')).toBe('yes')
    await expect(takeDataLock(folder)).rejects.toThrow('in use by')
  },
)

it('waits for an owner that is about to leave, and reports that once', async () => {
  const folder = newFolder()
  const leave = await takeDataLock(folder)
  const said: string[] = []
  const waiting = takeDataLock(folder, { wait: 60_000, onWait: (owner) => said.push(owner) })
  while (!said.length) await new Promise((resolve) => setTimeout(resolve, 10))
  await leave()
  await (
    await waiting
  )()
  expect(said).toEqual([expect.stringContaining(`process ${process.pid} on `)])
})
