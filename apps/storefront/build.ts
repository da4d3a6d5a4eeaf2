import { buildShop } from '@millwright/host/build'

await buildShop(import.meta.dirname)
