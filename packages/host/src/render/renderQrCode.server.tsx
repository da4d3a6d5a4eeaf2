import { path } from '@millwright/domain/paths/path'
import { renderToStaticMarkup } from 'react-dom/server'
import { CodePicture } from '@millwright/pages/layout/CodePicture'

const places = new Map([
  ['mall.svg', () => ''],
  ['chat.svg', () => path('chat')],
])

/** Returns a QR code of one of the mall's own addresses as an image. Browsers cache it for a day. */
export function renderQrCode(origin: string, file: string): Response {
  const place = places.get(file)
  if (place === undefined) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const drawing = renderToStaticMarkup(<CodePicture value={origin + place()} />).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg" style="background:#fff"',
  )
  return new Response(drawing, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
