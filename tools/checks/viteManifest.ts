import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../readJson.ts'

const chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().optional(),
  isDynamicEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
})

/** Reads the chunks of a browser build. */
export const readManifest = (build: string) => readJson(join(build, '.vite/manifest.json'), z.record(z.string(), chunk))

/** Reads the length of each module in each file of a browser build. */
export const readModules = (build: string) =>
  readJson(join(build, '.vite/modules.json'), z.record(z.string(), z.record(z.string(), z.number())))
