import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'vite'
import { findViews, lazy } from '../../packages/host/src/vite/bundles.ts'
import { root } from '../children.ts'
import { table } from '../table.ts'
import { measureScreens, readModules } from './shopSizes.ts'

/**
 * Builds the shop once as it is and once with 40 more screens made of the kit's components. The shared files and every
 * existing screen may grow by 1 %, and 95 % of the files must keep their names, so that browser caches stay valid.
 */
const SCREENS = 40
const GROWTH = 0.01
const KEPT = 0.95

process.env.NODE_ENV = 'production'
const folder = join(root, '.cache/growth')
const [before, after] = [join(folder, 'before'), join(folder, 'after')]
await buildBrowser(before)
const parts = sharedParts(before)
await buildBrowser(after, writeScreens())

const [sizesBefore, sizesAfter] = [sizesOf(before), sizesOf(after)]
const rows = Object.entries(sizesBefore).map(([screen, { code, style }]) => {
  const now = sizesAfter[screen]!
  const growth = Math.max(now.code / code, now.style / style) - 1
  return {
    screen,
    script: code.toFixed(2),
    'with 40 more': now.code.toFixed(2),
    style: style.toFixed(2),
    'with 40': now.style.toFixed(2),
    growth: `${(growth * 100).toFixed(2)} %`,
    over: growth > GROWTH ? 'OVER' : '',
  }
})
const [former, present] = [before, after].map((cwd) => globSync('assets/*', { cwd })) as [string[], string[]]
const renamed = former.filter((file) => !present.includes(file))
const kept = 1 - renamed.length / former.length
const over = rows.filter((row) => row.over)
console.log(table(rows))
console.log(
  `\n${former.length - renamed.length} of ${former.length} files (${(kept * 100).toFixed(1)} %) keep their names${renamed.length ? `; renamed: ${renamed.join(', ')}` : ''}.`,
)
rmSync(folder, { recursive: true })
if (over.length)
  console.log(
    'The files that all screens share grew when unrelated screens were added, so every visitor loads more: see packages/host/src/vite/bundles.ts.',
  )
process.exit(over.length || kept < KEPT ? 1 : 0)

async function buildBrowser(outDir: string, input: Record<string, string> = {}): Promise<void> {
  await build({
    root: join(root, 'apps/storefront'),
    configLoader: 'native',
    logLevel: 'error',
    build: { outDir },
    // Added after the shop's own entries, as a shop's screens are: the order of entries decides the order within files.
    plugins: [{ name: 'more-screens', enforce: 'post', config: () => ({ build: { rolldownOptions: { input } } }) }],
  })
}

/**
 * Returns the kit's shared components. A component that only one screen uses belongs to that screen's file until a
 * second use puts it into the table of `bundles.ts`.
 */
function sharedParts(build: string): string[] {
  // Modules that screens load on demand are not imported statically.
  const own = new Set([...Object.keys(findViews()), ...Object.keys(lazy)])
  const used = new Set(
    Object.entries(readModules(build)).flatMap(([file, inside]) =>
      own.has(basename(file).replace(/-.*/, '')) ? [] : Object.keys(inside),
    ),
  )
  const all = globSync('packages/{ui,commerce}/src/*/*.tsx', { cwd: root }).filter(
    (file) => basename(file, '.tsx') === basename(dirname(file)),
  )
  // Providers wrap the application and are not part of a screen.
  return all.filter((file) => used.has(file) && !file.endsWith('Provider.tsx')).toSorted()
}

/**
 * Writes screens of nine shared components each, the same choice in every run, with their own code and styles. Each
 * pair of screens shares a component of its own.
 */
function writeScreens(): Record<string, string> {
  const sources = join(folder, 'screens')
  mkdirSync(sources, { recursive: true })
  const write = (name: string, code: string) => {
    writeFileSync(join(sources, `${name}.js`), `import './${name}.css'\n${code}\n`)
    writeFileSync(join(sources, `${name}.css`), `.${name} { display: grid; gap: 1px }\n`)
    return join(sources, `${name}.js`)
  }
  for (let pair = 0; pair < SCREENS / 2; pair++)
    write(`Pair${pair}`, `export const Pair = (props) => 'part ${pair} of two ' + props.text`)
  return Object.fromEntries(
    Array.from({ length: SCREENS }, (_, index) => {
      const partAt = (_: unknown, place: number) =>
        parts[(index * 37 + place * 101 + place * place * 7) % parts.length]!
      const chosen = [...new Set(Array.from({ length: 9 }, partAt))]
      const name = `Generated${index}`
      const code = [
        "import { jsx } from 'react/jsx-runtime'",
        `import { Pair } from './Pair${index >> 1}.js'`,
        ...chosen.map((file, at) => `import { ${basename(file, '.tsx')} as Part${at} } from '${join(root, file)}'`),
        `export const ${name} = (props) => [`,
        ...chosen.map((_, at) => `  jsx(Part${at}, props, 'screen ${index} part ${at}'),`),
        '  Pair(props)]',
      ]
      return [name, write(name, code.join('\n'))]
    }),
  )
}

function sizesOf(build: string): Record<string, { code: number; style: number }> {
  const screens = measureScreens(build, Object.keys(findViews()))
  const { script, style } = screens[0]!.frame
  return { 'the frame': { code: script, style }, ...Object.fromEntries(screens.map((one) => [one.screen, one])) }
}
