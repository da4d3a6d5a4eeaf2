import { readRichText } from '../../../packages/pages/src/content/RichText/readRichText.ts'
import { RichText } from '../../../packages/pages/src/content/RichText/RichText.tsx'
import { UiProvider } from '@millwright/ui/UiProvider'
import { renderToStaticMarkup } from 'react-dom/server'

/** A text as a rule, a notice or a description draws it, in its frame and with something after it. */
export function drawContent(html: string): string {
  return renderToStaticMarkup(
    <UiProvider locale="en" resolvePicture={(src) => src}>
      <section>
        <RichText nodes={readRichText(html)} anchors />
      </section>
      <footer />
    </UiProvider>,
  )
}
