import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** The folder of a package of the kit, wherever it is installed. A build reads the sources that it was published with. */
export function folderOf(room: string): string {
  return realpathSync(dirname(resolve(`@millwright/${room}/package.json`)))
}

/** The sources of this package. */
export const hostSources = `${folderOf('host')}/src`
