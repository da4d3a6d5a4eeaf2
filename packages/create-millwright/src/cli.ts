import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { nameOf, readAddress, readArguments, readFolder, readName, SAMPLE_MALL, usage } from './readArguments.ts'
import type { Arguments } from './readArguments.ts'
import { writeProject } from './writeProject.ts'

export type Surroundings = {
  cwd: string
  out: (text: string) => void
  err: (text: string) => void
  /** Asks the user a question. An empty answer means the default. Undefined without an interactive terminal. */
  ask?: ((question: string) => Promise<string>) | undefined
}

/** Runs `npm create millwright` and returns the process exit code. */
export async function cli(given: readonly string[], around: Surroundings = terminal()): Promise<number> {
  const { cwd, out, err } = around
  try {
    const read = readArguments(given)
    if (read.help) {
      out(usage)
      return 0
    }
    const { folder, name, api } = await complete(read, around)
    const files = writeProject({ kind: read.kind, folder: resolve(cwd, folder), name, api })
    out(`${files.map((file) => `  ${file}\n`).join('')}\n${next(relative(cwd, resolve(cwd, folder)), read, api)}`)
    return 0
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    err(`${error.message}\n`)
    return 1
  }
}

type Complete = { folder: string; name: string; api: string }

/** Asks for missing arguments, one line each. An empty answer takes the default. */
async function complete({ kind, yes, ...given }: Arguments, { ask }: Surroundings): Promise<Complete> {
  const question = yes ? undefined : ask
  if (given.folder === undefined && !question)
    throw new TypeError(`Name the folder to create: npm create millwright my-shop\n\n${usage}`)
  const answer = async <Value>(known: Value | undefined, words: string, read: (text: string) => Value, usual: string) =>
    known ?? read((question && (await question(`${words} (${usual}): `)).trim()) || usual)
  const folder = await answer(given.folder, 'Folder', readFolder, 'my-shop')
  const name = await answer(given.name, 'Name for visitors', readName, nameOf(folder))
  const api = kind === 'shop' ? await answer(given.api, "The mall's API", readAddress, SAMPLE_MALL) : SAMPLE_MALL
  return { folder, name, api }
}

function next(folder: string, { kind }: Arguments, api: string): string {
  const sample =
    kind === 'shop' && api === SAMPLE_MALL
      ? `\nThe sample mall, in another terminal:\n  git clone https://github.com/millwright/millwright && cd millwright && npm run mall\n`
      : ''
  return `${sample}\nNext:\n${folder ? `  cd ${folder}\n` : ''}  npm install\n  npm run dev\n`
}

function terminal(): Surroundings {
  return {
    cwd: process.cwd(),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY ? ask : undefined,
  }
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return lines.question(question).finally(() => lines.close())
}
