import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { pageSchema } from './schema.ts'

const usage = `millwright-decoration check FILE… [--lang zh|en] [--json]
millwright-decoration schema [--lang zh|en]

Lists the problems of decorated pages (JSON; "-" reads standard input).
Exit code: 0 for no problems, 1 for problems, 2 if a file cannot be read.
`

type Streams = { out: (text: string) => void; err: (text: string) => void }

/** Runs the package's command line. Returns the exit code. */
export function cli(args: readonly string[], { out, err }: Streams): number {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lang: { type: 'string' },
        json: { type: 'boolean' },
        schema: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    err(`${messageOf(error)}\n\n${usage}`)
    return 2
  }
  const {
    positionals: [command, ...files],
    values: { lang = languageOf(process.env), json = false, schema = false, help = false },
  } = parsed
  if (help) {
    out(usage)
    return 0
  }
  if (lang !== 'zh' && lang !== 'en') {
    err(`The language ${lang} does not exist. Use zh or en.\n`)
    return 2
  }
  if (command === 'schema' || (command === 'check' && schema)) {
    out(`${JSON.stringify(pageSchema({ locale: lang }), null, 2)}\n`)
    return 0
  }
  if (command !== 'check' || files.length === 0) {
    err(usage)
    return 2
  }
  return checkFiles(files, { lang, json, out, err })
}

function checkFiles(
  files: readonly string[],
  { lang, json, out, err }: Streams & { lang: 'zh' | 'en'; json: boolean },
): number {
  let code = 0
  const reports = files
    .map((file) => {
      try {
        const findings = check(readFileSync(file === '-' ? 0 : file))
        if (findings.some(({ severity }) => severity !== 'info')) code = Math.max(code, 1)
        return { file, findings }
      } catch (error) {
        code = 2
        err(`${file}: ${messageOf(error)}\n`)
        return undefined
      }
    })
    .filter((report) => report !== undefined)
  if (json) out(`${JSON.stringify(reports, null, 2)}\n`)
  else {
    for (const { file, findings } of reports) {
      for (const { code: name, path, severity, message, line, column } of findings)
        out(`${file}${line ? `:${line}:${column}` : ''} ${severity} ${name} ${path}\n  ${message[lang]}\n`)
      if (findings.length === 0) out(`${file} ${lang === 'zh' ? '没有问题。' : 'No problems.'}\n`)
    }
  }
  return code
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function languageOf({ LC_ALL, LANG }: NodeJS.ProcessEnv): string {
  return (LC_ALL ?? LANG ?? '').startsWith('zh') ? 'zh' : 'en'
}
