import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { root } from '../children.ts'
import type { Import } from '../syntax.ts'
import { literal } from './literal.ts'
import type { Sample } from './sample.ts'
import { freeNames, namesOf } from './sourceNames.ts'

const load = createRequire(import.meta.url)

type Options = {
  /** Whether the component exports its props type under its own name. */
  hasProps: boolean
  known: (prop: string, value: unknown) => unknown
  /** Whether a value has everything that the prop's type requires. */
  fits: (prop: string, value: unknown) => boolean
}

/**
 * Completes a sample so that a user can paste it: adds imports from the published packages, and inlines the fixtures
 * that the story uses. Throws if a name cannot be resolved.
 */
export function wholeSample(sample: Sample, part: string, options: Options): string {
  try {
    return new SampleWriter(sample, part, options).text()
  } catch (error) {
    // For a story with a custom frame, its args alone may be sufficient.
    if (!sample.plain || sample.plain === sample.jsx) throw error
    return new SampleWriter({ ...sample, jsx: sample.plain }, part, options).text()
  }
}

class SampleWriter {
  readonly #sample: Sample
  readonly #part: string
  readonly #options: Options
  readonly #names: ReturnType<typeof namesOf>
  readonly #imports = new Map<string, { value: Set<string>; type: Set<string> }>()
  readonly #declared: string[] = []
  /** The parameters of the sample, for data that only a server's response contains in full. */
  readonly #given: string[] = []
  readonly #seen = new Set<string>()
  readonly #seenStatements = new Set<ts.Statement>()

  constructor(sample: Sample, part: string, options: Options) {
    this.#sample = sample
    this.#part = part
    this.#options = options
    this.#names = namesOf(sample.source)
  }

