import { isRecord } from '@millwright/domain/isRecord'
import type { Locale } from '@millwright/domain/locale'
import { useText } from '@millwright/i18n/Texts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { indexOf, putValue, valueAt } from '../page.ts'
import type { FoundText } from './typedTextAt.ts'
import type { Session } from './useSession.ts'
import * as styles from './Typing.css.ts'

export type TypedText = FoundText & { key: string }

type TypingProps = {
  root: { current: HTMLElement | null }
  typed: TypedText
  session: Session
  locale: Locale
  onEnd: () => void
}

/** A field upon a text of the page, in the text's own font. Escape and Enter end it. */
export function Typing({ root, typed: { key, path, element }, session, locale, onEnd }: TypingProps) {
  const text = useText('editor')
  const field = useRef<HTMLTextAreaElement>(null)
  const { page } = session
  const held = valueAt(page[indexOf(page, key)]?.block, path)
  const value = writtenIn(held, locale)
  const [box, setBox] = useState<CSSProperties>()
  useLayoutEffect(() => {
    element.style.setProperty('opacity', '0')
    return () => void element.style.removeProperty('opacity')
  }, [element])
  useLayoutEffect(() => setBox(boxOf(element, root.current)), [element, root, value])
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const write = (words: string) =>
    session.act(
      putValue(
        page,
        key,
        path,
        isRecord(held) ? { ...held, [locale]: words } : { zh: words, en: words, [locale]: words },
      ),
      {
        mark: `type ${key} ${path.join('.')}`,
      },
    )
  return (
    <textarea
      ref={field}
      className={styles.field}
      style={box}
      aria-label={text('typeText')}
      value={value}
      rows={1}
      onChange={({ target }) => write(target.value.replace(/\n/g, ' '))}
      onBlur={onEnd}
      onKeyDown={({ key: pressed, nativeEvent }) => {
        if (pressed === 'Escape' || (pressed === 'Enter' && !nativeEvent.isComposing)) onEnd()
      }}
    />
  )
}

function writtenIn(held: unknown, locale: Locale): string {
  if (!isRecord(held)) return typeof held === 'string' ? held : ''
  return typeof held[locale] === 'string' ? held[locale] : ''
}

/** Returns the place and the font of an element within the page. */
function boxOf(element: HTMLElement, root: HTMLElement | null): CSSProperties {
  const box = element.getBoundingClientRect()
  const whole = root?.getBoundingClientRect()
  const { font, color, textAlign, letterSpacing } = element.ownerDocument.defaultView!.getComputedStyle(element)
  return {
    insetBlockStart: box.top - (whole?.top ?? 0) - 4,
    insetInlineStart: box.left - (whole?.left ?? 0) - 6,
    inlineSize: Math.max(box.width + 24, 160),
    blockSize: box.height + 8,
    font,
    color,
    letterSpacing,
    textAlign: textAlign as CSSProperties['textAlign'],
  }
}
