import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { NodePlopAPI } from 'plop'
import { root } from './children.ts'

/** The values that the templates' texts and paths refer to. */
type Values = Record<string, string | boolean>
/** A folder of templates, and its values beside those of the name. */
type Part = [folder: string, values?: Values]

const folder = join(root, 'tools/templates')
const contexts = readdirSync(join(root, 'packages/contract/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'blocks')
  .map(({ name }) => name)
const detailOf = (name: string) => ({ ...namesOf(`${name}Detail`), call: `${namesOf(name).name}Info` })
const listOf = (name: string) => ({ ...namesOf(`${name}List`), call: `${namesOf(name).name}Page` })

/** The folders that each kind writes. Kinds in a context also take the context's name. */
const kinds: Record<string, { writes: string; inContext: boolean; parts: (name: string) => Part[] }> = {
  ui: {
    writes: 'a primitive of packages/ui',
    inContext: false,
    parts: () => [['component', { room: 'ui', inUi: true }]],
  },
  widget: {
    writes: 'a widget of packages/commerce',
    inContext: false,
    parts: () => [['component', { room: 'commerce' }]],
  },
  block: { writes: 'a block that merchants place on their pages', inContext: false, parts: () => [['block']] },
  page: { writes: 'a screen', inContext: true, parts: () => [['page'], ['screen'], ['address']] },
  center: {
    writes: 'a screen of the user centre, with its menu entry',
    inContext: true,
    parts: (name) => {
      const bare = name.replace(/^Uc(?=[A-Z])/, '')
      const { title, words } = namesOf(bare)
      const values = { ...namesOf(`Uc${bare}`), title, words, menu: namesOf(bare).name, center: true }
      return [
        ['center', values],
        ['screen', values],
        ['address', values],
      ]
    },
  },
  list: {
    writes: 'a paged list, with its call, handler and table',
    inContext: true,
    parts: () => [['list'], ['screen', { paged: true }], ['address'], ['registered'], ['table']],
  },
  'list-detail': {
    writes: 'a paged list and the screen of one record, with their calls, handlers and table',
    inContext: true,
    parts: (name) => {
      const list = { ...listOf(name), detail: detailOf(name).kebab, paged: true }
      const detail = { ...detailOf(name), list: list.kebab, listWords: list.words, open: '/:id' }
      return [
        ...['list', 'screen', 'address', 'registered'].map((part): Part => [part, list]),
        ...['detail', 'call', 'screen', 'address', 'registered'].map((part): Part => [part, detail]),
        ['table'],
      ]
    },
  },
  form: {
    writes: 'a form, with its call, handler and table',
    inContext: true,
    parts: () => [['form'], ['screen', { form: true }], ['address'], ['registered']],
  },
  call: {
    writes: 'a call, with its handler and table',
    inContext: true,
    parts: () => [['call'], ['registered'], ['table']],
  },
  migration: { writes: 'a table of the mall’s database', inContext: true, parts: () => [['table']] },
}

/** Returns a name in every case style. `table` is the name of its table, `call` of its call. */
function namesOf(noun: string) {
  const Name = noun.charAt(0).toUpperCase() + noun.slice(1)
  const lower = (Name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? []).map((word) => word.toLowerCase())
  const words = lower.join(' ')
  const name = Name.charAt(0).toLowerCase() + Name.slice(1)
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return { Name, name, call: name, snake: lower.join('_'), kebab: lower.join('-'), words, title }
}

export default function plopfile(plop: NodePlopAPI): void {
  plop.setPartial('sheet', readFileSync(join(folder, 'partials/sheet.hbs'), 'utf8').trimEnd())
  for (const [kind, { writes, inContext, parts }] of Object.entries(kinds)) {
    const words = process.argv.slice(process.argv.indexOf(kind) + 1)
    // With a name on the command line nothing is asked.
    const asked = !process.argv.includes(kind) || words.length < (inContext ? 2 : 1)
    plop.setGenerator(kind, {
      description: writes,
      prompts: [
        ...(inContext ? [{ type: 'list' as const, name: 'context', message: 'Context', choices: contexts }] : []),
        {
          type: 'input' as const,
          name: 'noun',
          message: 'Name, a noun such as PriceTag',
          validate: (noun: string) =>
            /^[A-Za-z][A-Za-z0-9]*$/.test(noun) || `${noun} is not a noun of letters and digits, such as PriceTag.`,
        },
        ...(inContext || kind === 'block'
          ? [{ type: 'input' as const, name: 'zh', message: 'Title in Chinese', when: asked }]
          : [
              { type: 'input' as const, name: 'is', message: 'What it is, in one sentence', when: asked },
              { type: 'input' as const, name: 'when', message: 'When one takes it', when: asked },
            ]),
      ],
      actions: [
        ({ noun, ...given }) => {
          const names = namesOf(noun as string)
          const answers = Object.fromEntries(Object.entries(given as Values).filter(([, value]) => value))
          return write(
            plop,
            parts(names.Name).map(([part, values]): Part => {
              const table = names.snake
              const all = {
                ...names,
                is: `A ${names.words}.`,
                when: `a page shows a ${names.words}.`,
                migration: nextMigration(plop.getDestBasePath()),
                table,
                ...values,
              }
              return [part, { zh: all.title, ...all, ...answers }]
            }),
          )
        },
      ],
    })
  }
}

/** Renders the templates, and writes all files or none. Returns the written paths. */
function write(plop: NodePlopAPI, parts: readonly Part[]): string {
  const into = plop.getDestBasePath()
  const files = new Map<string, string>()
  const textOf = (file: string) =>
    files.get(file) ?? readFileSync([into, root].map((at) => join(at, file)).find(existsSync)!, 'utf8')
  for (const [part, values = {}] of parts)
    for (const template of globSync('**/*.hbs', { cwd: join(folder, part) }).toSorted()) {
      const text = plop.renderString(readFileSync(join(folder, part, template), 'utf8'), values)
      const file = plop.renderString(template.replaceAll('\\', '/'), values).replace(/(\.insert)?\.hbs$/, '')
      if (template.endsWith('.insert.hbs')) files.set(file, inserted(textOf(file), text, file))
      else if (files.has(file) || [into, root].some((at) => existsSync(join(at, file))))
        throw new Error(`${file} is there already.`)
      else files.set(file, text)
    }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(into, file)), { recursive: true })
    writeFileSync(join(into, file), text)
  }
  if (!relative(root, into)) finish([...files.keys()])
  return [...files.keys()].join('\n     ')
}

