import { connectPreview } from '@millwright/decoration/connectPreview'
import { createPreviewFrame } from '@millwright/decoration/createPreviewFrame'
import '@millwright/ui/reset.layer.css'
import '@millwright/ui/styles.layer.css'
import '@millwright/decoration/styles.layer.css'

/**
 * One page for both windows: the editor, with the params `frame` and `shop` (the origin that it expects), and the
 * preview inside its frames, with the param `editor`.
 */
const asked = new URL(location.href).searchParams
const [frame, shop, editor, says] = ['frame', 'shop', 'editor', 'says'].map((name) => asked.get(name))
const root = document.getElementById('root')!

/** Records messages where the test reads them. */
function hear(what: string): void {
  document.documentElement.dataset.heard = [document.documentElement.dataset.heard, what].filter(Boolean).join(' | ')
}
const mismatch = ({ own, other }: { own: number; other: number }) => hear(`mismatch ${own} ${other}`)

if (editor && !says) connectPreview(root, { origin: editor, onMismatch: mismatch })

// With `says`, the window sends an arbitrary message and records the messages that it receives.
if (editor && says) {
  addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => hear(data.kind))
  parent.postMessage({ mark: 'millwright.preview', ...(JSON.parse(says) as object) }, editor)
}

if (frame && shop) {
  for (const [index, address] of frame.split(' ').entries()) {
    const iframe = root.appendChild(document.createElement('iframe'))
    iframe.src = address
    iframe.title = `Frame ${index}`
    if (index > 0) continue
    createPreviewFrame(iframe, {
      origin: shop,
      locale: 'en',
      data: { now: Date.now() },
      content: [{ type: 'floor_title', id: 'head', dataField: { title: 'Kept in stock' } }],
      onReady: () => hear('ready'),
      onSelect: ({ blockId }) => hear(`select ${blockId}`),
      onMismatch: mismatch,
    })
  }
}
