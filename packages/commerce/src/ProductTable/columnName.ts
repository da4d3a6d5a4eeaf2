import type { ProductTableProps } from './productTableProps.ts'

/** Returns the name of a column, with its unit. */
export const columnName = ({
  attrName,
  unit,
}: Pick<ProductTableProps['columns'][number], 'attrName' | 'unit'>): string =>
  unit ? `${attrName} (${unit})` : attrName
