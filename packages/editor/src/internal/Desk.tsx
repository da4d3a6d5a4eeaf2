import { useText } from '@millwright/i18n/Texts'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { offeredTypes } from './blockGroups.ts'
import type { WindowName } from './Canvas.tsx'
import type { DeskProps } from '../editorProps.ts'
import { DeskDialogs } from './DeskDialogs.tsx'
import type { DialogName } from './DeskDialogs.tsx'
import type { Dragged } from './dragTypes.ts'
import { Inspector } from './Inspector.tsx'
import { Outline } from './Outline.tsx'
import { Palette } from './Palette.tsx'
import { Stage } from './Stage.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { Shown } from './Toolbar.tsx'
import { useDraft } from './useDraft.ts'
import { editingOf } from './useEditing.ts'
import { useJump } from './useJump.ts'
import { contentOf, useSession } from './useSession.ts'
import * as styles from './Desk.css.ts'

/** The editor of an opened page or draft. */
export function Desk(props: DeskProps) {
  const { locale, opened, title, registry, pickers = none, dataOf, restored } = props
  const text = useText('editor')
  const session = useSession(opened, registry)
  const [window, setWindow] = useState<WindowName>('wide')
  const [shown, setShown] = useState<Shown>(locale)
  const [dialog, setDialog] = useState<DialogName>()
  // A ref, because a change of the page while a drag begins would make Chrome end the drag.
  const dragged = useRef<Dragged>(undefined)
  const onDrag = (now: Dragged) => {
    dragged.current = now
  }
  const prefix = `${useId()}-`
  const { content, edited, baseline, setBaseline } = useEdited(props, session)
  const draft = useDraft({ store: props.drafts, name: props.name ?? '', content, published: baseline.content })
  const [published, setPublished] = useState<{ content: string; at: number }>()
  const isPublished = published?.content === content
  const own = registry?.blocks ?? {}
  const editing = editingOf({ session, blocks: own, locale, text })
  const jump = useJump({ session, prefix })
  const desk = useUndoKeys(session)
  return (
    <I18nProvider locale={locale === 'zh' ? 'zh-CN' : 'en-US'}>
      <div ref={desk} className={styles.desk}>
        <Toolbar
          title={title}
          session={session}
          window={window}
          shown={shown}
          draft={isPublished ? { state: 'published', savedAt: published.at } : draft}
          actions={props.actions}
          onWindow={setWindow}
          onShown={setShown}
          onTemplates={() => setDialog('templates')}
          onPublish={() => setDialog('publish')}
        />
        <div className={styles.left}>
          <Palette
            types={offeredTypes(props.blocks, Object.keys(own))}
            onAdd={(type) => editing.add(type)}
            onDrag={onDrag}
          />
          <Outline session={session} editing={editing} onDrag={onDrag} />
        </div>
        <Stage
          {...{ session, editing, window, registry, dataOf, dragged, shown, restored, jump }}
          hasOther={draft.hasOther}
          onDiscard={props.onDiscard}
          onDrag={onDrag}
        />
        <Inspector {...{ session, editing, pickers, registry, prefix }} opened={jump.opened} onOpen={jump.open} />
        <output className={styles.said}>{session.said}</output>
        <DeskDialogs
          {...props}
          {...{ session, dialog, edited, baseline }}
          onClose={() => setDialog(undefined)}
          onPublished={() => {
            setBaseline({ content, blocks: session.blocks })
            setPublished({ content, at: Date.now() })
          }}
        />
      </div>
    </I18nProvider>
  )
}

const none = {}

/** The page as text, and the page that buyers see. Tells the host of each change. */
function useEdited({ onChange, published, opened }: DeskProps, session: ReturnType<typeof useSession>) {
  const { source, blocks, problems } = session
  const content = useMemo(() => contentOf(source, blocks), [source, blocks])
  const [baseline, setBaseline] = useState(published)
  const edited = useMemo(() => ({ content, blocks, problems }), [content, blocks, problems])
  const told = useRef<{ of: unknown; content: string }>({ of: opened, content })
  useEffect(() => {
    if (told.current.content === content) return
    told.current = { of: opened, content }
    onChange?.(edited)
  }, [content, edited, onChange, opened])
  return { content, edited, baseline, setBaseline }
}

/**
 * Undoes and repeats by keys, wherever the focus is: with the focus on nothing, the browser would undo in the field that
 * was typed in last. A field outside of the editor, such as the host's own, keeps its undo.
 */
function useUndoKeys({ undo, redo }: Pick<ReturnType<typeof useSession>, 'undo' | 'redo'>) {
  const desk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[zy]$/i.test(event.key)) return
      const { target } = event
      const isInside = target instanceof Node && desk.current?.contains(target)
      if (!isInside && isTextField(target)) return
      event.preventDefault()
      if (event.shiftKey || /y/i.test(event.key)) redo()
      else undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
  return desk
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
