import { Render } from '@puckeditor/core/rsc'
import { parts } from './page.jsx'

const config = {
  components: Object.fromEntries(Object.entries(parts).map(([type, render]) => [type, { fields: {}, render }])),
}
export const prepare = (blocks) => ({
  root: { props: {} },
  zones: {},
  content: blocks.map(({ id, type, props }) => ({ type, props: { id, ...props } })),
})
export const App = ({ data }) => <Render config={config} data={data} />
