import { globSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { root } from './children.ts'

export type Rule = { selector: string; around: string[]; says: [property: string, value: string][] }

/** Builds all styles of the packages as the browser gets them, with class names that include the file's name. */
export async function builtSheet(patterns: readonly string[]): Promise<Rule[]> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
  const { outputFiles } = await build({
    stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: join(root, '.cache/sheet'),
    format: 'esm',
    packages: 'bundle',
    conditions: ['@millwright/source'],
    ignoreAnnotations: true,
    logLevel: 'error',
    charset: 'utf8',
    plugins: [vanillaExtractPlugin({ identifiers: 'debug', esbuildOptions: { conditions: ['@millwright/source'] } })],
  })
  return rulesOf(outputFiles.find(({ path }) => path.endsWith('.css'))?.text.replaceAll(/\/\*[\s\S]*?\*\//g, '') ?? '')
}

/** Parses rules from CSS as esbuild prints it: braces occur around rules only. */
export function rulesOf(css: string, around: string[] = []): Rule[] {
  const rules: Rule[] = []
  for (let at = 0; ;) {
    const open = css.indexOf('{', at)
    if (open < 0) return rules
    const head = css.slice(at, open).split(';').at(-1)!.trim()
    let depth = 1
    let end = open + 1
    for (; depth; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
    const body = css.slice(open + 1, end - 1)
    if (head.startsWith('@') || body.includes('{')) rules.push(...rulesOf(body, [...around, head]))
    else
      rules.push({
        selector: head,
        around,
        says: body
          .split(/;\s*\n/)
          .map((line) => line.trim())
          .filter(Boolean)
          .map((line) => [
            line.slice(0, line.indexOf(':')).trim(),
            line
              .slice(line.indexOf(':') + 1)
              .replace(/;$/, '')
              .trim(),
          ]),
      })
    at = end
  }
}
