import { createShop } from '@millwright/host'
import { readEnvironment } from './readEnvironment.ts'

/** The assembled mall: the page kit as it is, with what the environment says. */
export default createShop(readEnvironment(process.env))
