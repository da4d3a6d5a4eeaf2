import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './Frame.css.ts'

type FrameProps = {
  /** The accessible name of the window. */
  label: string
  /** The width of the window in CSS pixels. Media queries of the page see this width. */
  width: number
  /** The language of the content. */
  lang: string
  children: ReactNode
}

/**
 * A window of its own for the page, as wide as a phone, a tablet or a desk. A window that is wider than its place is
 * scaled down. The page in it stays part of this React tree, and gets this document's styles and theme.
 */
export function Frame({ label, width, lang, children }: FrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const size = useSize(place)
  const scale = Math.min(1, size.width / width) || 1
  // Firefox replaces the first document of a frame when it has loaded.
  const open = () => setBody(frame.current?.contentDocument?.body)
  useEffect(open, [])
  useEffect(() => {
    const inner = body?.ownerDocument
    return inner && mirrorStyles(document, inner, frame.current!)
  }, [body])
  useEffect(() => body?.ownerDocument.documentElement.setAttribute('lang', lang), [body, lang])
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.window} style={{ inlineSize: width * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its document is empty and filled by this editor */}
        <iframe
          ref={frame}
          title={label}
          className={styles.frame}
          onLoad={open}
          style={{ inlineSize: width, blockSize: size.height / scale, scale: String(scale) }}
        />
      </div>
      {body &&
        createPortal(
          <div className={styles.root} style={{ ['--editor-zoom' as string]: String(1 / scale) }}>
            {children}
          </div>,
          body,
        )}
    </div>
  )
}

function useSize(place: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [place])
  return size
}

/** Copies the styles and the theme of a document into another, and follows later changes. */
function mirrorStyles(from: Document, to: Document, frame: HTMLElement): () => void {
  const copySheets = () => {
    to.head.replaceChildren(
      ...[...from.querySelectorAll('style, link[rel="stylesheet"]')].map((node) => to.importNode(node, true)),
    )
  }
  const copyTheme = () => {
    const root = to.documentElement
    const themed = frame.closest<HTMLElement>('[data-theme]')?.dataset.theme ?? from.documentElement.dataset.theme
    root.className = from.documentElement.className
    root.dir = getComputedStyle(frame).direction
    for (const name of ['density', 'brand'] as const) copyData(from.documentElement, root, name)
    if (themed) root.dataset.theme = themed
    else delete root.dataset.theme
    to.body.style.margin = '0'
  }
  copySheets()
  copyTheme()
  const sheets = new MutationObserver(copySheets)
  sheets.observe(from.head, { childList: true, subtree: true, characterData: true })
  const theme = new MutationObserver(copyTheme)
  theme.observe(from.documentElement, { attributes: true })
  return () => {
    sheets.disconnect()
    theme.disconnect()
  }
}

function copyData(from: HTMLElement, to: HTMLElement, name: 'density' | 'brand'): void {
  const value = from.dataset[name]
  if (value === undefined) delete to.dataset[name]
  else to.dataset[name] = value
}
