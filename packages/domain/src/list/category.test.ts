import { expect, it } from 'vitest'
import { shownCategories, uniqueBrands } from './category.ts'

it('hides categories with a status other than 1 and their children [R5.02]', () => {
  const category = (categoryId: string, status: number | undefined, categories?: object[]) =>
    ({ categoryId, parentId: '0', status, categories }) as never
  const shown = shownCategories<{ categoryId: string; parentId: string; categories?: never[] }>([
    category('1', 1, [category('11', 0), category('12', 1)]),
    category('2', 0, [category('21', 1)]),
    category('3', undefined),
  ])
  expect(shown.map(({ categoryId }) => categoryId)).toEqual(['1', '3'])
  expect(shown[0]?.categories?.map(({ categoryId }) => categoryId)).toEqual(['12'])
})

it('shows only the first brand of each name [R5.02]', () => {
  expect(
    uniqueBrands([
      { brandName: 'SKF', id: 1 },
      { brandName: 'NSK', id: 2 },
      { brandName: 'SKF', id: 3 },
    ]).map(({ id }) => id),
  ).toEqual([1, 2])
})
