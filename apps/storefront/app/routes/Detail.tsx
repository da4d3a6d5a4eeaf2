import { Detail } from '@millwright/pages/Detail'
import { load } from '@millwright/pages/Detail.load'
import { act } from '@millwright/pages/Detail.act'
import { bindAct, bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('Detail', load)
export const action = bindAct(act)
export default show(Detail)
