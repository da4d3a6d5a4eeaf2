import { FacetArea } from '@millwright/commerce/FacetArea'
import { FacetChips } from '@millwright/commerce/FacetChips'
import { FacetPanel } from '@millwright/commerce/FacetPanel'
import { emptyFilter } from '@millwright/domain/list/listFilter'

const filter = { ...emptyFilter, keyword: '6205', brandIds: ['7'] }
const facets = { brands: [{ brandId: '7', brandName: 'SKF', count: 12 }], categories: [], attrs: [], keyAttrs: [] }

export const sample = (
  <FacetArea>
    <FacetPanel filter={filter} facets={facets} categories={[]} />
    <FacetChips filter={filter} facets={facets} />
  </FacetArea>
)
