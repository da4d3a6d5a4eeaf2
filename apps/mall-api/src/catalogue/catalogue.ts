import type { SampleMall } from './types.ts'

/** The sample mall, the same on every machine and every day. */
export function sampleMall(): SampleMall {
  return { shops: [], categories: [], brands: [], attrs: [], attrValues: [], products: [] }
}
