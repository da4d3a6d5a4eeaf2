import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { consoleAddress } from '../../consoleAddress.ts'

const root = new URL('../../../', import.meta.url).pathname

/** Calls the mall. Returns `undefined` if the mall dies meanwhile. */
export async function json(
  url: string,
  token: string,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<{ code: string; data: unknown } | undefined> {
  try {
    const headers = { 'content-type': 'application/json', authorization: token }
    const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
    return (await answer.json()) as { code: string; data: unknown }
  } catch {
    return undefined
  }
}

export type Pressed = 'done' | 'refused' | 'lost'
export async function press(url: string, action: string, fields: Record<string, string>): Promise<Pressed> {
  const answer = await consoleAddress(url, action)
    .then((address) =>
      fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: url, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      }),
    )
    .catch(() => undefined)
  if (answer?.status !== 303) return 'lost'
  return answer.headers.get('location')?.includes('said=done') ? 'done' : 'refused'
}

export async function login(url: string): Promise<string> {
  const answer = await json(`${url}/login`, '', { userName: 'buyer', passWord: 'Mall2026!' })
  return (answer!.data as { accessToken: string }).accessToken
}

export type Served = { child: ChildProcess; url: string; ended: Promise<unknown> }
export async function serve(folder: string): Promise<Served> {
  const child = spawn(process.execPath, ['--conditions=@millwright/source', join(root, 'apps/mall-api/src/main.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: '',
      API_PORT: '0',
      DATA_DIR: folder,
      CONSOLE_KEY: 'the-key-of-this-run',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      said += String(part)
      const [, found] = /ready: (http[^"\s]+)/.exec(said) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`the mall ended: ${said}`)))
  })
  return { child, url, ended }
}

export function seeded(start: number): () => number {
  let state = start || 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
