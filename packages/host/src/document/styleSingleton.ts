import { useEffect } from 'react'

/**
 * In the place of `react-style-singleton`, by which dialogs lock the page's scrolling: a constructed stylesheet, which
 * no policy has to let in. A style element would need a nonce, and a cached page has none.
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
      // The first one's styles stand until the last one has gone.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [])
    return null
  }
}
