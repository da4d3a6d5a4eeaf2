import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import type { Languages } from '@millwright/i18n/language'
import { everyNamespace, resourcesOf } from '@millwright/i18n/resources'
import { shellNamespaces } from '@millwright/pages/route'
import { folderOf } from './kitFolders.ts'

/** The prefix of a module with one namespace's texts in one language: `virtual:texts/cart.de`. */
export const TEXTS = 'virtual:texts/'
/** The name that stands for all namespaces of the frame in the name of a module: `virtual:texts/frameTexts.de`. */
export const FRAME = 'frameTexts'
/** The languages of the kit, by code. */
export const kitLanguages: readonly string[] = ['zh', 'en']

/** Reads the languages that the shop adds to the kit's, from the module that exports `languages`. */
export async function readLanguages(file: string | undefined): Promise<Languages> {
  if (!file) return {}
  const { module } = await runnerImport<{ languages: Languages }>(file)
  return Object.fromEntries(Object.entries(module.languages).filter(([code]) => !kitLanguages.includes(code)))
}

/**
 * Provides the texts of one namespace in one language as a module. A query such as `?zh` makes each language of the kit
 * a separate module, so that a page loads only one. A shop's own language comes from `file`, and falls back to the
 * kit's texts.
 */
export function textFiles(file: string | undefined): Plugin {
  const namespaces = `${folderOf('i18n')}/src/namespaces`
  return {
    name: 'millwright:texts',
    resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${TEXTS}`)) return undefined
      const [namespace = '', code = ''] = id.slice(TEXTS.length + 1).split('.')
      if (kitLanguages.includes(code))
        return `export { ${code} as texts } from ${JSON.stringify(`${namespaces}/${namespace}.ts?${code}`)}`
      const language = (await readLanguages(file))[code]
      if (!language) throw new Error(`The shop's languages do not include "${code}", so it has no texts.`)
      if (file) this.addWatchFile(file)
      const area = everyNamespace.find((one) => one === namespace)
      const texts = area ? resourcesOf(language, [area])[area] : resourcesOf(language, [...shellNamespaces, 'offline'])
      return `export const texts = ${JSON.stringify(texts)}`
    },
  }
}
