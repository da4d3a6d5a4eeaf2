import type { Locale } from '@millwright/domain/locale'
import { formatTime } from './formatTime.ts'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { IconButton } from '@millwright/ui/IconButton'
import { Segmented } from '@millwright/ui/Segmented'
import { Status } from '@millwright/ui/Status'
import type { ReactNode } from 'react'
import { windows } from './Canvas.tsx'
import type { WindowName } from './Canvas.tsx'
import { redoGlyph, undoGlyph } from './glyphs.tsx'
import type { DraftState } from './useDraft.ts'
import type { Session } from './useSession.ts'
import * as styles from './Toolbar.css.ts'

/** The languages on the canvas: one, or both beside each other. */
export type Shown = Locale | 'both'

type ToolbarProps = {
  title: string
  session: Session
  window: WindowName
  shown: Shown
  draft: { state: DraftState; savedAt: number }
  /** The host's own buttons. */
  actions: ReactNode
  onWindow: (window: WindowName) => void
  onShown: (shown: Shown) => void
  /** Whether the host can share drafts. */
  canShare: boolean
  onDialog: (name: 'templates' | 'share' | 'publish') => void
}

/** The head of the editor: the page's name, the window and language of the canvas, undo and redo, and publishing. */
export function Toolbar(props: ToolbarProps) {
  const { title, session, window, shown, actions, onWindow, onShown, canShare, onDialog } = props
  const text = useText('editor')
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        <h1 className={styles.title}>{title}</h1>
        <DraftStatus {...props.draft} />
      </div>
      <div className={styles.middle}>
        <Segmented
          name="window"
          label={text('window')}
          hideLabel
          size="small"
          value={window}
          options={Object.keys(windows).map((name) => ({ value: name, label: text(name as WindowName) }))}
          onChange={({ value }) => onWindow(value as WindowName)}
        />
        <Segmented
          name="shown"
          label={text('language')}
          hideLabel
          size="small"
          value={shown}
          options={(['zh', 'en', 'both'] as const).map((value) => ({ value, label: text(value) }))}
          onChange={({ value }) => onShown(value as Shown)}
        />
      </div>
      <div className={styles.end}>
        <Steps session={session} />
        <Button size="small" icon="grid" onPress={() => onDialog('templates')}>
          {text('templates')}
        </Button>
        {canShare && (
          <Button size="small" icon="external" onPress={() => onDialog('share')}>
            {text('share')}
          </Button>
        )}
        {actions}
        <Button size="small" tone="action" onPress={() => onDialog('publish')}>
          {text('publish')}
        </Button>
      </div>
    </header>
  )
}

/** Undo and redo. */
function Steps({ session }: Pick<ToolbarProps, 'session'>) {
  const text = useText('editor')
  return (
    <>
      <IconButton
        size="small"
        tone="quiet"
        icon={undoGlyph}
        label={text('undo')}
        disabled={!session.canUndo}
        onPress={session.undo}
      />
      <IconButton
        size="small"
        tone="quiet"
        icon={redoGlyph}
        label={text('redo')}
        disabled={!session.canRedo}
        onPress={session.redo}
      />
    </>
  )
}

function DraftStatus({ state, savedAt }: ToolbarProps['draft']) {
  const text = useText('editor')
  const language = useLanguage()
  if (state === 'none') return null
  const time = formatTime(language, savedAt)
  return (
    <span className={styles.draft} role="status">
      {state === 'published' ? (
        <Status tone="good">{text('published', { time })}</Status>
      ) : state === 'failed' ? (
        <Status tone="bad">{text('draftFailed')}</Status>
      ) : (
        text(state === 'saving' ? 'draftSaving' : 'draftSaved', { time })
      )}
    </span>
  )
}