  text(): string {
    const [, room] = /packages\/([\w-]+)\//.exec(this.#sample.file) ?? []
    const own = `@millwright/${room}/${this.#part}`
    const element = this.#withData(own)
    const isFunction = element.startsWith('function ')
    if (isFunction) {
      this.#resolveNames(element)
      this.#seen.add(this.#part)
    } else this.#resolveNames(`<>{${element.startsWith('<') ? element : `(${element})`}}</>`)
    this.#take(own, this.#part)
    if (this.#declared.some((one) => /\bmoney\('/.test(one))) this.#take('@millwright/domain/money/money', 'money')
    const body = isFunction ? `export ${element}` : this.#exported(element)
    return [this.#importLines(), ...this.#declared, body].join('\n\n')
  }

  #exported(element: string): string {
    const [note, parameters] = this.#given.length
      ? ['/** From the answer of a call. */\n', `(${this.#given.join(', ')}) => `]
      : ['', '']
    const lines = element.includes('\n') ? `(\n  ${element.replaceAll('\n', '\n  ')}\n)` : element
    return `${note}export const sample = ${parameters}${lines}`
  }

  #importLines(): string {
    return [...this.#imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([from, { value, type }]) => [
        ...(value.size ? [`import { ${[...value].toSorted().join(', ')} } from '${from}'`] : []),
        ...(type.size ? [`import type { ${[...type].toSorted().join(', ')} } from '${from}'`] : []),
      ])
      .join('\n')
  }

  #take(from: string, name: string, isType = false): void {
    const both = this.#imports.get(from) ?? { value: new Set(), type: new Set() }
    both[isType ? 'type' : 'value'].add(name)
    this.#imports.set(from, both)
  }

  /** Replaces the props that come from fixtures by constants or parameters, and returns the element. */
  #withData(own: string): string {
    const { hasProps, known, fits } = this.#options
    const propsType = `${this.#part}Props`
    let element = this.#sample.jsx
    for (const [name, value] of this.#sample.args) {
      const text = value.getText()
      if (!element.includes(text) || !this.#reachesFixtures(text)) continue
      const data = known(name, this.#evaluate(text))
      const constant = name === 'children' || !/^\w+$/.test(name) ? 'content' : name
      const type = hasProps ? `${propsType}['${name}']` : `ComponentProps<typeof ${this.#part}>['${name}']`
      if (hasProps) this.#take(own, propsType, true)
      else this.#take('react', 'ComponentProps', true)
      if (fits(name, data)) this.#declared.push(`const ${constant} = ${literal(data)} as ${type}`)
      else this.#given.push(`${constant}: ${type}`)
      element = element.replace(`={${text}}`, `={${constant}}`)
      this.#seen.add(constant)
    }
    return element
  }

  /** Imports or declares everything that a text names. */
  #resolveNames(text: string): void {
    for (const name of freeNames(text)) {
      if (this.#seen.has(name)) continue
      this.#seen.add(name)
      const from = this.#names.imported.get(name)
      if (from) {
        if (/storybook|fixtures/.test(from.from))
          throw new Error(`${name} comes from ${from.from}, which a user of the package does not have`)
        this.#take(this.#publicName(from.from), from.was === name ? name : `${from.was} as ${name}`, from.isType)
      } else if (name === 'args' && this.#sample.args.size)
        this.#declare(`const args = { ${this.#argsText()} } as const`)
      else this.#declareLocal(name)
    }
  }

  #declare(text: string): void {
    this.#resolveNames(text)
    this.#declared.push(text)
  }

  #argsText(): string {
    return [...this.#sample.args].map(([key, node]) => `${key}: ${withoutMocks(node.getText())}`).join(', ')
  }

  #declareLocal(name: string): void {
    const declaration = this.#names.local.get(name)
    if (!declaration) throw new Error(`${name} of nowhere`)
    if (this.#seenStatements.has(declaration)) return
    this.#seenStatements.add(declaration)
    const text = withoutMocks(withoutExport(declaration))
    if (this.#reachesFixtures(text)) this.#declared.push(`const ${name} = ${literal(this.#evaluate(name))}`)
    else this.#declare(text)
  }

  #reachesFixtures(text: string): boolean {
    return this.#needsOf(text).imports.some(({ from }) => from.startsWith('@millwright/fixtures/'))
  }

  /** Returns the imports and the declarations that a text needs directly or indirectly, in the order of their use. */
  #needsOf(text: string, seen = new Set<string>()): { imports: Import[]; declarations: string[] } {
    const imports: Import[] = []
    const declarations: string[] = []
    for (const name of freeNames(text).filter((one) => !seen.has(one))) {
      seen.add(name)
      const from = this.#names.imported.get(name)
      const local = this.#names.local.get(name)
      if (from) imports.push(from)
      else if (local) {
        const deeper = this.#needsOf(withoutExport(local), seen)
        imports.push(...deeper.imports)
        declarations.push(...deeper.declarations, withoutExport(local))
      }
    }
    return { imports, declarations }
  }

  #publicName(specifier: string): string {
    if (!specifier.startsWith('.')) return specifier
    const path = relative(join(root, 'packages'), resolve(dirname(this.#sample.file), specifier)).split('/')
    return `@millwright/${path[0]}/${path.length === 4 ? path[2] : path[2]?.replace(/\.tsx?$/, '')}`
  }

  /** Returns the value of an expression of the story's file, with the declarations and modules that it needs. */
  #evaluate(expression: string): unknown {
    const { imports, declarations } = this.#needsOf(expression)
    const values = new Map<string, unknown>()
    for (const { name, was, from, isType } of imports)
      if (!isType) values.set(name, (load(this.#pathOf(from)) as Record<string, unknown>)[was])
    const code = ts.transpileModule(`${[...new Set(declarations)].join('\n')}\nreturn (${expression})`, {
      compilerOptions: { target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.ReactJSX },
    }).outputText
    // oxlint-disable-next-line no-new-func -- our own stories
    return new Function(...values.keys(), code)(...values.values())
  }

  #pathOf(specifier: string): string {
    if (specifier.startsWith('@millwright/')) return load.resolve(specifier)
    return specifier.startsWith('.') ? resolve(dirname(this.#sample.file), specifier) : specifier
  }
}

const withoutMocks = (text: string) => text.replace(/\bfn\(\)/g, '() => {}')

function withoutExport(declaration: ts.Statement): string {
  return declaration.getText().replace(/^export /, '')
}
