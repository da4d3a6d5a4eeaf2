import { Datasheet } from '@millwright/pages/Datasheet'
import { load } from '@millwright/pages/Datasheet.load'
import { bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('Datasheet', load)
export default show(Datasheet)
