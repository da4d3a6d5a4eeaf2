import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { root } from '../../../tools/children.ts'

/** The budget of ten fields with React, in kB gzip. */
export const FIELDS_BUDGET = 170

const units = `[{ value: 'mm', label: 'mm' }, { value: 'in', label: 'in' }]`
const elements = {
  TextField: '<TextField label="Model" name="model" />',
  NumberField: '<NumberField label="Quantity" name="quantity" />',
  Select: `<Select label="Unit" name="unit" options={${units}} />`,
  ComboBox: `<ComboBox label="Brand" name="brand" items={[{ id: 'skf', label: 'SKF' }]} />`,
  DatePicker: '<DatePicker label="Delivery" name="delivery" />',
  DateRangePicker: '<DateRangePicker label="Valid" fromName="from" toName="to" />',
  Checkbox: '<Checkbox label="Certificate" name="certificate" />',
  RadioGroup: `<RadioGroup label="Invoice" name="invoice" options={${units}} />`,
  Switch: '<Switch label="Urgent" name="urgent" />',
  TextArea: '<TextArea label="Note" name="note" />',
}
type Field = keyof typeof elements
const all = Object.keys(elements) as Field[]
const rich: readonly Field[] = ['ComboBox', 'DatePicker', 'DateRangePicker']

/** Sizes of one page, in kB gzip: what the page loads by itself, and what it loads when the reader opens a panel. */
export type FieldsSize = { loaded: number; style: number; opened: number }

/**
 * Measures a form with ten fields in Vite's production build of the published modules, React included. The controls of
 * ComboBox and the date pickers load after the page and count; their list and calendars load when the reader opens them.
 */
export async function measureFields(): Promise<Record<'react' | 'plain' | 'comboBox' | 'dates' | 'ten', FieldsSize>> {
  const plain = all.filter((name) => !rich.includes(name))
  return {
    react: await weigh('', '<p />'),
    plain: await weighPage(plain),
    comboBox: await weighPage([...plain, 'ComboBox']),
    dates: await weighPage([...plain, 'DatePicker', 'DateRangePicker']),
    ten: await weighPage(all),
  }
}

function weighPage(names: readonly Field[]): Promise<FieldsSize> {
  const parts = [...names, 'Form']
  const imports = [
    ...parts.map((name) => `import '@millwright/ui/${name}/styles'`),
    ...[...parts, 'UiProvider'].map((name) => `import { ${name} } from '@millwright/ui/${name}'`),
  ]
  const fields = names.map((name) => elements[name]).join('')
  return weigh(imports.join('\n'), `<UiProvider locale="en"><Form>${fields}</Form></UiProvider>`)
}

async function weigh(imports: string, element: string): Promise<FieldsSize> {
  const source = `import { createRoot } from 'react-dom/client'\n${imports}\ncreateRoot(document.body).render(${element})`
  const output = await bundle(source)
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const withImports = (names: Iterable<string>) => {
    // The loop adds to the set that it walks, until the set holds all direct and indirect imports.
    const found = new Set(names)
    for (const name of found) for (const other of chunks.get(name)?.imports ?? []) found.add(other)
    return found
  }
  const page = withImports([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const controls = [...page].flatMap((name) => chunks.get(name)?.dynamicImports ?? [])
  const loaded = withImports([...page, ...controls])
  const sum = (wanted: boolean) =>
    [...chunks.values()]
      .filter(({ fileName }) => loaded.has(fileName) === wanted)
      .reduce((total, { code }) => total + zipped(code), 0)
  const style = output.reduce((total, file) => total + (file.type === 'asset' ? zipped(file.source) : 0), 0)
  return { loaded: sum(true) + style, style, opened: sum(false) }
}

async function bundle(source: string): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const entry = `${root}/fields.jsx`
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'virtual:entry' ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: { main: 'virtual:entry' } },
    },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []))
}

function zipped(code: string | Uint8Array): number {
  return gzipSync(code, { level: 9 }).length / 1000
}

/** Returns the section of docs/ui-speed.md. */
export function fieldsSection({
  react,
  plain,
  comboBox,
  dates,
  ten,
}: Awaited<ReturnType<typeof measureFields>>): string {
  const kB = (size: number) => size.toFixed(1)
  const row = (what: string, loaded: number, opened: number) =>
    `| ${what} | ${kB(loaded)} | ${opened ? kB(opened) : ''} |`
  return `## Ten fields

A form with TextField, NumberField, Select, ComboBox, DatePicker, DateRangePicker, Checkbox, RadioGroup, Switch and TextArea, React and its DOM included; JavaScript + CSS, gzipped, kB of 1000 bytes. \`node tools/checks/parts.ts\` measures it in CI: the budget is ${FIELDS_BUDGET} kB.

|  | loaded by the page, kB | when opened, kB |
| --- | ---: | ---: |
${[
  row('React and its DOM', react.loaded, 0),
  row('Form and seven plain fields', plain.loaded - react.loaded, plain.opened),
  row('ComboBox, alone', comboBox.loaded - plain.loaded, comboBox.opened),
  row('DatePicker and DateRangePicker, alone', dates.loaded - plain.loaded, dates.opened),
  row('**all ten**', ten.loaded, ten.opened),
].join('\n')}

ComboBox and the date pickers share ${kB(comboBox.loaded + dates.loaded - plain.loaded - ten.loaded)} kB, so together they weigh less than the sum of both. Their controls load after the page, beside native fields that work at once; the list and the calendars load when the reader points at the field, focuses it or opens it. The controls import single hooks of react-aria and its Gregorian calendar alone: days are Gregorian in every language, as the submitted values are.
`
}
