import { createServer } from 'node:http'
import { renderToPipeableStream } from 'react-dom/server'
import { themeOf } from '@millwright/ui/theme'
import { Catalogue } from './Catalogue.tsx'

/** The first HTML has the theme already, so nothing flashes and no script is needed. */
export const server = createServer((request, response) => {
  const locale = request.headers['accept-language']?.startsWith('zh') ? 'zh' : 'en'
  const page = (
    <html lang={locale === 'zh' ? 'zh-CN' : 'en'} data-theme={themeOf(request.headers.cookie)}>
      <head>
        <title>Bearings</title>
        <link rel="stylesheet" href="/styles.css" />
      </head>
      <body>
        <Catalogue locale={locale} />
      </body>
    </html>
  )
  const { pipe } = renderToPipeableStream(page, {
    onShellReady() {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      pipe(response)
    },
  })
})
