import { useMemo, useRef, useState } from 'react'
import { useLocale, useText } from '@millwright/i18n/Texts'
import type { DrawingDiagnostic } from '../../drawing.ts'
import { Preview } from '../../Preview/Preview.tsx'
import { readDecoration } from '../../read.ts'
import { pageSchema } from '../../schema.ts'
import { completions } from './completions.ts'
import * as styles from './Playground.css.ts'
import { dataOf } from './StoryPage.tsx'

const words = {
  zh: { json: '页面 JSON', next: '此处可写（点选插入）', page: '页面', problems: '诊断', none: '没有问题。' },
  en: {
    json: 'The page as JSON',
    next: 'What may stand here (choose to insert)',
    page: 'The page',
    problems: 'Diagnostics',
    none: 'Nothing is wrong.',
  },
}

/** Renders a JSON editor beside the page, with the problems below. */
export function Playground({
  initial,
}: {
  /** The initial page. */
  initial: unknown
}) {
  const locale = useLocale()
  const text = words[locale]
  const field = useRef<HTMLTextAreaElement>(null)
  const [content, setContent] = useState(() => JSON.stringify(initial, null, 2))
  const [caret, setCaret] = useState(0)
  const [selected, setSelected] = useState<string>()
  const schema = useMemo(() => pageSchema({ locale }), [locale])
  const reading = useMemo(() => readDecoration(content), [content])
  const data = useMemo(() => dataOf(locale), [locale])
  const { from, suggestions } = completions(content, caret, schema)
  const { drawn, hear } = useDrawn(reading)

  function insert(suggestion: string): void {
    setContent(content.slice(0, from) + suggestion + content.slice(caret))
    setCaret(from + suggestion.length)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(from + suggestion.length, from + suggestion.length)
    })
  }

  return (
    <div className={styles.playground}>
      <div className={styles.side}>
        <label className={styles.label} htmlFor="json">
          {text.json}
        </label>
        <textarea
          ref={field}
          id="json"
          className={styles.json}
          spellCheck={false}
          value={content}
          onChange={({ target }) => {
            setContent(target.value)
            setCaret(target.selectionStart)
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        />
        <p className={styles.label}>{text.next}</p>
        <Suggestions label={text.next} suggestions={suggestions} onChoose={insert} />
        <p className={styles.label}>{text.problems}</p>
        <Problems reading={reading} drawn={drawn} />
      </div>
      <section className={styles.page} aria-label={text.page}>
        <Preview
          reading={reading}
          locale={locale}
          data={data}
          selected={selected}
          onSelect={({ blockId }) => setSelected(blockId)}
          onDiagnostic={hear}
        />
      </section>
    </div>
  )
}

/** Returns the latest rendering problem of each block of the current document. */
function useDrawn(reading: unknown) {
  const [drawing, setDrawing] = useState<{ of: unknown; found: DrawingDiagnostic[] }>({ of: undefined, found: [] })
  const hear = (diagnostic: DrawingDiagnostic) =>
    setDrawing(({ of, found }) => ({
      of: reading,
      found: [...(of === reading ? found.filter(({ index }) => index !== diagnostic.index) : []), diagnostic],
    }))
  return { drawn: drawing.of === reading ? drawing.found : [], hear }
}

function Suggestions({
  label,
  suggestions,
  onChoose,
}: {
  label: string
  suggestions: readonly string[]
  onChoose: (suggestion: string) => void
}) {
  return (
    <ul className={styles.words} aria-label={label}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" className={styles.word} onClick={() => onChoose(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Problems({
  reading,
  drawn,
}: {
  reading: ReturnType<typeof readDecoration>
  drawn: readonly DrawingDiagnostic[]
}) {
  const locale = useLocale()
  const text = words[locale]
  const say = useText('decorationPreview')
  const problems = [
    ...reading.diagnostics.map(({ code, path, message }) => ({
      key: `${path} ${code}`,
      where: path,
      what: message[locale],
    })),
    ...drawn.map(({ code, index, type, kind }) => ({
      key: `${index} ${code}`,
      where: `$[${index}]`,
      what: say(code, { name: type, kind: kind ?? '', error: '' }),
    })),
  ]
  return (
    <ul className={styles.problems} aria-label={text.problems} aria-live="polite">
      {problems.length === 0 && <li>{text.none}</li>}
      {problems.map(({ key, where, what }, index) => (
        <li key={`${key} ${index}`}>
          <code>{where}</code> {what}
        </li>
      ))}
    </ul>
  )
}
