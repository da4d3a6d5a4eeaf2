import { Cart } from '@millwright/pages/Cart'
import { load } from '@millwright/pages/Cart.load'
import { act } from '@millwright/pages/Cart.act'
import { bindAct, bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('Cart', load)
export const action = bindAct(act)
export default show(Cart)
