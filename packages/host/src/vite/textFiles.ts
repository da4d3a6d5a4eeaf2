import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import type { Languages } from '@millwright/i18n/language'
import { resourcesOf } from '@millwright/i18n/resources'
import type { Namespace } from '@millwright/i18n/namespaces'
import { shellNamespaces } from '@millwright/pages/route'
import { folderOf } from './kitFolders.ts'

/** Begins the name of the sentences of one namespace in one language: `virtual:texts/cart.de`. */
export const TEXTS = 'virtual:texts/'
/** In the place of a namespace: those of what stands around every screen. */
export const FRAME = 'frameTexts'
/** The languages of the kit, by code. */
export const kitLanguages: readonly string[] = ['zh', 'en']

/** The languages of a shop that are none of the kit's, from the module that exports `languages`. */
export async function readLanguages(file: string | undefined): Promise<Languages> {
  if (!file) return {}
  const { module } = await runnerImport<{ languages: Languages }>(file)
  return Object.fromEntries(Object.entries(module.languages).filter(([code]) => !kitLanguages.includes(code)))
}

/**
 * The sentences of one namespace in one language as a module. With a query each language of the kit is a module of its
 * own, so that the other one stays out; a shop's own language, from `file`, is written out with the kit's sentences
 * where it has none.
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
      if (!language) throw new Error(`There are no sentences for the language "${code}".`)
      if (file) this.addWatchFile(file)
      const texts =
        namespace === FRAME
          ? resourcesOf(language, [...shellNamespaces, 'offline'])
          : resourcesOf(language, [namespace as Namespace])[namespace as Namespace]
      return `export const texts = ${JSON.stringify(texts)}`
    },
  }
}
