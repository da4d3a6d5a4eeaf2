import { themeScript } from '@millwright/ui/theme'

/**
 * Returns `index.html` for an app without server rendering. The script must come before the stylesheet. A strict policy
 * needs the script's hash or nonce.
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
