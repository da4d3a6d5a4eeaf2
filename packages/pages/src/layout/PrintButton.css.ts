import { rule } from './rule.ts'

export const print = rule({
  selectors: { 'html:not(.js) &': { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
