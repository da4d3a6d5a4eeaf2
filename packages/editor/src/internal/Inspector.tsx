import { blockSchema } from '@millwright/decoration/schema'
import type { Registry } from '@millwright/decoration/registry'
import { isRecord } from '@millwright/domain/isRecord'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { useMemo } from 'react'
import { indexOf, itemsAt, moveItem, pathText, putValue, samePath, typeOf, valueAt } from '../page.ts'
import type { Path } from '../page.ts'
import type { Pickers } from '../pickers.ts'
import { BlockDrawing } from './BlockDrawing.tsx'
import type { FieldForm } from './fieldForm.ts'
import { BlockFields, Field } from './Fields.tsx'
import { typeLabel } from './labels.ts'
import { readSchema } from './schemaTypes.ts'
import { slotsIn } from './slotsIn.ts'
import { isHidden } from './useEditing.ts'
import type { Editing } from './useEditing.ts'
import type { Session } from './useSession.ts'
import * as styles from './Inspector.css.ts'

export type InspectorProps = {
  session: Session
  editing: Editing
  pickers: Pickers
  registry?: Registry | undefined
  /** The beginning of the ids of all fields, unique to this editor. */
  prefix: string
  /** The open entries of lists by block and path. */
  opened: Readonly<Record<string, number | undefined>>
  onOpen: (at: string, index: number | undefined) => void
}

/** The fields of the chosen block, made from its schema. */
export function Inspector(props: InspectorProps) {
  const text = useText('editor')
  const { session, editing, registry } = props
  const locale = useLocale()
  const at = indexOf(session.page, session.selected)
  const block = session.page[at]?.block
  const type = typeOf(block)
  const schema = useMemo(() => {
    const found = type ? blockSchema(type, { locale, blocks: registry?.blocks ?? {} }) : undefined
    return found && readSchema(found)
  }, [type, locale, registry])
  return (
    <section className={styles.inspector} aria-label={text('settings')}>
      {at < 0 || session.selected === undefined ? (
        <Empty title={text('chooseBlock')}>{text('chooseBlockHint')}</Empty>
      ) : (
        <>
          <header className={styles.head}>
            <BlockDrawing type={type} />
            <h2 className={styles.title}>{type ? typeLabel(type, locale) : text('noBlock')}</h2>
          </header>
          {isHidden(block) && (
            <Alert
              tone="info"
              action={
                <Button size="small" onPress={() => editing.hide(session.selected!)}>
                  {text('show')}
                </Button>
              }
            >
              {text('hiddenHint')}
            </Alert>
          )}
          <WholeProblems session={session} at={at} />
          {schema ? (
            <BlockFields
              key={session.selected}
              schema={schema}
              value={isRecord(block) ? block.dataField : undefined}
              path={['dataField']}
              form={formOf(props, { type, at, locale, schema, full: (name) => text('saidFull', { name }) })}
            />
          ) : (
            <p className={styles.hint}>{text('noSettings')}</p>
          )}
        </>
      )}
    </section>
  )
}

/** Problems of a block as a whole, such as an unknown type. */
function WholeProblems({ session, at }: { session: Session; at: number }) {
  const locale = useLocale()
  return session.problems
    .filter(({ index, within }) => index === at && !within.length)
    .map(({ code, severity, message }) => (
      <Alert key={code} tone={severity === 'error' ? 'bad' : severity === 'info' ? 'info' : 'warn'}>
        {message[locale]}
      </Alert>
    ))
}

type Chosen = {
  type: string
  at: number
  locale: 'zh' | 'en'
  schema: ReturnType<typeof readSchema>
  /** Says that a list takes no further item. */
  full: (name: string) => string
}

function formOf(
  { session, pickers, prefix, opened, onOpen }: InspectorProps,
  { type, at, locale, schema, full }: Chosen,
): FieldForm {
  const { page, act } = session
  const { key, block } = page[at]!
  const own = session.problems.filter(({ index }) => index === at)
  const slots = slotsIn(schema, isRecord(block) ? block.dataField : undefined, ['dataField']).map(
    ({ names, ...slot }) => ({
      ...slot,
      label: names.join(' · '),
    }),
  )
  const begins = (path: Path, whole: Path) => samePath(path, whole.slice(0, path.length))
  return {
    type,
    locale,
    pickers,
    Field,
    idOf: (path) => fieldId(prefix, path),
    problemAt: (path) => own.find(({ within, pending }) => !pending && samePath(within, path))?.message[locale],
    pendingAt: (path) => own.find(({ within, pending }) => pending && samePath(within, path))?.message[locale],
    problemsIn: (path) => own.filter(({ within, severity }) => severity !== 'info' && begins(path, within)).length,
    valueAt: (path) => valueAt(block, path),
    // A value may come late, such as the name of a link's target, so it is put into the page of that moment.
    change: (path, value) => act((now) => putValue(now, key, path, value), { mark: `${key} ${pathText(path)}` }),
    move: (from, { path, before }) => {
      const to = slots.find((slot) => samePath(slot.path, path))
      if (to && to.room <= 0 && !samePath(from.path, path)) return session.say(full(to.label))
      const count = itemsAt(page, { key, path }).length
      act(moveItem(page, { key, ...from }, { key, path, before: Math.min(before, count) }))
    },
    say: session.say,
    openAt: (path) => opened[`${key} ${pathText(path)}`],
    open: (path, index) => onOpen(`${key} ${pathText(path)}`, index),
    slots,
  }
}

/** Returns the id of a field's control. */
export function fieldId(prefix: string, path: Path): string {
  return `${prefix}${path.join('.')}`
}
