import type { DrawingDiagnostic } from '../drawing.ts'
import { parseToFrame, PREVIEW_VERSION, openMessageChannel } from '../internal/previewMessages.ts'
import type { PreviewProblem, ToEditor, ToFrame } from '../internal/previewMessages.ts'
import type { MountReading } from '../internal/mountPage.tsx'
import { mountPreview } from '../mountPreview/mountPreview.tsx'
import type { MountPreviewOptions } from '../mountPreview/mountPreview.tsx'

export type ConnectPreviewOptions = Pick<MountPreviewOptions, 'resolvePicture' | 'registry'> & {
  /**
   * The origin of the editor's page, as `https://editor.example`. Messages are accepted from this origin and sent to it
   * only.
   */
  origin: string
  /** Called if the editor has another protocol version. One side needs an update. */
  onMismatch?: ((versions: { own: number; other: number }) => void) | undefined
}

/**
 * Connects the frame's side of a preview: renders into `element` the page that the editor sends with
 * `createPreviewFrame`.
 */
export function connectPreview(
  element: HTMLElement,
  { origin, onMismatch, ...options }: ConnectPreviewOptions,
): { destroy: () => void } {
  let agreed = false
  const { say, end } = openMessageChannel<ToFrame, ToEditor>(
    { on: window, other: () => window.parent, origin },
    parseToFrame,
    hear,
  )

  const report = problemReport((problems) => {
    if (agreed) say({ kind: 'diagnostics', problems })
  })
  const page = mountPreview(element, [], {
    ...options,
    data: { now: Date.now() },
    onReading: report.read,
    onDiagnostic: report.drawn,
    onSelect: (block) => {
      if (agreed) say({ kind: 'select', block })
    },
    onHover: (block) => {
      if (agreed) say({ kind: 'hover', block: block ?? null })
    },
  })

  function hear(message: ToFrame): void {
    switch (message.kind) {
      case 'hail':
        return say({ kind: 'hello', version: PREVIEW_VERSION })
      case 'welcome':
        agreed = message.version === PREVIEW_VERSION
        if (!agreed) onMismatch?.({ own: PREVIEW_VERSION, other: message.version })
        return undefined
      default:
        if (!agreed) return undefined
    }
    switch (message.kind) {
      case 'document':
        return page.update(message.content ?? [], { locale: message.locale })
      case 'data':
        report.redraw()
        return page.update(undefined, { data: message.data })
      case 'ground':
        return page.update(undefined, { ground: message.ground ?? undefined })
      case 'select':
        return page.update(undefined, { selected: message.blockId ?? undefined })
    }
  }

  const sizes = new ResizeObserver(() => {
    if (agreed) say({ kind: 'height', height: Math.ceil(element.getBoundingClientRect().height) })
  })
  sizes.observe(element)
  say({ kind: 'hello', version: PREVIEW_VERSION })
  return {
    destroy() {
      end()
      sizes.disconnect()
      page.destroy()
    },
  }
}

/** Collects the problems of a page. Sends all problems of one render together. */
function problemReport(send: (problems: PreviewProblem[]) => void) {
  let ofReading: PreviewProblem[] = []
  let ofDrawing: PreviewProblem[] = []
  let telling = false
  function tell(): void {
    if (telling) return
    telling = true
    setTimeout(() => {
      telling = false
      send([...ofReading, ...ofDrawing])
    })
  }
  function redraw(): void {
    ofDrawing = []
    tell()
  }
  return {
    read({ diagnostics }: MountReading) {
      ofReading = diagnostics.map(({ code, path, severity, message }) => ({ code, path, severity, message }))
      redraw()
    },
    drawn({ code, index, error }: DrawingDiagnostic) {
      const text = error instanceof Error ? error.message : ''
      ofDrawing = [
        ...ofDrawing.filter((one) => one.index !== index),
        { code, index, ...(text && { message: { zh: text, en: text } }) },
      ]
      tell()
    },
    redraw,
  }
}
