import { electric } from './synonyms/electric.ts'
import { fluid } from './synonyms/fluid.ts'
import { materials } from './synonyms/materials.ts'
import { mechanics } from './synonyms/mechanics.ts'
import { workshop } from './synonyms/workshop.ts'

/** Groups of synonyms in both languages. A search for one word of a group finds texts with any of the others. */
export const synonyms: readonly (readonly string[])[] = [mechanics, fluid, electric, workshop, materials].flatMap(
  (list) =>
    list
      .trim()
      .split('\n')
      .map((group) => group.trim().split('|')),
)
