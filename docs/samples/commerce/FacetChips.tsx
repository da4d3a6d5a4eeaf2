import { FacetChips } from '@millwright/commerce/FacetChips'
import { emptyFilter } from '@millwright/domain/list/listFilter'

const facets = { brands: [{ brandId: '7', brandName: 'SKF', count: 12 }], attrs: [] }

export const sample = <FacetChips filter={{ ...emptyFilter, brandIds: ['7'] }} facets={facets} />
