import { readRichText } from '../../../packages/pages/src/content/RichText/readRichText.ts'
import { RichText } from '../../../packages/pages/src/content/RichText/RichText.tsx'
import { pictureUrl } from '@millwright/domain/link/link'
import { UiProvider } from '@millwright/ui/UiProvider'
import { renderToStaticMarkup } from 'react-dom/server'

/** Renders a text as rules, notices and descriptions do, in its frame and with an element after it. */
export function drawContent(html: string): string {
  return renderToStaticMarkup(
    <UiProvider locale="en" resolvePicture={(src) => pictureUrl(src, 'https://pictures.example/')}>
      <section>
        <RichText nodes={readRichText(html)} anchors />
      </section>
      <footer />
    </UiProvider>,
  )
}
