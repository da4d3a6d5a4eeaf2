import { themeScript } from '@millwright/ui/theme'

/**
 * `index.html` of an app that no server draws. The script stands before the stylesheet; a strict policy names its hash
 * or nonce.
 */
export function staticPage(nonce?: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bearings</title>
    <script${nonce ? ` nonce="${nonce}"` : ''}>${themeScript}</script>
    <link rel="stylesheet" href="/styles.css">
  </head>
  <body><div id="root"></div><script type="module" src="/main.js"></script></body>
</html>`
}
