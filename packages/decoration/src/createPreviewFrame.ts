import type { Locale } from '@millwright/domain/locale'
import type { DecorationData } from './data.ts'
import { parseToEditor, PREVIEW_VERSION, openMessageChannel } from './internal/previewMessages.ts'
import type { PreviewProblem, ToEditor, ToFrame } from './internal/previewMessages.ts'
import type { PreviewBlock } from './Preview/Preview.tsx'

export type { PreviewProblem }
export type PreviewFrameOptions = {
  /**
   * The origin of the frame's page, as `https://shop.example`. Messages are accepted from this origin and sent to it
   * only.
   */
  origin: string
  /** The initial page: any JSON. */
  content: unknown
  locale?: Locale | undefined
  /** The server's data, without promises. `update` can add data later. */
  data: DecorationData
  /** The page's background as its merchant wrote it (`#rrggbb`; other values are ignored). */
  ground?: string | undefined
  selected?: string | undefined
  onSelect?: ((block: PreviewBlock) => void) | undefined
  onHover?: ((block: PreviewBlock | undefined) => void) | undefined
  /** Called with all current problems of the page. */
  onDiagnostics?: ((problems: PreviewProblem[]) => void) | undefined
  /** Called with the page's height in pixels when it changes. Set the height on the frame, or let the frame scroll. */
  onHeight?: ((height: number) => void) | undefined
  /** Called when both sides have the same version and the page has been sent. */
  onReady?: (() => void) | undefined
  /** Called if the frame has another protocol version. Nothing is sent to it. */
  onMismatch?: ((versions: { own: number; other: number }) => void) | undefined
}
export type PreviewFrame = {
  update: (changed: Partial<Pick<PreviewFrameOptions, 'content' | 'locale' | 'data' | 'ground' | 'selected'>>) => void
  destroy: () => void
}

/** Creates the editor's side of a preview in an `iframe`, whose page calls `connectPreview`. Needs no React. */
export function createPreviewFrame(frame: HTMLIFrameElement, options: PreviewFrameOptions): PreviewFrame {
  let now = options
  let ready = false
  const { say, end } = openMessageChannel<ToEditor, ToFrame>(
    { on: window, other: () => frame.contentWindow, origin: options.origin },
    parseToEditor,
    hear,
  )

  const sendDocument = () => say({ kind: 'document', content: now.content, locale: now.locale ?? 'zh' })
  const sendData = () => say({ kind: 'data', data: now.data })
  const sendGround = () => say({ kind: 'ground', ground: now.ground ?? null })
  const sendSelected = () => say({ kind: 'select', blockId: now.selected ?? null })

  function hear(message: ToEditor): void {
    if (message.kind === 'hello') {
      say({ kind: 'welcome', version: PREVIEW_VERSION })
      ready = message.version === PREVIEW_VERSION
      if (!ready) return now.onMismatch?.({ own: PREVIEW_VERSION, other: message.version })
      // The page is sent last, so that it is rendered only once, with all its data.
      sendData()
      sendGround()
      sendDocument()
      sendSelected()
      return now.onReady?.()
    }
    if (!ready) return undefined
    switch (message.kind) {
      case 'select':
        return now.onSelect?.(message.block)
      case 'hover':
        return now.onHover?.(message.block ?? undefined)
      case 'diagnostics':
        return now.onDiagnostics?.(message.problems)
      case 'height':
        return now.onHeight?.(message.height)
    }
  }

  // Asks a loaded frame for its `hello`. A frame that is still loading sends it by itself and cannot be asked yet,
  // because `about:blank` has the editor's own origin.
  if (frame.contentDocument?.URL !== 'about:blank') say({ kind: 'hail', version: PREVIEW_VERSION })
  return {
    update(changed) {
      now = { ...now, ...changed }
      if (!ready) return
      if ('data' in changed) sendData()
      if ('ground' in changed) sendGround()
      if ('content' in changed || 'locale' in changed) sendDocument()
      if ('selected' in changed) sendSelected()
    },
    destroy: end,
  }
}
