export const columns = [
  { key: 'part', header: 'Part number' },
  { key: 'name', header: 'Product' },
  { key: 'brand', header: 'Brand' },
  { key: 'bore', header: 'Bore' },
  { key: 'outer', header: 'Outer' },
  { key: 'width', header: 'Width' },
  { key: 'price', header: 'Price' },
  { key: 'stock', header: 'Stock' },
  { key: 'pack', header: 'Pack' },
  { key: 'days', header: 'Days' },
]

/** 50,000 products whose values differ from row to row. */
export const products = Array.from({ length: 50_000 }, (_, row) => ({
  id: `r${row}`,
  part: `62${String(row % 100).padStart(2, '0')}-${row}`,
  name: `Bearing ${row}`,
  brand: `Brand ${row % 97}`,
  bore: String(10 + (row % 90)),
  outer: String(30 + (row % 200)),
  width: String(9 + (row % 50)),
  price: ((row * 37) % 9973) / 100 + '',
  stock: String((row * 31) % 997),
  pack: String(1 + (row % 12)),
  days: String(row % 30),
}))
