import { globSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import postcss, { AtRule, Rule as SheetRule } from 'postcss'
import type { Node } from 'postcss'
import { root } from './children.ts'

export type Rule = { selector: string; conditions: string[]; declarations: [property: string, value: string][] }

/** Builds the style modules that match the patterns for the browser. Class names include the file's name. */
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

/** Returns the rules of a sheet, each with the conditions and layers around it. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  postcss.parse(css).walkRules((rule) => {
    const says = rule.nodes.filter((node) => node.type === 'decl')
    if (rule.nodes.length && !says.length) return
    rules.push({
      selector: rule.selector,
      conditions: aroundOf(rule),
      declarations: says.map(({ prop, value, important }) => [prop, important ? `${value} !important` : value]),
    })
  })
  return rules
}

function aroundOf({ parent }: Node): string[] {
  if (parent instanceof AtRule) return [...aroundOf(parent), `@${parent.name} ${parent.params}`]
  return parent instanceof SheetRule ? [...aroundOf(parent), parent.selector] : []
}
