import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { NodePlopAPI } from 'plop'
import { root } from './children.ts'

/** The values that the templates' texts and paths refer to. */
type Values = Record<string, string | boolean>
/** A folder of templates, and its values in addition to those derived from the name. */
type Part = [folder: string, values?: Values]

const folder = join(root, 'tools/templates')
const contexts = readdirSync(join(root, 'packages/contract/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'blocks')
  .map(({ name }) => name)
/** The values of a screen of the user centre. Its folder and address begin with Uc, its texts do not. */
function centerOf(name: string) {
  const bare = name.replace(/^Uc(?=[A-Z])/, '')
  const { name: call, snake: table, kebab: resource, title, words } = namesOf(bare)
  return { ...namesOf(`Uc${bare}`), call, table, resource, title, words, menu: call, center: true }
}

type Kind = { writes: string; parts: (name: string) => Part[] }
const inContext: Record<string, Kind> = {
  page: { writes: 'a screen', parts: () => [['page'], ['address']] },
  center: {
    writes: 'a screen of the user centre, with its menu entry',
    parts: (name) => ['center', 'menu', 'address'].map((part) => [part, centerOf(name)]),
  },
  'center-list-detail': {
    writes: 'a list and a detail of the user centre for a table that belongs to a buyer, with calls and handlers',
    parts: (name) => ['center-list-detail', 'registered', 'menu'].map((part) => [part, centerOf(name)]),
  },
  list: {
    writes: 'a paged list, with its call, handler and table',
    parts: () => ['list', 'address', 'registered', 'table'].map((part) => [part]),
  },
  'list-detail': {
    writes: 'a paged list and the screen of one record, with their calls, handlers and table',
    parts: (name) => {
      const [ofList, ofDetail] = [namesOf(`${name}List`), namesOf(`${name}Detail`)]
      const list = { ...ofList, call: `${namesOf(name).name}Page`, detail: ofDetail.kebab }
      const about = { list: list.kebab, listWords: list.words, open: '/:id' }
      const detail = { ...ofDetail, call: `${namesOf(name).name}Info`, ...about }
      return [
        ...['list', 'address', 'registered'].map((part): Part => [part, list]),
        ...['detail', 'call', 'address', 'registered'].map((part): Part => [part, detail]),
        ['table'],
      ]
    },
  },
  form: {
    writes: 'a form, with its call, handler and table',
    parts: () => ['form', 'address', 'registered'].map((part) => [part]),
  },
  call: { writes: 'a call, with its handler and table', parts: () => [['call'], ['registered'], ['table']] },
  migration: { writes: 'a table of the mall’s database', parts: () => [['table']] },
}
/** All kinds. Those in a context also take the context's name. */
const kinds: Record<string, Kind> = {
  ui: { writes: 'a primitive of packages/ui', parts: () => [['component', { room: 'ui', inUi: true }]] },
  widget: { writes: 'a widget of packages/commerce', parts: () => [['component', { room: 'commerce' }]] },
  block: { writes: 'a block that merchants place on their pages', parts: () => [['block']] },
  ...inContext,
}

const inChinese = { zh: 'Title in Chinese' }
const docstring = { is: 'What it is, in one sentence', when: 'When one takes it' }
const judgeNoun = (noun: string) =>
  /^[A-Za-z][A-Za-z0-9]*$/.test(noun) || `${noun} is not a noun of letters and digits, such as PriceTag.`

/** Returns a name in every case style. `call` is the name of its call. */
function namesOf(noun: string) {
  const Name = noun.charAt(0).toUpperCase() + noun.slice(1)
  const lower = (Name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? []).map((word) => word.toLowerCase())
  const words = lower.join(' ')
  const name = Name.charAt(0).toLowerCase() + Name.slice(1)
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return { Name, name, call: name, snake: lower.join('_'), kebab: lower.join('-'), words, title }
}

export default function plopfile(plop: NodePlopAPI): void {
  for (const partial of ['sheet', 'definition'])
    plop.setPartial(partial, readFileSync(join(folder, 'partials', `${partial}.hbs`), 'utf8').trimEnd())
  for (const [kind, { writes, parts }] of Object.entries(kinds)) {
    const isInContext = kind in inContext
    const words = process.argv.slice(process.argv.indexOf(kind) + 1)
    // If the command line names everything, no questions are asked.
    const asked = !process.argv.includes(kind) || words.length < (isInContext ? 2 : 1)
    plop.setGenerator(kind, {
      description: writes,
      prompts: [
        ...(isInContext ? [{ type: 'list' as const, name: 'context', message: 'Context', choices: contexts }] : []),
        { type: 'input' as const, name: 'noun', message: 'Name, a noun such as PriceTag', validate: judgeNoun },
        ...Object.entries(isInContext || kind === 'block' ? inChinese : docstring).map(([name, message]) => ({
          type: 'input' as const,
          name,
          message,
          when: asked,
        })),
      ],
      actions: [
        ({ noun, ...given }) => {
          const names = namesOf(noun as string)
          const answers = Object.fromEntries(Object.entries(given as Values).filter(([, value]) => value))
          return write(
            plop,
            parts(names.Name).map(([part, values]): Part => {
              const { title, words, snake: table } = names
              const migration = nextMigration(plop.getDestBasePath())
              const own = {
                zh: values?.title ?? title,
                is: `A ${words}.`,
                when: `a page shows a ${words}.`,
                migration,
                table,
              }
              return [part, { ...names, ...own, ...values, ...answers }]
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

/**
 * Applies an insert template. Each section starts with `>>> /regex/`, and its text goes before the match. After
 * `>>> sorted /regex/` its lines are sorted into the matched lines.
 */
function inserted(text: string, sections: string, file: string): string {
  const found = sections.matchAll(/^>>> (sorted )?\/(.*)\/\n([^]*?)(?=\n>>> |\n*$(?![^]))/gm)
  return [...found].reduce((now, [, sorted, before = '', lines = '']) => {
    const place = new RegExp(before).exec(now)
    if (!place) throw new Error(`${file} has changed its shape, so this cannot be inserted: ${lines.trim()}`)
    const put = sorted
      ? `${[...place[0].trimEnd().split('\n'), lines].toSorted().join('\n')}\n`
      : `\n${lines}${place[0]}`
    return now.slice(0, place.index) + put + now.slice(place.index + place[0].length)
  }, text)
}

/** Returns the number of the next migration of the mall's database, with four digits. */
function nextMigration(into: string): string {
  const files = [into, root].flatMap((cwd) => globSync('apps/mall-api/src/db/migrations/*.sql', { cwd }))
  const numbers = files.map((file) => Number(/(\d{4})_[^/\\]*$/.exec(file)?.[1]))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}
