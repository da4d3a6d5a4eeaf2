import { partsOf } from '@millwright/domain/partsOf'
import { block } from './block.ts'
import { bool, link, list, localised, only, picture } from './decoder.ts'
import type { Decoder, Localised } from './decoder.ts'
import type { LinkTarget } from '@millwright/domain/link/link'

/** The sign of the mall or of a shop, shown in the page's header. It must be the page's first block. */
export const shop_signs = block({
  bgUrl: picture(),
  navList: list(
    only(navEntry(), ({ name, target }) => Boolean(name.zh && target)),
    { max: 7 },
  ),
  showCategory: bool(true),
  showLogo: bool(true),
  showNavs: bool(true),
  showSearch: bool(true),
})

type NavEntry = { name: Localised; target: LinkTarget | undefined }

/** Reads a navigation entry: a link and its name, from the same object. */
function navEntry(): Decoder<NavEntry> {
  const name = localised({ required: true, max: 40 })
  const target = link({ required: true })
  return {
    schema: { ...target.schema, type: 'object', properties: { name: name.schema }, required: ['name'] },
    read: (input, path, report) => ({
      name: name.read(partsOf(input).name, `${path}.name`, report),
      target: target.read(input, path, report),
    }),
  }
}
