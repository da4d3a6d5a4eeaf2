import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const withPassword = /^(\w+:\/\/[^:@/?]*):([^/?]*)@/

/**
 * Runs `pg_dump` or `pg_restore`. Passes the password in the environment, because every user of the machine can read
 * command lines.
 */
export async function runPgProgram(name: string, url: string, args: string[]): Promise<void> {
  // A regular expression, because `URL` cannot parse addresses with several hosts or none.
  const password = withPassword.exec(url)?.[2]
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) }
  await promisify(execFile)(
    programOf(name),
    ['--no-owner', '--no-privileges', `--dbname=${url.replace(withPassword, '$1@')}`, ...args],
    { env },
  ).catch((error: Error & { stderr?: string }) => {
    throw new Error(`${name} failed: ${error.stderr?.trim() || 'it said nothing'}`)
  })
}

/** Returns the path of a PostgreSQL program: from PATH, or the newest in Debian's folders. */
function programOf(name: string): string {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  const found = [...inPath, ...newestFirst(globSync(`/usr/lib/postgresql/*/bin/${name}`))].find((path) =>
    existsSync(path),
  )
  if (!found)
    throw new Error(
      `${name} is not installed here: install PostgreSQL's client programs (Debian: postgresql-client), not older than the server, or run this where they are.`,
    )
  return found
}

/** Sorts paths by version, newest first. 16 is newer than 9.6. */
export function newestFirst(paths: readonly string[]): string[] {
  return paths.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}
