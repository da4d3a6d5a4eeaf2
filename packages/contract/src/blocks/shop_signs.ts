import { block } from './block.ts'
import { bool, link, list, localised, only, picture } from './decoder.ts'
import type { Decoder, Localised } from './decoder.ts'
import type { LinkTarget } from '@millwright/domain/link/link'

/** The mall's or a shop's sign: what the page's header shows. Only the first block of a page can be one. */
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

/** A nav entry is a link that has a name: both are read from the same object. */
function navEntry(): Decoder<NavEntry> {
  const name = localised({ required: true, max: 40 })
  const target = link({ required: true })
  return {
    schema: { ...target.schema, type: 'object', properties: { name: name.schema }, required: ['name'] },
    read: (input, path, report) => ({
      name: name.read((input as { name?: unknown } | null)?.name, `${path}.name`, report),
      target: target.read(input, path, report),
    }),
  }
}
