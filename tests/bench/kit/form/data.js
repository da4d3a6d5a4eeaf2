/** What the three forms ask, so that they show the same. */
export const brands = Array.from({ length: 500 }, (_, index) => `Brand ${index}`)
export const units = ['piece', 'box', 'metre']
export const terms = ['prepaid', '30 days']
