import { Blocks } from '@millwright/decoration/Blocks'
import { parts } from './page.jsx'

const looks = Object.fromEntries(
  Object.entries(parts).map(([type, part]) => [type, { Draw: ({ data }) => part(data), atOnce: true }]),
)

/** As `readDecoration` answers it. 3,000 blocks are more than it reads of one page: they are here to show how the time grows. */
export const prepare = (blocks) => ({
  blocks: blocks.map(({ id, type, props }, index) => ({ id, type, index, data: props })),
})
const data = { now: 0 }
export const App = ({ data: document }) => <Blocks document={document} locale="en" data={data} looks={looks} />
