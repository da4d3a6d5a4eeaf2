import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Returns the folder of an installed package of the kit. Builds read the package's published sources. */
export function folderOf(room: string): string {
  return realpathSync(dirname(resolve(`@millwright/${room}/package.json`)))
}

export const hostSources = `${folderOf('host')}/src`
