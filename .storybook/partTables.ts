// @ts-expect-error -- it is exported without types
import { parameters } from '@storybook/react/entry-preview-argtypes'
import commerce from '../packages/commerce/components.json'
import ui from '../packages/ui/components.json'

type Prop = { name: string; type: string; required: boolean; default?: string; doc: string }
type Component = { displayName?: string; name?: string }
type Extract = (component: Component) => object | null

const own = parameters as { docs: { extractArgTypes: Extract } }
const parts = new Map<string, Prop[]>(
  [...ui.components, ...commerce.components].map(({ name, props }) => [name, props as Prop[]]),
)

/**
 * The table of a part is what its manifest says, so that the page, `components.json` and `llms.txt` tell the same types,
 * words and defaults. What has no manifest is read by Storybook itself.
 */
export const extractArgTypes: Extract = (component) => {
  const props = parts.get(component.displayName ?? component.name ?? '')
  if (!props) return own.docs.extractArgTypes(component)
  return Object.fromEntries(
    props.map(({ name, type, required, default: value, doc }) => [
      name,
      {
        name,
        description: doc,
        type: { ...typeOf(type), required },
        // An element is nothing that one types.
        ...(/^React(Node|Element)$/.test(type) && name !== 'children' && { control: false }),
        table: { type: { summary: type }, ...(value !== undefined && { defaultValue: { summary: value } }) },
      },
    ]),
  )
}

/** As far as a control can be made of it. */
function typeOf(type: string) {
  const words = type.split(' | ').map((word) => /^'(.*)'$/.exec(word)?.[1])
  if (words.every((word) => word !== undefined)) return { name: 'enum', value: words }
  if (type === 'string' || type === 'boolean' || type === 'number') return { name: type }
  if (/=>/.test(type)) return { name: 'function' }
  return { name: 'other', value: type }
}
