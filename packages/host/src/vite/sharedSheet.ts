import type { Plugin } from 'vite'

/**
 * Removes the shared stylesheet from the chunks' imports, since every page has it. Otherwise each change of a style
 * would rename the scripts that load components lazily.
 */
export function sharedSheet(): Plugin {
  return {
    name: 'shared-sheet',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const styles = file.viteMetadata?.importedCss
        for (const style of styles ?? []) if (/\/shared-[^/]*\.css$/.test(style)) styles?.delete(style)
      }
    },
  }
}
