export type Inquiry = {
  company: string
  material: string
  quantity: number
  brand: string
  day: string
  packing: string
  remark: string
  news: boolean
  terms: boolean
}

export const blank: Inquiry = {
  company: '',
  material: '',
  quantity: 1,
  brand: '',
  day: '',
  packing: '',
  remark: '',
  news: false,
  terms: false,
}

export const materials = [
  { value: 'steel', label: 'Bearing steel' },
  { value: 'ceramic', label: 'Ceramic' },
]
export const brands = [
  { id: 'skf', label: 'SKF' },
  { id: 'nsk', label: 'NSK' },
]
export const packings = [
  { value: 'single', label: 'One by one' },
  { value: 'bulk', label: 'In bulk' },
]