/** Formats the files in the repository, and writes the generated files that follow from them. */
function finish(files: readonly string[]): void {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] })
  const scripts = files.filter((file) => /\.tsx?$/.test(file))
  if (scripts.length) run('node_modules/oxfmt/bin/oxfmt', '--write', ...scripts)
  run('--conditions=@millwright/source', 'tools/generate.ts')
}

/** Applies an insert template: each section starts with `>>> /regex/`, and its text goes before the match. */
function inserted(text: string, sections: string, file: string): string {
  return [...sections.matchAll(/^>>> \/(.*)\/\n([^]*?)(?=\n>>> |\n*$(?![^]))/gm)].reduce(
    (now, [, before = '', line = '']) => {
      const place = new RegExp(before).exec(now)
      if (!place) throw new Error(`${file} has changed its shape, so this cannot be inserted: ${line.trim()}`)
      return `${now.slice(0, place.index)}\n${line}${now.slice(place.index)}`
    },
    text,
  )
}

/** Returns the number of the next migration of the mall's database, with four digits. */
function nextMigration(into: string): string {
  const files = [into, root].flatMap((cwd) => globSync('apps/mall-api/src/db/migrations/*.sql', { cwd }))
  const numbers = files.map((file) => Number(/(\d{4})_[^/\\]*$/.exec(file)?.[1]))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}
