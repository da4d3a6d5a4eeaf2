import { createShop } from '@millwright/host'
import { readEnvironment } from './readEnvironment.ts'

/** The storefront: the page kit, configured by the environment only. */
export default createShop(readEnvironment(process.env))
