import { Login } from '@millwright/pages/Login'
import { load } from '@millwright/pages/Login.load'
import { act } from '@millwright/pages/Login.act'
import { bindAct, bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('Login', load)
export const action = bindAct(act)
export default show(Login)
