import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { root } from '../children.ts'

/** The guides in each package's tarball. Every package also has `supported`. */
const guidesOf: Record<string, readonly string[]> = {
  'api-client': ['client'],
  commerce: ['install', 'theming', 'server', 'languages', 'which'],
  contract: ['client'],
  'create-millwright': [],
  decoration: ['theming', 'server'],
  domain: [],
  edge: [],
  editor: [],
  host: [],
  i18n: ['languages'],
  pages: ['server', 'languages'],
  ui: ['install', 'theming', 'server', 'languages', 'accessibility', 'which', 'tables'],
}

/** Returns the files that packages copy from the root: the licence, and the guides as plain Markdown. */
export function besideCode(): { path: string; text: () => string }[] {
  const licence = readFileSync(join(root, 'LICENSE'), 'utf8')
  return Object.entries(guidesOf).flatMap(([name, guides]) => [
    { path: `packages/${name}/LICENSE`, text: () => licence },
    ...['supported', ...guides].flatMap((guide) =>
      ['en', 'zh'].map((locale) => ({
        path: `packages/${name}/guides/${guide}.${locale}.md`,
        text: () => plainGuide(join(root, 'docs/guides'), `${guide}.${locale}.mdx`),
      })),
    ),
  ])
}

/** Converts a guide from Storybook MDX to plain Markdown, with its samples and tables in place. */
export function plainGuide(folder: string, file: string): string {
  const text = readFileSync(join(folder, file), 'utf8')
  const samples = new Map(
    [...text.matchAll(/^import (\w+) from '(\.\/samples\/[^']+)\?raw'$/gm)].map(([, name = '', path = '']) => [
      name,
      {
        language: extname(path).slice(1),
        code: `// ${basename(path)}\n${readFileSync(join(folder, path), 'utf8').trimEnd()}`,
      },
    ]),
  )
  const [head = ''] = /^(?:import .*\n|\s*\n)*/.exec(text) ?? []
  const plain = text
    .slice(head.length)
    .replace(/^<Meta .*\/>\n/gm, '')
    .replace(/^<Source .*code=\{(\w+)\} \/>$/gm, (_, name: string) => {
      const sample = samples.get(name)
      if (!sample) throw new Error(`${file} shows ${name}, which it does not import`)
      return `\`\`\`${sample.language}\n${sample.code}\n\`\`\``
    })
    .replace(/^<Markdown>\{`\n([\s\S]*?)`\}<\/Markdown>$/gm, (_, table: string) =>
      table.trimEnd().replaceAll('\\`', '`'),
    )
    .replace(/^<WhichPart \/>\n?/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const left = /^<[A-Z]\w*/m.exec(plain.replace(/^```[\s\S]*?^```/gm, ''))
  if (left) throw new Error(`${file} has ${left[0]}>, which plain Markdown cannot show`)
  return `${plain}\n`
}
