import { basename } from 'node:path'
import { parseArgs } from 'node:util'

/** The project to create: a shop, or a merchant's editor of decorated pages. */
export type Kind = 'shop' | 'platform'

export type Arguments = {
  kind: Kind
  folder: string | undefined
  name: string | undefined
  api: string | undefined
  yes: boolean
  help: boolean
}

/** The address of the reference mall when started from a clone of the repository. */
export const SAMPLE_MALL = 'http://localhost:4101'

export const usage = `npm create millwright FOLDER [-- --name NAME] [--api URL] [--platform] [--yes]

  FOLDER       the folder to create; also the name of the package
  --name NAME  the shop's name for visitors, as in --name "Schmidt Antriebe" (default: the folder's name)
  --api URL    the mall's API (default: the sample mall's, ${SAMPLE_MALL})
  --platform   creates a merchant's editor of decorated pages instead of a shop
  --yes        uses the defaults without asking
`

/** Reads the command line. Throws a `TypeError` with one sentence that says how to correct the input. */
export function readArguments(given: readonly string[]): Arguments {
  const { values, positionals } = parsed(given)
  const { platform = false, yes = false, help = false, name, api } = values
  const [folder, ...more] = positionals
  if (more.length)
    throw new TypeError(`Name one folder only: "${more.join(' ')}" is one too many. Quote a name of several words.`)
  if (platform && api !== undefined)
    throw new TypeError('--api is only for shops. An editor loads its data in src/host.ts.')
  return {
    kind: platform ? 'platform' : 'shop',
    folder: folder === undefined ? undefined : readFolder(folder),
    name: name === undefined ? undefined : readName(name),
    api: api === undefined ? undefined : readAddress(api),
    yes,
    help,
  }
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        api: { type: 'string' },
        platform: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new TypeError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** Reads a folder path. Throws unless its last segment is a valid package name. */
export function readFolder(text: string): string {
  const name = basename(text)
  if (!/^[a-z0-9][a-z0-9._-]{0,99}$/.test(name))
    throw new TypeError(
      `"${name}" cannot be the name of a package: use small letters, digits, "-" and "_", as in my-shop.`,
    )
  return text
}

/** Reads the name shown to visitors: one line of at most 60 characters. */
export function readName(text: string): string {
  const name = text.trim()
  if (!name || name.length > 60 || /\p{Cc}/u.test(name))
    throw new TypeError(`The name "${name}" is invalid: write one line of 1 to 60 characters.`)
  return name
}

/** Reads the URL of a mall's API and strips trailing slashes. */
export function readAddress(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new TypeError(`"${text}" is not the address of a mall's API: write it like ${SAMPLE_MALL}.`)
  return text.replace(/\/+$/, '')
}

/** Returns the default name for a folder: `my-shop` becomes "My shop". */
export function nameOf(folder: string): string {
  const words = basename(folder)
    .replaceAll(/[._-]+/g, ' ')
    .trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
