import { Home } from '@millwright/pages/Home'
import { load } from '@millwright/pages/Home.load'
import { bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('Home', load)
export default show(Home)
