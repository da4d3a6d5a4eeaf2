import { Decoration } from '@millwright/decoration/Decoration'
import { planData } from '@millwright/decoration/planData'
import { Preview } from '@millwright/decoration/Preview'
import { readDecoration } from '@millwright/decoration/read'
import { blockSchema, pageSchema } from '@millwright/decoration/schema'
import { validate } from '@millwright/decoration/validate'
import { Button } from '@millwright/ui/Button'
import { Select } from '@millwright/ui/Select'
import { Tabs } from '@millwright/ui/Tabs'
import { useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { BlockList } from './BlockList.tsx'
import { Fields } from './Fields.tsx'
import type { Form, Schema } from './Fields.tsx'
import type { Host } from './host.ts'
import { put, usePage } from './usePage.ts'
import type { Block, Path } from './usePage.ts'
import words from './words.json' with { type: 'json' }

type EditorProps = { host: Host; locale: 'zh' | 'en'; onLocale(locale: 'zh' | 'en'): void }

/** Writes a path as diagnostics do: `$[0].dataField.title`. */
const pathText = (path: Path) =>
  `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`

/** A merchant's editor of one decorated page: its block list, a preview, and the fields of the selected block. */
export function Editor({ host, locale, onLocale }: EditorProps) {
  const { blocks, change, undo, redo } = usePage(host.templates[0]!.blocks)
  const [selected, setSelected] = useState<string>()
  const [unreadable, setUnreadable] = useState(false)
  const text = words[locale]
  const reading = useMemo(() => readDecoration(blocks), [blocks])
  const problems = useMemo(() => validate(blocks), [blocks])
  const data = useMemo(() => host.answersOf(planData(reading.document)), [host, reading])
  const { link: _, ...known } = useMemo(() => pageSchema({ locale }).$defs as Record<string, Schema>, [locale])
  const types = Object.entries(known).map(([value, { title = value }]) => ({ value, label: title }))

  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return
    event.preventDefault()
    if (event.shiftKey || /y/i.test(event.key)) redo?.()
    else undo?.()
  }
  async function open(file: File | undefined) {
    const { source, diagnostics } = readDecoration(await file?.text())
    const failed = diagnostics.some(({ severity }) => severity === 'error')
    setUnreadable(failed)
    if (!failed) change(source.blocks as Block[])
  }
  const at = blocks.findIndex(({ id }) => id === selected)
  const schema = blocks[at] && (blockSchema(blocks[at].type, { locale }) as Schema | undefined)
  const form: Form = {
    text,
    choices: { ...host.choices, linkType: text.linkTypes.map((label, at) => ({ value: String(at + 1), label })) },
    // Problems of a bilingual text are shown at the Chinese field, which comes first.
    problem: (path) =>
      problems.find((one) => one.path === pathText(path.at(-1) === 'zh' ? path.slice(0, -1) : path))?.message[locale],
    change: (path, value) => change(put(blocks, path, value) as Block[], pathText(path)),
  }
  const page = { locale, data }
  const preview = (
    <Preview {...page} reading={reading} selected={selected} onSelect={(one) => setSelected(one.blockId)} />
  )
  return (
    <div className="editor" onKeyDown={press}>
      <header>
        <h1>{text.title}</h1>
        <Select
          name="template"
          label={text.template}
          hideLabel
          placeholder={text.template}
          options={host.templates.map(({ name }, at) => ({ value: String(at), label: name[locale] }))}
          onChange={({ value }) => change(host.templates[Number(value)]!.blocks)}
        />
        <Button disabled={!undo} onPress={undo}>
          {text.undo}
        </Button>
        <Button disabled={!redo} onPress={redo}>
          {text.redo}
        </Button>
        <label className="file">
          {text.importPage}
          <input type="file" accept=".json" onChange={({ target }) => void open(target.files?.[0])} />
        </label>
        <a download="page.json" href={`data:application/json,${encodeURIComponent(JSON.stringify(blocks, null, 2))}`}>
          {text.exportPage}
        </a>
        <Button tone="quiet" icon="globe" onPress={() => onLocale(locale === 'zh' ? 'en' : 'zh')}>
          {text.other}
        </Button>
        {unreadable && <p role="alert">{text.unreadable}</p>}
      </header>
      <section aria-label={text.blocks}>
        <h2>{text.blocks}</h2>
        <BlockList
          blocks={blocks}
          types={types}
          selected={selected}
          wrongAt={(at) => problems.filter(({ path }) => path.startsWith(`$[${at}]`)).length}
          text={text}
          onSelect={setSelected}
          onChange={change}
        />
      </section>
      <section aria-label={text.fields}>
        <h2>{text.fields}</h2>
        {schema && <Fields schema={schema} value={blocks[at]!.dataField} path={[at, 'dataField']} form={form} />}
        {!schema && <p className="hint">{at < 0 ? text.choose : text.unknown}</p>}
      </section>
      <section aria-label={text.page} className="page">
        <Tabs
          label={text.page}
          tabs={[
            { id: 'edit', label: text.edit, content: preview },
            { id: 'look', label: text.look, content: <Decoration {...page} document={reading.document} /> },
          ]}
        />
      </section>
    </div>
  )
}
