import { Content } from '@builder.io/sdk-react'
import { parts } from './page.jsx'

const known = Object.entries(parts).map(([type, component]) => ({ component, name: `Own${type}`, inputs: [] }))
export const prepare = (blocks) => ({
  id: 'page',
  name: 'page',
  data: {
    blocks: blocks.map(({ id, type, props }) => ({
      '@type': '@builder.io/sdk:Element',
      '@version': 2,
      id: `builder-${id}`,
      component: { name: `Own${type}`, options: props },
    })),
  },
})
export const App = ({ data }) => (
  <Content model="page" apiKey="none" content={data} customComponents={known} canTrack={false} />
)
