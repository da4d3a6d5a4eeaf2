import { CategoryMega } from '@millwright/commerce/CategoryMega'

const categories = [
  {
    categoryId: '1',
    categoryName: 'Bearings',
    parentId: '0',
    categories: [{ categoryId: '11', categoryName: 'Deep groove ball bearings', parentId: '1' }],
  },
]

export const sample = <CategoryMega categories={categories} />
