import '@millwright/ui/reset.css'
import '@millwright/ui/styles.css'
import '@millwright/commerce/styles.css'
import '@millwright/decoration/styles.css'
import '@millwright/editor/styles.css'
import { block } from '@millwright/contract/blocks/block'
import { localised, number } from '@millwright/contract/blocks/decoder'
import { createRegistry, defineBlock } from '@millwright/decoration/registry'
import { Editor } from '@millwright/editor/Editor'
import { en as commerce } from '@millwright/i18n/namespaces/commerce'
import { en as editor } from '@millwright/i18n/namespaces/editor'
import { PlainTexts } from '@millwright/i18n/PlainTexts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { blocks, Title, Words } from './data.jsx'

const own = (type, Draw) =>
  defineBlock({
    type,
    block: block({ text: localised({ required: true }), size: number({ fallback: 14, min: 8, max: 64 }) }),
    Draw: ({ data, locale }) => <Draw text={data.text[locale]} size={data.size} />,
  })
const registry = createRegistry([own('Title', Title), own('Words', Words)])
const page = blocks.map(({ type, props }) => ({ type, dataField: props }))
const none = { products: {}, shelves: {}, shops: {}, now: 0 }
const dataOf = () => none
const resources = { commerce, editor }

export const Page = () => (
  <UiProvider locale="en">
    <PlainTexts locale="en" resources={resources}>
      <Editor
        title="Page"
        page={page}
        registry={registry}
        blocks={['Title', 'Words']}
        dataOf={dataOf}
        onPublish={() => undefined}
      />
    </PlainTexts>
  </UiProvider>
)
