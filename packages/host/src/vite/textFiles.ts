import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import { shellNamespaces } from '@millwright/pages/route'
import { folderOf } from './kitFolders.ts'

/** Begins the name of the sentences of one namespace in one language: `virtual:texts/cart.de`. */
export const TEXTS = 'virtual:texts/'
/** In the place of a namespace: those of what stands around every screen. */
export const FRAME = 'frameTexts'

type Sentences = Readonly<Record<string, string>>
type OwnTexts = Readonly<Record<string, Sentences | undefined>>
/** A module with the sentences of a shop's own language. */
type OwnLanguage = { base: 'zh' | 'en'; texts: OwnTexts }

/**
 * The sentences of one namespace in one language as a module. With a query each language of the kit is a module of its
 * own, so that the other one stays out; a shop's own language is written out, with the kit's sentences where it has
 * none. `languages` are the files of the shop's own, by code.
 */
export function textFiles(languages: Readonly<Record<string, string>>): Plugin {
  const namespaces = `${folderOf('i18n')}/src/namespaces`
  return {
    name: 'millwright:texts',
    resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${TEXTS}`)) return undefined
      const [namespace = '', code = ''] = id.slice(TEXTS.length + 1).split('.')
      const file = languages[code]
      if (!file) return `export { ${code} as texts } from ${JSON.stringify(`${namespaces}/${namespace}.ts?${code}`)}`
      const { module } = await runnerImport<OwnLanguage>(file)
      this.addWatchFile(file)
      const texts =
        namespace === FRAME
          ? Object.fromEntries(await Promise.all(shellNamespaces.map(async (one) => [one, await merged(module, one)])))
          : await merged(module, namespace)
      return `export const texts = ${JSON.stringify(texts)}`
    },
  }
}

/** The kit's sentences of a namespace, with the shop's own in their place. */
async function merged({ base, texts }: OwnLanguage, namespace: string): Promise<Sentences> {
  const kit = (await import(`@millwright/i18n/namespaces/${namespace}`)) as Record<'zh' | 'en', Sentences>
  return { ...kit[base], ...texts[namespace] }
}
