import '@puckeditor/core/puck.css'
import { Puck } from '@puckeditor/core'
import { blocks, Title, Words } from './data.jsx'

const fields = { text: { type: 'text' }, size: { type: 'text' } }
const config = {
  components: {
    Title: { fields, defaultProps: { text: 'Title', size: '24' }, render: Title },
    Words: { fields, defaultProps: { text: 'Words', size: '14' }, render: Words },
  },
}
const data = {
  root: { props: {} },
  content: blocks.map(({ type, props }, index) => ({ type, props: { id: `b${index}`, ...props } })),
}

export const Page = () => <Puck config={config} data={data} />
