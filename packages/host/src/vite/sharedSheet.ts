import type { Plugin } from 'vite'

/**
 * Every page has the shared sheet. Named in scripts that fetch parts later, each change of a style would rename them.
 */
export function sharedSheet(): Plugin {
  return {
    name: 'shared-sheet',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const styles = (file as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss
        for (const style of styles ?? []) if (/\/shared-[^/]*\.css$/.test(style)) styles?.delete(style)
      }
    },
  }
}
