// @ts-expect-error -- Storybook exports this module without types
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
 * Builds a component's props table from its manifest, so that the docs page, `components.json` and `llms.txt` show the
 * same types, descriptions and defaults. Storybook extracts the table of a component without a manifest.
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
        // A React element cannot be typed into a control.
        ...(/^React(Node|Element)$/.test(type) && name !== 'children' && { control: false }),
        table: { type: { summary: type }, ...(value !== undefined && { defaultValue: { summary: value } }) },
      },
    ]),
  )
}

/** Returns the Storybook type of a prop's type, from which Storybook chooses the control. */
function typeOf(type: string) {
  const words = type.split(' | ').map((word) => /^'(.*)'$/.exec(word)?.[1])
  if (words.every((word) => word !== undefined)) return { name: 'enum', value: words }
  if (type === 'string' || type === 'boolean' || type === 'number') return { name: type }
  if (/=>/.test(type)) return { name: 'function' }
  return { name: 'other', value: type }
}
