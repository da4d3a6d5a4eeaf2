import type { Locale } from '@millwright/domain/locale'
import { useText } from '@millwright/i18n/Texts'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
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
import { useEditing } from './useEditing.ts'
import { useJump } from './useJump.ts'
import { useOutlineRows } from './useOutlineRows.ts'
import { contentOf, useSession } from './useSession.ts'
import { useUndoKeys } from './useUndoKeys.ts'
import * as styles from './Desk.css.ts'

/** The editor of an opened page or draft. */
export function Desk(props: DeskProps) {
  const { locale, opened, title, registry, pickers = none, dataOf } = props
  const text = useText('editor')
  const session = useSession(opened, registry)
  const view = useView(locale)
  const [dialog, setDialog] = useState<DialogName>()
  const { dragged, onDrag } = useDragged()
  const prefix = `${useId()}-`
  const { content, edited, baseline, published, restored, onPublished } = useEdited(props, session)
  const draft = useDraft({ store: props.drafts, name: props.name ?? '', content, published: baseline.content })
  const own = registry?.blocks ?? none
  const editing = useEditing({ session, blocks: own, locale, text })
  const rows = useOutlineRows(session, { locale, text })
  const jump = useJump({ session, prefix })
  const desk = useUndoKeys(session)
  return (
    <I18nProvider locale={locale === 'zh' ? 'zh-CN' : 'en-US'}>
      <div ref={desk} className={styles.desk}>
        <Toolbar
          title={title}
          session={session}
          {...view}
          draft={published ?? draft}
          actions={props.actions}
          canShare={props.onShare !== undefined}
          onDialog={(name) => {
            if (name === 'publish') session.settle()
            setDialog(name)
          }}
        />
        <div className={styles.left}>
          <Palette offered={props.blocks} own={own} editing={editing} onDrag={onDrag} />
          <Outline
            rows={rows}
            selected={session.selected}
            editing={editing}
            onSelect={session.select}
            onDrag={onDrag}
          />
        </div>
        <Stage
          {...{ session, editing, registry, dataOf, dragged, restored, jump }}
          window={view.window}
          shown={view.shown}
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
          onPublished={onPublished}
        />
      </div>
    </I18nProvider>
  )
}

const none = {}

/** The window and the languages of the preview. It follows the editor's language until the person chooses another. */
function useView(locale: Locale) {
  const [window, onWindow] = useState<WindowName>('wide')
  const [chosen, onShown] = useState<Shown>()
  return { window, shown: chosen ?? locale, onWindow, onShown }
}

/** Returns what is dragged. A ref, because a change of the page while a drag begins would make Chrome end the drag. */
function useDragged() {
  const dragged = useRef<Dragged>(undefined)
  const onDrag = useCallback((now: Dragged) => {
    dragged.current = now
  }, [])
  return { dragged, onDrag }
}

/** The page as text, the page that buyers see, and when this editor published it. Tells the host of each change. */
function useEdited({ onChange, opened, ...props }: DeskProps, session: ReturnType<typeof useSession>) {
  const { source, blocks, found: problems } = session
  const content = useMemo(() => contentOf(source, blocks), [source, blocks])
  const [baseline, setBaseline] = useState<DeskProps['published'] & { at?: number }>(props.published)
  const edited = useMemo(() => ({ content, blocks, problems }), [content, blocks, problems])
  const told = useRef<{ of: unknown; content: string }>({ of: opened, content })
  useEffect(() => {
    if (told.current.content === content) return
    told.current = { of: opened, content }
    onChange?.(edited)
  }, [content, edited, onChange, opened])
  const onPublished = () => setBaseline({ content, blocks, at: Date.now() })
  // Undefined again once the page changes.
  const published =
    baseline.content === content && baseline.at !== undefined
      ? ({ state: 'published', savedAt: baseline.at } as const)
      : undefined
  // Once the draft is published, the notice about it ends.
  const restored = baseline.at === undefined ? props.restored : undefined
  return { content, edited, baseline, published, restored, onPublished }
}
