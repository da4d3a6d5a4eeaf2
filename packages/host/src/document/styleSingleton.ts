import { useEffect } from 'react'

/**
 * Replaces `react-style-singleton`, which locks the page's scrolling for dialogs, by a constructed stylesheet. A style
 * element would need a nonce, and a cached page has none.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return function Styles({ styles }: { styles: string }): null {
    useEffect(() => {
      if (!users++) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        if (--users) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
      // The first user's styles stay until the last user is gone.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [])
    return null
  }
}
